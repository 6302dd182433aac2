/** Dungeons of our own about loops: who gets to them first, and from where. */

import type { ShippedWorld } from '../../shipped-world.js';

export const loopDungeons: readonly ShippedWorld[] = [
  {
    name: 'mouth',
    title: 'At the mouth',
    idea: 'The rogue stands at the mouth of a loop and need only wait for the chase to begin.',
    text: `11

  . . . . .
  . . . . @ + + + +
  . . . . .       +
  . . . . .       +
  . M . . .       +
  . . . . .       +
          +       +
          + + + + +


`,
  },
  {
    name: 'guarded',
    title: 'Guarded',
    idea: 'The monster stands at the mouth of the only loop, so the loop might as well not be there.',
    text: `11

          + + + + + +
          +         +
. . .     +         +
. @ .     +         +
. . . + + M         +
. . .     +         +
          +         +
          +         +
          + + + + + +

`,
  },
  {
    name: 'late',
    title: 'One step late',
    idea: 'The loop is open and the way is clear, and the rogue is one step late.',
    text: `15
. . . . .         . . . . .
. . . . .         . . M . .
. . . . .         . . . . .
    +             . . . . .
    +                 +
    @                 +
    +                 +
    + + + + + + + + + + +
    +           +       +
    +           +       +
    +           +       +
    +           +       +
    + + + + +   +       +
                +       +
                + + + + +
`,
  },
  {
    name: 'towards',
    title: 'Towards the monster',
    idea: 'The only way out of the dead end leads towards the monster.',
    text: `13


@ + + + + + + + M + + + +
      +       +
      +       +
      +       +
      + + + + +






`,
  },
  {
    name: 'wait',
    title: 'Wait',
    idea: 'When the monster comes to the little ring every step loses, and only waiting saves the rogue.',
    text: `7
. . . .
. . . .
. . . M + +
. . .   + @
. . .


`,
  },
  {
    name: 'far',
    title: 'Far apart',
    idea: 'Far apart with several loops between, the rogue has all the time in the world.',
    text: `21
. . . . .                       . . . . .
. @ . . .                       . . . . .
. . . . . + + + + + + + + + + + . . . . .
. . . . .           +           . . . . .
. . . . .           +           . . . . .
    +               +               +
    +               +               +
    +               +               +
    +           . . . . .           +
    +           . . . . .           +
    + + + + + + . . . . . + + + + + +
    +           . . . . .           +
    +           . . . . .           +
    +                               +
    +                               +
    +                               +
. . . . .                       . . . . .
. . . . .                       . . . . .
. . . . . + + + + + + + + + + + . . M . .
. . . . .                       . . . . .
. . . . .                       . . . . .
`,
  },
  {
    name: 'manor',
    title: 'Manor',
    idea: 'Nine rooms on a tree of corridors, and not one loop to run round.',
    text: `25
. . . . . .         . . . . .
. . . . . .         . . . . .         . . . . . .
. . . . . . + + + + . . . . .         . . . . . .
. . . . . .         . . . . .         . . . . . .
. . . . . .             +             . . . . . .
  +                     +             . . . . . .
  +                     +                 +
  + + + +               +                 +
                        +                 +
  . . . . . .       . . . . . .           +
  . . . . . .       . . . . . .       . . . . .
  . . . . . . + + + . . M . . .       . . . . .
  . . . . . .       . . . . . . + + + . . . . .
  . . . . . .       . . . . . .       . . . . .
      +             . . . . . .           +
      +                 +                 +
      +                 +                 +
      +                 +       +         +
. . . . . .             +       +   . . . . . . .
. . . . . .       . . . . . .   +   . . . . . . .
. . . . . .       . . . . . .   +   . . . . . . .
. . @ . . . + +   . . . . . .   +   . . . . . . .
. . . . . .       . . . . . . + +   . . . . . . .
. . . . . .       . . . . . .       . . . . . . .
                  . . . . . .       . . . . . . .
`,
  },
  {
    name: 'citadel',
    title: 'Citadel',
    idea: 'Nine rooms, four loops of corridors and three dead ends: a world large enough to get lost in.',
    text: `31
. . . . . . .                                   . . . . . . .
. . . . . . .           . . . . . . .           . . . . . . .
. . @ . . . .           . . . . . . .           . . . . . . .
. . . . . . . + + + + + . . . . . . . + + + + + . . . . . . .
. . . . . . .           . . . . . . .           . . . . . . .
. . . . . . .           . . . . . . .           . . . . . . .
      +                       +                 . . . . . . .
      +                       +                         +
      + + + + + + +           +                         +
      +                       +                         +
      +                       +                         +
  . . . . . .                 +                   . . . . . .
  . . . . . .           . . . . . . .             . . . . . .
  . . . . . .           . . . . . . .             . . . . . .
  . . . . . . + + + + + .   . . . . . + + + + + + . . . . . .
  . . . . . .           . . .   . . .             . . . . . .
  . . . . . .           . . . . .   .             . . . . . .
  . . . . . .           . . . . . . .             . . . . . .
      +                 . . . . . . .                 +
      +                     +                         +
      +         +           +                         +
      +         +           + + + + + + + + +         +
      + + + + + +           +                         +
      +                     +                         +
. . . . . . .               +                   . . . . . . .
. . . . . . .         . . . . . . . .           . . . . . . .
. . . . . . .         . . . . . . . .           . . . . . . .
. . . . . . . + + + + . . . . . . . . + + + + + . . . M . . .
. . . . . . .         . . . . . . . .           . . . . . . .
. . . . . . .         . . . . . . . .           . . . . . . .
. . . . . . .         . . . . . . . .
`,
  },
];
