/** The lessons of the tour: tiny games on tiny worlds, each of them one idea. */

import type { Seat } from 'asterion/game';
import { THESEUS } from 'asterion/game/labyrinth';
import { MONSTER, ROGUE } from 'asterion/game/rogue';
import { parseDrawing, parseDungeon } from 'asterion/notation';
import { type AnyDescription, HUMAN, minotaurDescription, rogueDescription, type Standing } from 'asterion/play';
import type { Said } from 'asterion/settings';
import type { Scene } from 'asterion/world';

export interface Lesson {
  readonly title: string;
  /** What is to be done and why, in a sentence. */
  readonly task: string;
  /** Said when it is done. */
  readonly done: string;
  /** Said when the game has ended otherwise. */
  readonly failed: string;
  readonly description: AnyDescription;
  readonly said: Said;
  /** A dungeon file, which begins with its size; a drawing where walls are thin. */
  readonly world: string;
  readonly seat: Seat;
  /** Whether who wins is shown, and the lesson is to lose it and to take that back. */
  readonly isAboutTruth?: boolean;
}

const asRogue = (moves: number): Said => ({ monster: 'bfs', [ROGUE]: HUMAN, moves: String(moves), seed: '1' });

export const lessons: readonly Lesson[] = [
  {
    title: 'Step',
    task: 'You are Theseus (T): walk right to the exit (E), with the arrow keys, a swipe, or a tap on a dot.',
    done: 'Out! Dots always show where you can step.',
    failed: 'Not out yet: undo and try again.',
    description: minotaurDescription,
    said: { theseus: HUMAN },
    seat: THESEUS,
    world: `
+---+---+---+---+
| T           E
+---+---+---+---+
| M             |
+---+---+---+---+
`,
  },
  {
    title: 'Corner',
    task: 'In open ground the hunter wins: you are the monster (M), so drive the rogue (@) into a corner and catch it.',
    done: 'Caught. Without walls or loops there is nowhere to run.',
    failed: 'It got away: start again.',
    description: rogueDescription,
    said: { [MONSTER]: HUMAN, rogue: 'farthest', moves: '100', seed: '1' },
    seat: MONSTER,
    world: `5
. . . . .
. @ . . .
. . . . .
. . . . .
. . . . M
`,
  },
  {
    title: 'Loop',
    task: 'Now you are the rogue (@), and a loop saves you: run round it and keep away from the monster for 8 moves.',
    done: 'Safe. On a loop you can run for ever.',
    failed: 'Caught: undo, and run the other way.',
    description: rogueDescription,
    said: asRogue(8),
    seat: ROGUE,
    world: `5
+ + + + +
+       +
@       M
+       +
+ + + + +
`,
  },
  {
    title: 'Wait',
    task: 'Waiting is a move, too: wait (the key . or a tap on yourself) until the monster steps beside you, then step away, and stay out of its reach for 3 moves.',
    done: 'Safe. Keep to the corner across from it, and no hunter can take you.',
    failed: 'Caught: undo, and let the monster move first.',
    description: rogueDescription,
    said: asRogue(3),
    seat: ROGUE,
    world: `3
M + +
  + @

`,
  },
  {
    title: 'The truth',
    task: 'The words beside the board say who wins with best play: step left into the dead end, see them change, and take the step back with Undo (Z).',
    done: 'Back in the game. Where a game can be solved V tells who wins, and Z takes moves back everywhere, as many as you like.',
    failed: 'Caught, as it said: undo until you are safe again.',
    description: rogueDescription,
    said: asRogue(30),
    seat: ROGUE,
    isAboutTruth: true,
    world: `8
+ + + @ + + + +
      +   +   +
      M   + + +





`,
  },
];

export function sceneOf({ world, title }: Lesson): Scene {
  const read = /^\d/.test(world) ? parseDungeon(world) : parseDrawing(world);
  if (!read.ok) throw new RangeError(`Expected the world of the lesson "${title}": ${read.fault.message}`);
  return 'scene' in read.value ? read.value.scene : read.value;
}

/** Whether the game of a lesson has ended as it should: won, or not caught by the cap. */
export const isWon = ({ seat }: Pick<Lesson, 'seat'>, { end }: Pick<Standing, 'end'>): boolean =>
  end !== undefined && (end.winner === seat || (end.basis === 'cap' && seat === ROGUE));
