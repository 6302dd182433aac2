/** How one walks on the boards, from what was typed. */

import { CORNER_RULES, type CornerRule, type Movement, movementFault } from 'asterion/search';
import { createWorld, isShape, rect, type Shape } from 'asterion/world';
import { quoted } from '../page/numbers.js';
import type { Draft, Faults } from './draft.js';

/** Corners are told in links as on the command line; in lists like this. */
const CORNER_TITLES: Readonly<Record<CornerRule, string>> = {
  none: 'Past no corner',
  one: 'Past one corner at most',
  always: 'Past any corner',
};

export const directionChoices = [
  { name: '', title: 'As the world says' },
  { name: '4', title: '4: across sides' },
  { name: '8', title: '8: diagonals, too' },
];
export const cornerChoices = [
  { name: '', title: `${CORNER_TITLES.none} (usual)` },
  ...CORNER_RULES.filter((name) => name !== 'none').map((name) => ({ name: name, title: CORNER_TITLES[name] })),
];

/** Whether the number of directions can be chosen: of squares only. */
export const takesDirections = (shape: Shape | undefined): boolean => shape === undefined || isShape(shape, rect);

/** Whether the rule about corners can be chosen. */
export const takesCorners = ({ directions }: Draft): boolean => directions === '8';

/** As the world says, where nothing else is told. */
export function checkMovement(draft: Draft, shape: Shape | undefined, faults: Faults): Movement {
  const { directions } = draft;
  if (directions === '') return {};
  if (directions !== '4' && directions !== '8') {
    faults.directions = `Expected 4 or 8 directions, got ${quoted(directions)}.`;
    return {};
  }
  const movement: Movement =
    directions === '4' ? { directions: 4 } : { directions: 8, corners: checkCorners(draft, faults) };
  const fault = shape && movementFault(createWorld(shape.grid(3, 3)), movement);
  if (fault !== undefined) faults.directions = fault;
  return movement;
}

function checkCorners({ corners }: Draft, faults: Faults): CornerRule {
  const found = CORNER_RULES.find((name) => name === corners);
  if (found === undefined && corners !== '')
    faults.corners = `Expected one of ${CORNER_RULES.join(', ')}, got ${quoted(corners)}.`;
  return found ?? 'none';
}
