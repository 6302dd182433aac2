/** From any room into the editor: the world on screen, for the game it is played as, and the way back. */

import type { Position } from 'asterion/game';
import { documentFault, formatDocument } from 'asterion/notation';
import { type GameSetup, sceneAt } from 'asterion/play';
import type { Scene } from 'asterion/world';
import { announce } from '../page/announce.js';
import { BACK, formatLink, linkWith } from '../shell/link.js';
import { packText } from '../shell/pack.js';

/** The page's own limit: 200 x 200. More could be drawn, but is not played on. */
const MOST_CELLS = 40_000;

/** Why a world is too large to be edited, as a sentence. */
export const sizeFault = ({ world: { grid } }: Pick<Scene, 'world'>): string | undefined => cellsFault(grid.cellCount);

export const cellsFault = (cellCount: number): string | undefined =>
  cellCount <= MOST_CELLS
    ? undefined
    : `It has ${cellCount.toLocaleString('en')} cells; up to ${MOST_CELLS.toLocaleString('en')} can be edited here.`;

/** The link to what is on screen, from `#` on; undefined while there is nothing. */
export type LinkHere = () => string | undefined | Promise<string | undefined>;

/** Opens a world in the editor, for the game of a name; or says why it cannot be edited. */
export async function editWorld(scene: Scene | undefined, game: string, linkHere: LinkHere): Promise<void> {
  const why = scene === undefined ? 'There is none yet.' : (sizeFault(scene) ?? documentFault(scene));
  if (scene === undefined || why !== undefined) {
    announce(`This world cannot be edited. ${why}`);
    return;
  }
  const [world, here = ''] = await Promise.all([packText(formatDocument(scene)), linkHere()]);
  const entries: [string, string][] = [
    ['game', game],
    ['world', world],
  ];
  location.hash = linkWith(formatLink('edit', entries), BACK, here.slice(2));
}

/** Said where something would see through the fog. */
export const HIDDEN = 'It would show what the fog hides: switch the fog off to see it.';

/** Opens the world of a game as it stands on screen. */
export function editGame<P extends Position, Move, Seen>(
  setup: GameSetup<P, Move, Seen> | undefined,
  position: P | undefined,
  linkHere: LinkHere,
): void {
  const scene = setup === undefined || position === undefined ? undefined : sceneAt(setup, position);
  void editWorld(scene, setup?.description.game.name ?? '', linkHere);
}
