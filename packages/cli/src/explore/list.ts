/** `asterion explore list`: generators with their knobs, kinds of rooms, and hunters. */

import { type Knob, realmGenerators, roomKinds } from 'asterion/generate';
import { hunters } from 'asterion/players';
import { Command } from 'commander';
import type { Host } from '../host/host.js';
import { withQuiet } from '../host/options.js';
import { writeOutput } from '../host/output.js';
import { listText } from '../host/text.js';

export const listCommand = (host: Host): Command =>
  withQuiet(
    new Command('list')
      .description('list generators with their knobs, kinds of rooms, and hunters')
      .option('--json', 'print a report instead of text')
      .action(async ({ json }: { json?: boolean }) => {
        await writeOutput([json === true ? `${JSON.stringify(report())}\n` : text()], undefined, host);
      }),
  );

const report = () => ({
  generators: realmGenerators.map(({ name, about, knobs }) => ({ name, about, knobs: knobs.map(knobReport) })),
  rooms: roomKinds.map(({ name, about }) => ({ name, about })),
  hunters: hunters.map(({ name, about }) => ({ name, about })),
});

const knobReport = (knob: Knob) =>
  'choices' in knob
    ? { name: knob.name, about: knob.about, choices: knob.choices }
    : { name: knob.name, about: knob.about, least: knob.least, most: knob.most };

const text = (): string =>
  [
    listText('Generators (--generator)', realmGenerators),
    ...realmGenerators.map(({ name, knobs }) => listText(`Knobs of ${name} (--knob NAME=VALUE)`, knobs.map(knobLine))),
    listText('Kinds of rooms', roomKinds),
    listText('Hunters (--hunter)', hunters),
  ].join('\n');

function knobLine(knob: Knob): { name: string; about: string } {
  const values = 'choices' in knob ? knob.choices.join(', ') : `${knob.least} to ${knob.most}`;
  return { name: knob.name, about: `${knob.about} ${values}.` };
}
