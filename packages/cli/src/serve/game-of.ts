/** Which game a world seems to be of: whoever draws on it most likely means that one. */

import { type AnyDescription, GIVEN, games, SOURCE, setUp, withRulesSaid } from 'asterion/play';
import type { Scene } from 'asterion/world';

/**
 * The game that has a piece for everybody who stands there, and every rule that is told; of several the first that can begin.
 * Undefined where nobody stands there, or nobody whom a game knows.
 */
export function gameOf(scene: Scene): string | undefined {
  const roles = Object.keys(scene.actors).filter((role) => scene.actors[role].length > 0);
  if (roles.length === 0) return undefined;
  const possible = games.filter((one) => isOf(one, scene, roles));
  return (possible.find((one) => canBegin(one, scene)) ?? possible.at(0))?.game.name;
}

function isOf(description: AnyDescription, scene: Scene, roles: readonly string[]): boolean {
  const { said } = withRulesSaid(description, scene);
  const isRuled = Object.entries(scene.rules ?? {}).every(([key, rule]) => rule === false || key in said);
  return isRuled && roles.every((role) => description.pieces.some((piece) => piece.role === role));
}

function canBegin(description: AnyDescription, scene: Scene): boolean {
  const { said, scene: bare } = withRulesSaid(description, scene);
  return setUp(description, { ...said, [SOURCE]: GIVEN }, { scene: bare }).setup !== undefined;
}
