/** Somebody of one's own in the rules of a game, whichever game that is. */

import type { AnyDescription } from 'asterion/play';
import type { Said } from 'asterion/settings';
import { type OpenedHunter, openHunter } from './hunters.js';
import { isModulePath, type TimeOption, USUAL_TIME } from './module-file.js';
import type { RunnerHost } from './runner.js';

/** Games, some of them with somebody of one's own in their rules. */
export interface OpenedInsiders {
  readonly known: readonly AnyDescription[];
  /** How those who were named by a path are called, by key. */
  readonly names: Said;
  close(): Promise<void>;
}

/** Opens whoever is named by a path, by the keys of the settings that would name them. */
export async function openInsiders(
  known: readonly AnyDescription[],
  named: Readonly<Record<string, unknown>> & TimeOption,
  host: RunnerHost,
): Promise<OpenedInsiders> {
  const opened: OpenedHunter[] = [];
  const described: AnyDescription[] = [];
  const names: Record<string, string> = {};
  for (const description of known) {
    const path = named[description.insider?.key ?? ''];
    if (description.insider === undefined || typeof path !== 'string' || !isModulePath(path))
      described.push(description);
    else {
      const one = await openHunter({ path, time: named.time ?? USUAL_TIME.hunter }, host);
      opened.push(one);
      described.push(description.insider.with(one.hunter));
      names[description.insider.key] = one.hunter.name;
    }
  }
  return {
    known: described,
    names,
    close: async () => {
      await Promise.all(opened.map((one) => one.close()));
    },
  };
}
