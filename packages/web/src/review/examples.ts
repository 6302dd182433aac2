/** Games to begin with, so that the room is never empty. They are played on the spot: only who played where is written down. */

import { dungeonNamed, Match, MONSTER, ROGUE, recordMatch, rogue } from 'asterion/game';
import { formatRecording, parseDungeon } from 'asterion/notation';
import { roguePlayerNamed } from 'asterion/players';
import { createRng } from 'asterion/world';

export interface Example {
  readonly name: string;
  readonly title: string;
  readonly dungeon: string;
  readonly monster: string;
  readonly rogue: string;
}

export const examples: readonly Example[] = [
  {
    name: 'thrown-away',
    title: 'An escape thrown away',
    dungeon: 'corners',
    monster: 'bfs',
    rogue: 'farthest',
  },
  {
    name: 'to-and-fro',
    title: 'Let go and caught again',
    dungeon: 'pillars',
    monster: 'bfs-reading',
    rogue: 'cycle',
  },
  {
    name: 'exact',
    title: 'Lost, and exact to the last',
    dungeon: 'trap',
    monster: 'bfs',
    rogue: 'trailmax',
  },
];

const SEED = '7';
/** In moves of both sides; all of the above end sooner. */
const CAP = 200;

/** The recording of an example. */
export function exampleText(example: Example): string {
  const dungeon = parseDungeon(dungeonNamed(example.dungeon)?.text ?? '');
  const [monster, quarry] = [roguePlayerNamed(example.monster, MONSTER), roguePlayerNamed(example.rogue, ROGUE)];
  if (!dungeon.ok || monster === undefined || quarry === undefined)
    throw new RangeError(`Expected the example ${example.name} to name a dungeon and players.`);
  const { scene } = dungeon.value;
  const match = new Match({
    game: rogue,
    position: rogue.initial(scene, rogue.defaults, SEED),
    players: { [MONSTER]: monster, [ROGUE]: quarry },
    rng: createRng(SEED),
    cap: CAP,
  });
  while (match.end === undefined) void match.step();
  const seats = { [MONSTER]: example.monster, [ROGUE]: example.rogue };
  return formatRecording(recordMatch(match, { scene, options: rogue.defaults, seed: SEED, seats }));
}
