/** The levels that come with Minotaur, from easy to hard, all made by the level maker; their pars are proven by a test. */

import type { ShippedWorld } from '../shipped-world.js';

/** A level that comes with the game: a drawing, played by the usual rules, and what it takes. */
export interface ShippedLevel extends ShippedWorld {
  /** The fewest moves to the exit, waits counted. */
  readonly par: number;
  /** What its solution asks for, in a sentence. */
  readonly needs: string;
}

/** Every level, in the order in which they are listed to people: par rises. */
export const minotaurLevels: readonly ShippedLevel[] = [
  {
    name: 'level-1',
    title: 'First step',
    idea: 'A step away from the exit puts a wall between Theseus and the Minotaur.',
    par: 4,
    needs: '1 step that leads away from the exit; looking 1 move ahead solves it.',
    text: `
+---+---+---+
|     M     |
+---+   +   +
|     T     |
+   +   +   +
|         E |
+---+---+   +
`,
  },
  {
    name: 'level-2',
    title: 'Patience',
    idea: 'Waiting is a move, and here it is the first one.',
    par: 6,
    needs: '1 wait; looking 4 moves ahead solves it.',
    text: `
+---+---+---+   +
|             E |
+   +   +   +   +
|       |     M |
+   +---+   +   +
| T             |
+   +   +   +   +
|               |
+---+---+---+---+
`,
  },
  {
    name: 'level-3',
    title: 'The lure',
    idea: 'Draw the Minotaur away from the exit, then be there first.',
    par: 8,
    needs: '3 steps that lead away from the exit; looking 6 moves ahead solves it.',
    text: `
+---+---+---+---+
|               |
+   +---+   +   +
|           | M |
+   +   +   +   +
|     T       E
+   +   +   +   +
|               |
+---+---+---+---+
`,
  },
  {
    name: 'level-4',
    title: 'Two walls',
    idea: 'Two walls are enough to lose a Minotaur.',
    par: 10,
    needs: '3 steps that lead away from the exit; looking 6 moves ahead solves it.',
    text: `
+---+---+---+   +
|             E |
+   +   +   +   +
|               |
+   +   +   +   +
|           | M |
+   +---+   +   +
|         T     |
+---+---+---+---+
`,
  },
  {
    name: 'level-5',
    title: 'Round trip',
    idea: 'The exit is near, and the way to it goes round the board.',
    par: 12,
    needs: '5 steps that lead away from the exit; looking 10 moves ahead solves it.',
    text: `
+---+---+---+---+---+
|             T     |
+   +   +---+   +   +
|               | E
+   +   +   +   +   +
|               |   |
+   +   +   +   +   +
|               | M |
+   +   +   +   +   +
|                   |
+---+---+---+---+---+
`,
  },
  {
    name: 'level-6',
    title: 'In the corner',
    idea: 'Wait in a corner until the Minotaur stands where it does no harm.',
    par: 14,
    needs: '1 wait, 5 steps that lead away from the exit; looking 13 moves ahead solves it.',
    text: `
+---+---+---+---+---+
|                   |
+   +   +   +---+---+
|             T |   |
+   +   +   +   +   +
|                   |
+   +   +---+---+   +
|         M       E
+   +   +   +   +   +
|                   |
+---+---+---+---+---+
`,
  },
  {
    name: 'level-7',
    title: 'So near',
    idea: 'The exit is two steps away, and the way to it takes sixteen.',
    par: 16,
    needs: '7 steps that lead away from the exit; looking 14 moves ahead solves it.',
    text: `
+---+   +---+---+---+
| M   E             |
+---+   +   +---+   +
| T     |           |
+   +   +   +   +   +
|       |           |
+   +   +   +   +   +
|       |           |
+   +   +   +---+   +
|                   |
+---+---+---+---+---+
`,
  },
  {
    name: 'level-8',
    title: 'The nook',
    idea: 'Hide in a nook first, and let the Minotaur come.',
    par: 18,
    needs: '1 wait, 6 steps that lead away from the exit; looking 17 moves ahead solves it.',
    text: `
+---+---+   +---+---+---+
|         E             |
+   +   +---+   +   +   +
|                     M |
+   +   +   +   +   +   +
|                       |
+   +   +   +   +   +   +
|               |       |
+   +   +   +   +---+   +
|       |     T         |
+   +---+   +---+   +   +
|               |       |
+---+---+---+---+---+---+
`,
  },
  {
    name: 'level-9',
    title: 'Let it come',
    idea: 'Let the Minotaur come close, then lead it to the far end of the board.',
    par: 20,
    needs: '1 wait, 8 steps that lead away from the exit; looking 19 moves ahead solves it.',
    text: `
+---+---+---+---+---+---+
|                   |   |
+   +   +   +   +   +   +
|               |       |
+   +   +   +   +---+   +
|                   |   |
+   +   +   +   +---+   +
|                       |
+   +   +   +---+   +---+
| M     |           |   |
+   +   +   +---+   +   +
|     E           T     |
+---+   +---+---+---+---+
`,
  },
  {
    name: 'level-10',
    title: 'No move to spare',
    idea: 'There is one shortest solution, and it turns back again and again.',
    par: 22,
    needs: '8 steps that lead away from the exit; looking 20 moves ahead solves it.',
    text: `
+---+---+---+---+---+---+
|               |       |
+   +   +---+   +   +   +
|           |           |
+   +   +---+   +   +   +
|                       |
+   +   +   +   +   +   +
|                 T     |
+   +   +---+   +   +   +
|     M |               |
+---+   +   +---+   +   +
| E                     |
+   +---+---+---+---+---+
`,
  },
  {
    name: 'level-11',
    title: 'Open field',
    idea: 'Eight walls in an open field, and every one of them is needed.',
    par: 24,
    needs: '1 wait, 8 steps that lead away from the exit; looking 21 moves ahead solves it.',
    text: `
+---+---+---+---+---+---+---+
|                   |       |
+   +   +---+   +---+   +   +
|           |               |
+   +   +   +   +   +---+   +
|                   |       |
+   +   +   +   +   +   +   +
|                 T         |
+   +   +   +   +   +   +   +
|                           |
+   +   +   +   +   +   +   +
|                           |
+---+   +   +   +---+   +   +
| E                   M     |
+   +---+---+---+---+---+---+
`,
  },
  {
    name: 'level-12',
    title: 'Next door',
    idea: 'Only a wall stands between Theseus and the exit, and nobody gets round it without a wait.',
    par: 27,
    needs: '2 waits, 11 steps that lead away from the exit; looking 26 moves ahead solves it.',
    text: `
+---+---+---+---+---+---+---+
|                           |
+   +   +   +   +   +   +   +
|         M                 |
+   +---+   +   +   +   +   +
|       |                   |
+   +   +   +   +   +   +   +
  E | T                     |
+---+   +   +---+   +---+   +
|                           |
+   +   +   +   +   +   +   +
|                       |   |
+   +   +   +   +   +   +---+
|               |           |
+---+---+---+---+---+---+---+
`,
  },
  {
    name: 'level-13',
    title: 'Up and down',
    idea: 'Thirty moves up and down the board, and only one way to make them.',
    par: 30,
    needs: '11 steps that lead away from the exit; looking 29 moves ahead solves it.',
    text: `
+---+---+---+---+---+---+---+
|                           |
+   +   +---+   +   +---+   +
|           |     T |       |
+   +   +   +   +---+   +   +
|                           |
+   +   +---+   +   +   +   +
|                           |
+   +   +   +   +   +   +---+
|                       | M |
+   +   +   +   +   +---+   +
|           |       |   |   |
+   +   +   +   +---+   +   +
|                     E     |
+---+---+---+---+---+   +---+
`,
  },
  {
    name: 'level-14',
    title: 'Company',
    idea: 'Two Minotaurs follow one rule, and both have to be fooled.',
    par: 33,
    needs: '15 steps that lead away from the exit; looking 29 moves ahead solves it.',
    text: `
+---+---+---+---+---+---+---+---+
|                       |       |
+   +---+   +   +---+---+   +   +
|       |       |               |
+   +   +   +   +   +   +   +   +
|       |                       |
+   +   +---+   +   +---+   +   +
|                               |
+   +   +   +   +---+   +   +---+
|                     T         |
+   +   +   +   +   +   +   +   +
|                 M           E
+   +   +   +   +   +---+   +   +
|                   |           |
+   +   +   +   +   +   +   +   +
|                     M         |
+---+---+---+---+---+---+---+---+
`,
  },
  {
    name: 'level-15',
    title: 'Detour',
    idea: 'Fifteen of the steps lead away from the exit.',
    par: 36,
    needs: '15 steps that lead away from the exit; looking 33 moves ahead solves it.',
    text: `
+---+---+---+---+---+---+---+---+
|                               |
+   +   +   +   +   +   +   +   +
|                               |
+   +   +   +---+   +   +   +   +
|           |                   |
+---+---+   +---+   +---+   +   +
|   |           |               |
+   +   +   +   +   +   +   +   +
|       |                       |
+   +   +---+---+   +   +   +   +
|         M |               | T |
+   +   +   +   +   +   +   +   +
|       |                       |
+   +   +   +   +   +   +   +   +
|             E                 |
+---+---+---+   +---+---+---+---+
`,
  },
  {
    name: 'level-16',
    title: 'Stop and go',
    idea: 'Forty moves, and it cannot be done without standing still once.',
    par: 40,
    needs: '1 wait, 17 steps that lead away from the exit; looking 34 moves ahead solves it.',
    text: `
+---+---+---+---+---+---+---+---+
|   |               |           |
+   +---+   +   +---+   +   +   +
|           |   |               |
+   +---+   +   +   +   +   +---+
|       |   |   | T             |
+   +   +---+   +   +   +   +---+
|       |               |   |   |
+   +   +   +   +   +   +   +   +
|     M                         |
+   +   +   +   +   +   +   +   +
|                               |
+   +   +   +   +   +---+   +   +
|                               |
+   +   +   +   +   +   +   +   +
|                 E             |
+---+---+---+---+   +---+---+---+
`,
  },
  {
    name: 'level-17',
    title: 'Two halves',
    idea: 'One half of the board is full of walls, the other is for running.',
    par: 45,
    needs: '19 steps that lead away from the exit; looking 38 moves ahead solves it.',
    text: `
+---+---+---+---+---+---+   +---+---+
|                         E         |
+   +   +   +   +   +   +   +   +   +
| T |               |               |
+   +   +   +   +   +---+---+   +   +
|                                   |
+   +   +   +---+   +   +   +---+   +
|   |   |           |   |           |
+---+   +   +   +---+   +---+   +   +
|       |       |   |           |   |
+---+   +   +   +   +   +   +   +   +
|                       |     M     |
+   +   +   +   +   +   +   +   +   +
|                                   |
+   +   +   +   +   +   +   +   +   +
|                                   |
+   +   +   +   +   +   +   +   +   +
|                                   |
+---+---+---+---+---+---+---+---+---+
`,
  },
  {
    name: 'level-18',
    title: 'Sixty moves',
    idea: 'Sixty moves without a wait, and only one way to make them.',
    par: 60,
    needs: '22 steps that lead away from the exit; looking 58 moves ahead solves it.',
    text: `
+   +---+---+---+---+---+---+---+---+
| E     |           |               |
+   +---+   +   +   +   +---+   +   +
|       |           |       |       |
+---+   +   +   +   +---+   +   +   +
|       |         M     |   |       |
+   +   +   +   +---+---+   +   +   +
|       |           |       |       |
+   +   +   +   +   +   +   +   +   +
|                       |   |       |
+   +   +   +---+   +   +---+   +   +
|               |       |           |
+   +   +   +   +   +   +   +   +---+
|                                   |
+   +   +   +   +   +   +   +   +   +
|           |               |       |
+   +   +   +   +   +   +   +---+   +
|                                 T |
+---+---+---+---+---+---+---+---+---+
`,
  },
  {
    name: 'level-19',
    title: 'Clockwork',
    idea: 'More than a hundred moves on thirty-six cells.',
    par: 109,
    needs: '2 waits, 42 steps that lead away from the exit; looking 99 moves ahead does not solve it.',
    text: `
+---+---+---+---+---+---+
|                   |   |
+   +---+---+   +---+   +
|           |   |       |
+---+---+   +   +   +---+
|           |   |   |   |
+   +---+---+   +   +   +
|           |       |   |
+   +---+   +---+   +   +
|   |       |           |
+   +---+---+---+---+   +
|         T | E   M     |
+---+---+---+   +---+---+
`,
  },
  {
    name: 'level-20',
    title: 'The record',
    idea: 'More than four hundred moves, made by looking for nothing but length.',
    par: 427,
    needs: '210 steps that lead away from the exit; looking 99 moves ahead does not solve it.',
    text: `
+---+---+---+---+---+---+---+---+---+
|               |           |       |
+---+   +   +   +   +---+   +   +   +
|       |   |       |   |   |   |   |
+   +---+---+---+---+   +   +   +   +
|                       |   |   |   |
+---+---+---+---+---+   +   +   +   +
|                       |       |   |
+   +---+---+---+---+   +---+---+   +
|   |       |       |       |       |
+---+   +   +   +   +---+   +   +---+
|   |   |       |           |   |   |
+   +   +---+---+---+---+---+   +   +
|       |   |     M         |       |
+   +---+   +   +---+   +   +---+   +
|   |   |       |   |         T     |
+   +   +---+   +   +---+   +   +---+
|   | E                     |       |
+---+   +---+---+---+---+---+---+---+
`,
  },
];

/** The level of that name, or undefined. */
export const minotaurLevelNamed = (name: string): ShippedLevel | undefined =>
  minotaurLevels.find((level) => level.name === name);
