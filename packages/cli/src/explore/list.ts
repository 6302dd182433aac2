/** `asterion explore list` and `slots`: what there is to choose from, and the saves. */

import { type Knob, realmGenerators, roomKinds } from 'asterion/generate';
import { hunters } from 'asterion/players/explore';
import { Command } from 'commander';
import type { Host } from '../host/host.js';
import { listCommand as listOf } from '../host/list.js';
import { withResult } from '../host/options.js';
import { type ResultOptions, writeResult } from '../host/output.js';
import { tableText } from '../host/text.js';
import { type SaveOptions, slotsOf, withFolder } from './options.js';
import { SLOT_HEAD, slotReport, slotRow } from './slots.js';

export const listCommand = listOf('list generators with their knobs, kinds of rooms, and hunters', [
  {
    key: 'generators',
    title: 'Generators (--generator)',
    entries: realmGenerators,
    report: realmGenerators.map(({ name, about, knobs }) => ({ name, about, knobs: knobs.map(knobReport) })),
  },
  ...realmGenerators.map(({ name, knobs }) => ({
    title: `Knobs of ${name} (--knob NAME=VALUE)`,
    entries: knobs.map(knobLine),
  })),
  { key: 'rooms', title: 'Kinds of rooms', entries: roomKinds },
  { key: 'hunters', title: 'Hunters (--hunter)', entries: hunters },
]);

function knobReport(knob: Knob): object {
  const { name, about } = knob;
  return 'choices' in knob
    ? { name, about, choices: knob.choices }
    : { name, about, least: knob.least, most: knob.most };
}

function knobLine(knob: Knob): { name: string; about: string } {
  const values = 'choices' in knob ? knob.choices.join(', ') : `${knob.least} to ${knob.most}`;
  return { name: knob.name, about: `${knob.about} ${values}.` };
}

export const slotsCommand = (host: Host): Command =>
  withResult(withFolder(new Command('slots')))
    .description('list the saves: seed, world, turns, coins, and when')
    .action(async (options: ResultOptions & Pick<SaveOptions, 'saveDir'>) => {
      const slots = slotsOf(options, host).list();
      await writeResult(options, host, {
        report: () => ({ slots: slots.map(slotReport) }),
        text: () => tableText(SLOT_HEAD, slots.map(slotRow), 2),
      });
    });
