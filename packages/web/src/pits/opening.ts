/** Files and links that are opened: a board to play on, or a game to look at; or why neither. */

import { PLAYER, pits } from 'asterion/game';
import { faultText, type Recording, readScene } from 'asterion/notation';
import { pitsPlayerFault } from 'asterion/players';
import { type Cell, coordinatesOf, createScene, type Scene } from 'asterion/world';
import { isRecording, type Opened, openRecording, tooLarge } from '../play/opening.js';
import { HUMAN, YES } from '../play/table.js';
import type { Draft } from './draft.js';

/** What a file holds; the format is told by its content. `name` stands in front of faults. */
export function openText(text: string, name: string): Opened {
  if (isRecording(text)) return openRecording(text, name, pits);
  const read = readScene(text);
  if (!read.ok) return { kind: 'refused', why: faultText(read.fault, name) };
  const scene = inhabited(read.value.scene);
  const why = tooLarge(scene) ?? pits.fault(scene, pits.defaults);
  return why === undefined
    ? { kind: 'world', scene, notes: read.warnings }
    : { kind: 'refused', why: `${name}: ${why}` };
}

/** A world with nobody in it: the player starts at the entrance. The exit is the goal. */
function inhabited(scene: Scene): Scene {
  const { world, entrance, exit, actors, made } = scene;
  if (entrance === undefined || (actors.player ?? []).length > 0) return scene;
  return createScene(world, { entrance, exit, actors: { player: [entrance] }, made });
}

/** The settings a recording was played with, as far as it says; `notes` gathers what it does not. */
export function settingsOf({ scene, options, seed, seats }: Recording, notes: string[]): Partial<Draft> {
  const { grid } = scene.world;
  const place = (cell: Cell | undefined, usual: Cell): string =>
    cell === undefined || cell === usual ? '' : coordinatesOf(grid, cell).join();
  const { least, most, under } = { ...pits.defaults, ...options };
  return {
    source: 'generated',
    world: '',
    size: String(grid.rows),
    shape: grid.shape.name,
    start: place(scene.actors.player?.[0], 0),
    goal: place(scene.exit, grid.cellCount - 1),
    pits: `${least}-${most}`,
    under: under ? YES : '',
    player: playerOf(seats[PLAYER] ?? HUMAN, notes),
    seed,
  };
}

function playerOf(name: string, notes: string[]): string {
  if (name === HUMAN || pitsPlayerFault(name) === undefined) return name;
  notes.push(`It was played by "${name}", who is not known here: the seat is yours.`);
  return HUMAN;
}
