/** How one walks, as options of the path commands. */

import { CORNER_RULES, type CornerRule, type Movement, movementFault } from 'asterion/search';
import type { Coordinates, World } from 'asterion/world';
import { type Command, Option } from 'commander';
import { Failure } from '../host/host.js';
import { coordinatesList, wholeNumber } from '../host/options.js';
import { cellInside } from '../scene/places.js';

export interface MovementOptions {
  readonly directions?: '4' | '8';
  readonly corners?: CornerRule;
  readonly diagonalCost?: 'octile' | 'unit';
  readonly size?: number;
  readonly blocked?: readonly Coordinates[];
}

export const withMovement = (command: Command): Command =>
  command
    .addOption(new Option('--directions <n>', 'on squares (default: the ways of the world)').choices(['4', '8']))
    .addOption(
      new Option('--corners <rule>', 'diagonal steps past any corner, past at most one that is blocked, or past none')
        .choices([...CORNER_RULES])
        .implies({ directions: '8' }),
    )
    .addOption(new Option('--diagonal-cost <kind>', 'the square root of 2, or 1').choices(['octile', 'unit']))
    .option(
      '--size <n>',
      'walk as a body of so many cells each way; cells name its lowest row and column',
      wholeNumber(1),
    )
    .option('--blocked <r,c>', 'a cell that is taken; may be repeated', coordinatesList);

/** The movement that options ask for. Fails in words where a world cannot have it. */
export function movementOf(world: World, options: MovementOptions, name: string): Movement {
  const { corners, diagonalCost, size, blocked } = options;
  const movement: Movement = {
    ...stepRule(options.directions ?? (size === undefined ? undefined : '8'), corners, size),
    diagonalCost,
    blocked: blocked && maskOf(world, blocked),
  };
  const fault = movementFault(world, movement);
  if (fault !== undefined) throw new Failure(`${name}: ${fault}`);
  return movement;
}

function stepRule(directions: string | undefined, corners: CornerRule | undefined, size: number | undefined) {
  if (directions === undefined) return {};
  if (directions === '8') return { directions: 8, corners, size } as const;
  if (corners !== undefined) throw new Failure('--corners: expected 8 directions, got 4');
  return { directions: 4, size } as const;
}

function maskOf(world: World, places: readonly Coordinates[]): Uint8Array {
  const mask = new Uint8Array(world.grid.cellCount);
  for (const place of places) mask[cellInside('--blocked', place, world)] = 1;
  return mask;
}
