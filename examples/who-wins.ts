// Who wins a dungeon, in how many moves, and which first moves keep the win.
import { bestMoves, chaseOf, solve, valueOf } from 'asterion/exact';
import { dungeonNamed, rogue } from 'asterion/game';
import { parseDungeon } from 'asterion/notation';

const read = parseDungeon(dungeonNamed('open')?.text ?? '');
if (!read.ok) throw new Error(read.fault.message);
const start = rogue.initial(read.value.scene, rogue.defaults, 0);
const table = solve(chaseOf(start.setup));

console.log(valueOf(table, start));
for (const move of bestMoves(table, start)) console.log(rogue.moveName(start, move));

// prints:
// { verdict: 'captured', captureIn: 11 }
// NW
