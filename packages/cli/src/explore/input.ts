/** A whole sitting in one string of keys: the tiles after its last key, and the save if it asks for one. */

import { exploreRows, type KeysFault } from 'asterion/game/explore';
import { type ExploreDescription, playKeys, stateHash } from 'asterion/play';
import type { Said } from 'asterion/settings';
import { writeRecording } from '../game/watch.js';
import { Failure, type Host } from '../host/host.js';
import type { Messages } from '../host/messages.js';
import { besideRecording, type ResultOptions, writeResult } from '../host/output.js';
import { noSaveText, type Slots } from './slots.js';

export interface KeysPlan {
  readonly keys: string;
  /** The game, with the hunters that it knows. */
  readonly description: ExploreDescription;
  /** What a new world is like; with a seed it begins at once. */
  readonly plan: Said;
  readonly slots: Slots;
  readonly slot: string;
  /** What `L` loads. */
  readonly part: 'save' | 'backup';
}

export async function playInput(
  asked: KeysPlan,
  options: ResultOptions,
  host: Host,
  messages: Messages,
): Promise<void> {
  const { keys, plan, slots, slot, part, description } = asked;
  const shown = besideRecording(options, host);
  const played = playKeys(keys, slots.textOf(slot, part), plan, description);
  if (!played.ok) throw refusal(played.fault, asked);
  const { session, saved } = played.value;
  const told = saved === undefined ? undefined : slots.save(slot, saved);
  if (told !== undefined) messages.say(told);
  await writeRecording(session.recording(), options.record, host);
  const grid = exploreRows(session.tip.position);
  await writeResult(options, shown, {
    report: () => ({ grid, hash: stateHash(session), saved: saved !== undefined }),
    text: () => `${grid.join('\n')}\n`,
  });
}

/** That there is no save is an answer; all else is bad input. */
function refusal({ kind, message }: KeysFault, { slots, slot, part }: KeysPlan): Failure {
  const loaded = part === 'save' ? slots.load(slot) : slots.loadBackup(slot);
  if (loaded.ok || (kind !== 'no-save' && kind !== 'bad-save')) return new Failure(`--input: ${message}`);
  return new Failure(noSaveText(loaded, '--backup loads it'), loaded.kind === 'none' ? 1 : 2);
}
