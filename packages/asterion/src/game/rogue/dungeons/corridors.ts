/** Dungeons of our own about corridors: chases, dead ends, rings. */

import type { ShippedWorld } from '../../shipped-world.js';

export const corridorDungeons: readonly ShippedWorld[] = [
  {
    name: 'spiral',
    title: 'Spiral',
    idea: 'A spiral with two exits between its turns is a trap with a back door.',
    text: `13
@ + + + + + + + + + + + +
            +           +
+ + + + + + + + + + +   +
+                   +   +
+   + + + + + + +   +   +
+   +           +   +   +
+   +   + + M   +   +   +
+   +   +       +   +   +
+   +   + + + + +   +   +
+   +               +   +
+   + + + + + + + + +   +
+           +           +
+ + + + + + + + + + + + +
`,
  },
  {
    name: 'chase',
    title: 'The long chase',
    idea: 'One corridor folded back and forth, no way out, and almost two hundred moves until the end.',
    text: `19
M + @ + + + + + + + + + + + + + + + +
                                    +
+ + + + + + + + + + + + + + + + + + +
+
+ + + + + + + + + + + + + + + + + + +
                                    +
+ + + + + + + + + + + + + + + + + + +
+
+ + + + + + + + + + + + + + + + + + +
                                    +
+ + + + + + + + + + + + + + + + + + +
+
+ + + + + + + + + + + + + + + + + + +
                                    +
+ + + + + + + + + + + + + + + + + + +
+
+ + + + + + + + + + + + + + + + + + +
                                    +
+ + + + + + + + + + + + + + + + + + +
`,
  },
  {
    name: 'trap',
    title: 'Dead end',
    idea: 'The back door of the room looks like a way out and is none.',
    text: `9
. . .
. @ . + + + +
. . .       +
  +         +
  +         +
  +         + +
. . .
. M .
. . .
`,
  },
  {
    name: 'ring',
    title: 'Ring',
    idea: 'A ring of corridors only, which the rogue can run round for ever.',
    text: `9
      M
  + + + + + + +
  +           +
  +           +
  +           +
  +           +
  +           +
  + + + + + + +
          @
`,
  },
  {
    name: 'eight',
    title: 'Figure of eight',
    idea: 'Two loops share one room, and whoever holds it holds neither.',
    text: `11
@ + + + + +
+         +
+         +
+         +
+       . . .
+ + + + . M . + + + +
        . . .       +
          +         +
          +         +
          +         +
          + + + + + +
`,
  },
  {
    name: 'pincer',
    title: 'Pincer',
    idea: 'Two monsters close a loop from both ends that one could never close.',
    text: `11
        . . .
+ + + + . @ . + + + +
+       . . .       +
+                   +
+                   +
+                   +
+                   +
+                   +
+       . . .       +
+ + + + M . N + + + +
        . . .
`,
  },
];
