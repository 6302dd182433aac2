// A dungeon from a file's text: rooms, corridors, who stands where, and how far everything is from the monster.
import { distancesFrom, drawText, parseDungeon } from 'asterion';

const read = parseDungeon(`6
. . .     .
. A . + + .
. . .     .
  +       .
  + + + . .
        @ .
`);
if (!read.ok) throw new Error(read.fault.message);
const { scene } = read.value;
const [monster] = scene.actors.monster;
const [rogue] = scene.actors.rogue;
console.log(drawText(scene));
console.log(`The rogue is ${distancesFrom(scene.world, monster)[rogue]} steps away.`);

// prints:
// . . .     .
// . M . + + .
// . . .     .
//   +       .
//   + + + . .
//         @ .
//
// The rogue is 7 steps away.
