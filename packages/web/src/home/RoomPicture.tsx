/** A picture of what one meets in a room, drawn by the board itself, in the colours of the moment. */

import { generateMaze } from 'asterion/generate';
import {
  type AnyDescription,
  exploreDescription,
  HUMAN,
  labyrinthDescription,
  minotaurDescription,
  pitsDescription,
  rogueDescription,
  Session,
  setUp,
  tableHere,
} from 'asterion/play';
import { shortestPath } from 'asterion/search';
import type { Said } from 'asterion/settings';
import { neighbours } from 'asterion/world';
import { useMemo } from 'preact/hooks';
import type { Frame } from '../board/frame.js';
import { Picture } from '../board/Picture.js';
import { frameOf } from '../game/frame.js';

/** In CSS pixels: from 16 a cell on figures have letters. */
const WINDOW = { width: 320, height: 192 };

/** A game after some steps of a person. */
function startOf(description: AnyDescription, said: Said, ...steps: readonly string[]): Frame | undefined {
  const { setup } = setUp(description, said);
  if (setup === undefined) return undefined;
  const session = new Session(setup);
  for (const step of steps) session.play(description.input.move(session.standing.position, [step]));
  const { position } = session.standing;
  return frameOf(description, position, description.view(position), []);
}

/** How far a capture is from every cell, in colours or in signs. */
function truthOf(said: Said, isColoured: boolean): Frame | undefined {
  const [frame, { setup }] = [startOf(rogueDescription, said), setUp(rogueDescription, said)];
  const { exact } = rogueDescription;
  if (frame === undefined || setup === undefined || exact === undefined) return frame;
  const values = exact.byCell(tableHere(rogueDescription, setup.start), setup.start, exact.roles[0], 0);
  if (isColoured) return { ...frame, layers: { distances: values.map((value) => value?.count ?? -1) } };
  const signs = values.map((value) => (value === undefined ? '' : exact.sign(value)));
  return { ...frame, notes: { textOf: (cell) => signs[cell] } };
}

/** A small chase, and where the rogue might go. */
function asked(said: Said): Frame | undefined {
  const frame = startOf(rogueDescription, said);
  const [cell] = frame?.scene.actors.rogue ?? [];
  if (frame === undefined || cell === undefined) return frame;
  const ways = neighbours(frame.scene.world, cell);
  return { ...frame, notes: { textOf: (way) => (ways.includes(way) ? '?' : '') } };
}

const frames: Readonly<Record<string, () => Frame | undefined>> = {
  maze: () => {
    const maze = generateMaze({ rows: 8, cols: 14, seed: 7, shape: 'hex' });
    return { scene: maze, layers: { path: shortestPath(maze.world, maze.entrance, maze.exit) } };
  },
  rogue: () => startOf(rogueDescription, { dungeon: 'mouth', seed: '7' }),
  labyrinth: () => startOf(labyrinthDescription, { rows: '7', seed: '7' }),
  pits: () => startOf(pitsDescription, { rows: '7', pits: '2-3', seed: '7', player: HUMAN }, 'E', 'S', 'E', 'S'),
  explore: () => startOf(exploreDescription, { rows: '18', cols: '30', seed: '7' }),
  minotaur: () => startOf(minotaurDescription, { level: 'level-9' }),
  puzzle: () => asked({ shape: 'rect', generator: 'kruskal', rows: '5', cols: '8', braid: '100', seed: '7' }),
  edit: () => truthOf({ dungeon: 'mouth', seed: '7' }, false),
  review: () => truthOf({ dungeon: 'cornered', seed: '7' }, true),
  arena: () => startOf(labyrinthDescription, { rows: '8', seed: '12' }),
};

export function RoomPicture({ room }: { readonly room: string }) {
  const frame = useMemo(() => frames[room]?.(), [room]);
  return <Picture frame={frame} window={WINDOW} />;
}
