/** Where the avatar can step, for keys, pad and swipes. */

import { type ExplorePosition, keyBetween } from 'asterion/game';
import { capital, type MovePart, placeText, type Steered, WAIT } from 'asterion/play';
import { type Cell, destination, directionName, directionNamed, openDirectionsOf } from 'asterion/world';

const partsOf = ({ world, avatar }: ExplorePosition): MovePart[] => [
  ...openDirectionsOf(world, avatar).map((step) => ({
    name: directionName(world.grid.shape, step),
    to: destination(world, avatar, step),
  })),
  { name: WAIT, to: avatar },
];

/** `Ways here: N, E, wait.` */
export const waysText = (position: ExplorePosition): string =>
  `Ways here: ${partsOf(position)
    .map(({ name }) => (name === WAIT ? 'wait' : name))
    .join(', ')}.`;

/** The step of that name, or why there is none. */
export function steeredIn(position: ExplorePosition, name: string): Steered {
  const part = partsOf(position).find((one) => one.name === name);
  if (part !== undefined) return { part };
  const { shape } = position.world.grid;
  const why =
    directionNamed(shape, name) === undefined
      ? `There is no ${name} on ${shape.name} cells.`
      : `The way ${name} is closed.`;
  return { why: `${why} ${waysText(position)}` };
}

/** The step that leads to a cell. */
export function steeredTo(position: ExplorePosition, cell: Cell): Steered {
  const part = partsOf(position).find(({ to }) => to === cell);
  const place = capital(placeText(position.world.grid, cell));
  return part === undefined ? { why: `${place} is no step away. ${waysText(position)}` } : { part };
}

/** The key of a step to a cell beside the avatar, or of waiting. */
export const keyTo = ({ world, avatar }: ExplorePosition, to: Cell): string =>
  to === avatar ? '.' : (keyBetween(world, avatar, to) ?? '');
