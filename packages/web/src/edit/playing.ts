/** The link to the game on the world that is drawn: what is tried out, and what is sent. */

import { formatDocument } from 'asterion/notation';
import { formatLink } from '../shell/link.js';
import { packText } from '../shell/pack.js';
import { type EditSession, NO_GAME } from './session.js';
import type { Truth } from './truth.js';

type Link = { readonly ok: true; readonly hash: string } | { readonly ok: false; readonly why: string };

/** From `#` on; or why there is none. */
export async function playLink({ sketch, game, gameName }: EditSession, { fault }: Truth): Promise<Link> {
  const scene = sketch.peek()?.scene;
  if (scene === undefined) return { ok: false, why: 'There is nothing to play on yet.' };
  if (game.peek() !== undefined && fault.value !== undefined)
    return { ok: false, why: `It cannot be played yet. ${fault.value}` };
  if (gameName === NO_GAME && (scene.entrance === undefined || scene.exit === undefined))
    return { ok: false, why: 'It cannot be walked yet: it needs an entrance and an exit.' };
  const world: [string, string] = ['world', await packText(formatDocument(scene))];
  // A maze is walked: without a walk its room would show how it is solved.
  return { ok: true, hash: formatLink(gameName, gameName === NO_GAME ? [world, ['walk', '']] : [world]) };
}
