// A starter bot: hunts whom it is to hunt, flees whom it is to flee, and takes the first legal move where it sees nobody.
import { createInterface } from 'node:readline';

const say = (line) => console.log(line);
let [role, at, legal] = ['', {}, []];

for await (const line of createInterface({ input: process.stdin })) {
  const [word, ...words] = line.trim().split(/\s+/);
  if (word === 'arena') {
    say('name Starter');
    say('ready');
  } else if (word === 'game') {
    role = words[words.indexOf('role') + 1];
  } else if (word === 'turn') {
    at = {};
  } else if (word === 'at') {
    at[words[0]] = [Number(words[1]), Number(words[2])];
  } else if (word === 'legal') {
    legal = words;
  } else if (word === 'go') {
    say(`move ${choice().replace(',', ' ')}`);
  } else if (word === 'quit') {
    process.exit(0);
  }
}

function choice() {
  if (at.foe === undefined || !legal[0].includes(',')) return legal[0];
  const distance = (cell) => {
    const [row, col] = cell.split(',').map(Number);
    return Math.max(Math.abs(row - at.foe[0]), Math.abs(col - at.foe[1]));
  };
  const sign = ['monster', 'minotaur'].includes(role) ? 1 : -1;
  return legal.toSorted((a, b) => sign * (distance(a) - distance(b)))[0];
}
