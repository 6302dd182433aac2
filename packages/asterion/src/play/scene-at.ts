/** A game where it stands, as the world of another one: to be drawn on, to be kept, to be begun from. */

import type { Position } from '../game/index.js';
import { isDungeonWorld } from '../notation/index.js';
import {
  type Cell,
  copyWorld,
  createScene,
  digPit,
  isGround,
  paint,
  type Scene,
  Terrain,
  type World,
} from '../world/index.js';
import type { GameDescription } from './description.js';
import { type GameSetup, withRules } from './setup.js';

/**
 * The world of a position, with everybody where they stand and the rules that are not the usual ones. Ground that fell away is pits; who
 * fell with it is not there. Whose turn it is, and what was counted so far, a world does not tell.
 */
export function sceneAt<P extends Position, Move, Seen>(
  { description, scene, values, start }: Pick<GameSetup<P, Move, Seen>, 'description' | 'scene' | 'values' | 'start'>,
  position: P,
): Scene {
  const { world, ground = world } = description.view(position);
  const first = description.view(start);
  // Games lay their rules over the world they are given; the world as it was given has what they leave out. Later worlds are another.
  const whole = ground === (first.ground ?? first.world) ? scene.world : ground;
  const now = withPits(whole, world);
  const standing = description.game.scene(position);
  const wayOut = standing.exit ?? (whole === scene.world ? scene.exit : undefined);
  const actors = Object.fromEntries(
    Object.entries(standing.actors)
      .map(([role, cells]) => [role, cells.filter((cell) => isGround(now, cell))] as const)
      .filter(([, cells]) => cells.length > 0),
  );
  const { entrance } = whole === scene.world ? scene : { entrance: undefined };
  const wayIn = entrance !== undefined && isGround(now, entrance) ? entrance : undefined;
  return withRules({ description, values, scene: createScene(now, { entrance: wayIn, exit: wayOut, actors }) });
}

/** What is drawn of a position, as a scene for a picture. Pits are seen in the ground. */
export function shownScene<P extends Position, Move, Seen>(
  { view, pieces }: Pick<GameDescription<P, Move, Seen>, 'view' | 'pieces'>,
  position: P,
): Scene {
  const { world, entrance, exit, figures } = view(position);
  const actors: Record<string, Cell[]> = {};
  for (const { role, cell } of figures)
    if (pieces.find((piece) => piece.role === role)?.part !== 'pit') (actors[role] ??= []).push(cell);
  return createScene(world, { entrance, exit, actors });
}

/** A world in which those of its cells are pits that are no ground any more. */
function withPits(whole: World, now: World): World {
  const fallen = [...whole.open.keys()].filter((cell) => isGround(whole, cell) && !isGround(now, cell));
  if (fallen.length === 0) return whole;
  const world = { ...copyWorld(whole), terrain: whole.terrain?.slice() ?? new Uint8Array(whole.grid.cellCount) };
  const isDungeon = isDungeonWorld(whole);
  for (const cell of fallen) {
    if (isDungeon) paint(world, cell, Terrain.pit, 'always');
    else digPit(world, cell);
  }
  return world;
}
