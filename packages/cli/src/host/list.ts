/** `list`: what there is to choose from. */

import { Command } from 'commander';
import type { Host } from './host.js';
import { withResult } from './options.js';
import { type ResultOptions, writeResult } from './output.js';

/** Things of one kind, by name. */
export interface Listing {
  /** Its key in the report; absent where it stands in the text only. */
  readonly key?: string;
  readonly title: string;
  readonly entries: readonly { readonly name: string; readonly about: string }[];
  /** The entries as the report has them; names and what they are about if absent. */
  readonly report?: readonly object[];
}

export const listCommand =
  (about: string, listings: readonly Listing[]) =>
  (host: Host): Command =>
    withResult(new Command('list').description(about)).action((options: ResultOptions) =>
      writeResult(options, host, {
        report: () =>
          Object.fromEntries(listings.flatMap((one) => (one.key === undefined ? [] : [[one.key, reportOf(one)]]))),
        text: () => listings.map(listText).join('\n'),
      }),
    );

const reportOf = ({ entries, report = entries.map(({ name, about }) => ({ name, about })) }: Listing) => report;

/** A title, and below it names with a line about each. */
function listText({ title, entries }: Listing): string {
  const width = Math.max(...entries.map(({ name }) => name.length));
  return [`${title}:`, ...entries.map(({ name, about }) => `  ${name.padEnd(width)}  ${about}`), ''].join('\n');
}
