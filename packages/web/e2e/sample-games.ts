/** Games for the tests of this folder: a shipped dungeon and moves by name. */

import { checkText } from 'asterion/game';
import { dungeonNamed, rogue } from 'asterion/game/rogue';
import { formatRecording, parseDungeon, type RecordedMove } from 'asterion/notation';
import { games } from 'asterion/play';
import type { Scene } from 'asterion/world';
import { openReview, type ReviewedGame } from '../src/game/review/opening.js';

/** In `corners`: the rogue throws its escape away with move 4, the monster dawdles with 7 and 11. */
export const CORNERS = 'SE NE SE S SE SW S NE E SW S NE E NW N';
/** In `cornered`: exact to the last. */
export const CLEAN = 'NW S NW NE NW SW W';

/** The recording of these moves in a shipped dungeon. */
export function recordingOf(dungeon: string, names: string, outcome: string | undefined = 'captured'): string {
  const read = parseDungeon(dungeonNamed(dungeon)?.text ?? '');
  if (!read.ok) throw new RangeError(`Expected a dungeon, got "${dungeon}".`);
  return recordingIn(read.value.scene, names, outcome);
}

/** The recording of these moves in any world. */
export function recordingIn(scene: Scene, names: string, outcome: string | undefined): string {
  let position = rogue.initial(scene, rogue.defaults, '7');
  const moves = names.split(' ').map((name): RecordedMove => {
    const { seat } = position;
    position = rogue.play(position, rogue.moveNamed(position, name) ?? -1);
    return { seat, name, check: checkText(rogue.check(position)) };
  });
  const seats = { monster: 'bfs', rogue: 'farthest' };
  return formatRecording({ game: 'rogue', scene, options: { ...rogue.defaults }, seed: '7', seats, moves, outcome });
}

export function gameOf(dungeon: string, names: string): ReviewedGame {
  const opened = openReview(recordingOf(dungeon, names), 'game', games);
  if (!opened.ok) throw new RangeError(opened.why);
  return opened.game;
}
