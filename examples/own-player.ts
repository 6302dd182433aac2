// A rogue of one's own against the shortest path: the match, its recording, and what the exact table says of every move.
import {
  distancesFrom,
  formatRecording,
  generateDungeon,
  Match,
  MONSTER,
  playerOf,
  playMatch,
  ROGUE,
  type RoguePosition,
  recordMatch,
  reviewMatch,
  rogue,
  rogueDescription,
  roguePlayerNamed,
} from 'asterion';

/** Steps to the neighbour that is farthest from the monster; the referee of the match trusts nobody, and checks it. */
const coward = playerOf('coward', [ROGUE], (seen: RoguePosition) => {
  const danger = distancesFrom(seen.setup.world, ...seen.monsters);
  const farness = (step: number): number => danger[rogue.play(seen, step).rogue];
  return rogue.legalMoves(seen).reduce((best, step) => (farness(step) > farness(best) ? step : best));
});

const monster = roguePlayerNamed('bfs', MONSTER);
if (monster === undefined) throw new Error('There is no such player.');
const seed = 3;
const scene = generateDungeon({ rows: 11, seed });
const match = new Match({ game: rogue, scene, seed, players: { monster, rogue: coward }, cap: 200 });
const end = await playMatch(match);
console.log(end?.why);

const recording = recordMatch(match);
console.log(`recorded: ${recording.moves.length} moves, ${formatRecording(recording).length} characters`);

const review = reviewMatch(rogueDescription, match);
for (const { ply, seat, name, before, after, bestNames, mistake } of review.moves) {
  if (mistake === null) continue;
  const count = `${before.count ?? 'never'} to ${after.count ?? 'never'}`;
  console.log(`move ${ply}: ${seat} ${name} is a ${mistake} (${count}); better ${bestNames.join(', ')}`);
}
console.log(review.accuracy);

// prints:
// A monster caught the rogue.
// recorded: 33 moves, 1748 characters
// move 14: rogue N is a blunder (never to 3); better E, S, SE, STAY
// move 17: monster W is a blunder (2 to never); better SW
// move 30: rogue E is a blunder (never to 2); better SE
// { monster: 0.9411764705882353, rogue: 0.875 }
