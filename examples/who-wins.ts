// Who wins a dungeon, in how many moves, and which first moves keep the win.
import { chaseBestMoves, chaseOf, chaseValueOf, dungeonNamed, parseDungeon, rogue, solveChase } from 'asterion';

const read = parseDungeon(dungeonNamed('open')?.text ?? '');
if (!read.ok) throw new Error(read.fault.message);
const start = rogue.initial(read.value.scene, rogue.defaults, 0);
const table = solveChase(chaseOf(start));

console.log(chaseValueOf(table, start));
for (const move of chaseBestMoves(table, start)) console.log(rogue.moveName(start, move));

// prints:
// { verdict: 'captured', captureIn: 11 }
// NW
