/** Dungeons of our own about rooms: open ground, pillars, corners. */

import type { ShippedWorld } from '../../shipped-world.js';

export const roomDungeons: readonly ShippedWorld[] = [
  {
    name: 'cornered',
    title: 'Cornered',
    idea: 'A monster in the middle of a bare room walks a cornered rogue down.',
    text: `9
@ . . . . . . . .
. . . . . . . . .
. . . . . . . . .
. . . . . . . . .
. . . . M . . . .
. . . . . . . . .
. . . . . . . . .
. . . . . . . . .
. . . . . . . . .
`,
  },
  {
    name: 'open',
    title: 'Open ground',
    idea: 'Two stand apart in open space, where running only puts off the end.',
    text: `15
. . . . . . . . . . . . . . .
. . . . . . . . . . . . . . .
. . . . . . . . . . . . . . .
. . . . . . . . . . . . . . .
. . . . . @ . . . . . . . . .
. . . . . . . . . . . . . . .
. . . . . . . . . . . . . . .
. . . . . . . . . . . . . . .
. . . . . . . . . . . . . . .
. . . . . . . . . . . . . . .
. . . . . . . . . . . . . . .
. . . . . . . . . . . M . . .
. . . . . . . . . . . . . . .
. . . . . . . . . . . . . . .
. . . . . . . . . . . . . . .
`,
  },
  {
    name: 'tiny',
    title: 'Tiny',
    idea: 'Even the smallest room with one pillar in it saves the rogue.',
    text: `3
@ . .
.   .
. . M
`,
  },
  {
    name: 'pillars',
    title: 'Pillars',
    idea: 'Four pillars in a hall, and any one of them is enough to dance around.',
    text: `11

  . . . . . . . . .
  . @ . . . . . . .
  . .   . . .   . .
  . . . . . . . . .
  . . . . . . . . .
  . . . . . . . . .
  . .   . . .   . .
  . . . . . . . M .
  . . . . . . . . .

`,
  },
  {
    name: 'moat',
    title: 'Courtyard',
    idea: 'A room around a block of rock is one wide loop without a single corridor.',
    text: `13
. . . . . . . . . . . . .
. . . . . . M . . . . . .
. . . . . . . . . . . . .
. . . . . . . . . . . . .
. . . .           . . . .
. . . .           . . . .
. . . .           . . . .
. . . .           . . . .
. . . .           . . . .
. . . . . . . . . . . . .
. . . . . . . . . . . . .
. . . . . . @ . . . . . .
. . . . . . . . . . . . .
`,
  },
  {
    name: 'corners',
    title: 'Corner to corner',
    idea: 'Two rooms touch at a corner, and only the step through it closes the loop.',
    text: `9
. . . .
. M . .
. . . . + + +
. . . .     +
        . . . .
        . . . .
        . . @ .
        . . . .

`,
  },
  {
    name: 'shortcut',
    title: 'Short cut',
    idea: 'The ring is round for the rogue but not for the monster, which cuts it from room to room.',
    text: `7

. . .
. M . + +
. . .   . +
        + @


`,
  },
  {
    name: 'islands',
    title: 'Islands',
    idea: 'There is no way across, so the monster can only stand and stare.',
    text: `11
. . . . .
. . M . .     + + + +
. . . . .     +     +
. . . . .     +     +
              + + + +

            . . . . .
            . . . . .
            . . @ . .
            . . . . .
            . . . . .
`,
  },
];
