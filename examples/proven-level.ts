// A level proven before it ships: what the makers promise is checked by the exact table, not by playing it a few times.
import { chaseOf, chaseValueOf, drawText, ProvenLevelMaker, rogue, solveChase } from 'asterion';

// Dungeons one after another, until the monster needs exactly nine moves.
const maker = new ProvenLevelMaker({ rows: 11, seed: 'level 1' }, { kind: 'captured-in', moves: 9 });
while (!maker.done) maker.advance(1);
const { level } = maker;
if (level === undefined) throw new Error('No dungeon had what was asked for.');
console.log(drawText(level.scene));
console.log(`dungeon ${maker.tried}: ${level.value.verdict} in ${level.value.captureIn} moves`);

// The test that ships with the level: it fails as soon as somebody moves a wall.
const start = rogue.initial(level.scene, rogue.defaults, 0);
const { verdict, captureIn } = chaseValueOf(solveChase(chaseOf(start)), start);
if (verdict !== 'captured' || captureIn !== 9) throw new Error(`The level is broken: ${verdict} in ${captureIn}.`);

// prints:
//         + + + + . . .
//     . . @       . . .
//     . . . + +   . . .
// + + . . M   +
//     +       +
// . . .     . . .
// . . .     . . .
// . . . + + . . .
//
//
//
//
// dungeon 3: captured in 9 moves
