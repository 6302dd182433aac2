/** The game of labyrinth, as it is played in its room. */

import { DICE, type LabyrinthPosition } from 'asterion/game';
import type { Recording } from 'asterion/notation';
import type { Kind } from '../play/kind.js';
import { YES } from '../play/table.js';
import { type Draft, draftFrom, entriesOf, isSameGround } from './draft.js';
import { openText, settingsOf } from './opening.js';
import { checkDraft, SIDES, type Table, underRules } from './table.js';
import { labyrinthTelling } from './telling.js';

export const labyrinthKind = (hasFog: () => boolean): Kind<LabyrinthPosition, Draft, Table> => ({
  room: 'labyrinth',
  telling: labyrinthTelling(hasFog),
  draftFrom,
  checkDraft,
  entriesOf,
  isSameGround,
  onGroundOf: (table, other) => {
    const { scene, start, options } = other;
    return underRules({ ...table, scene, start, options }, table.options);
  },
  goingOn,
  openText,
  settingsOf,
  saidBeside: () => ({}),
  guesses,
  asRecorded: (table, recording) =>
    underRules(table, { ...table.options, dice: diceOf(recording) ?? table.options.dice }),
});

/** A game keeps its rules: a die rolls only on a seat that rolled from the start, and whoever takes one over may choose. */
function goingOn(table: Table, { options, start }: Table): Table | undefined {
  const rolls = (dice: string, side: string): boolean => dice === side || dice === 'both';
  const canRoll = SIDES.every((side) => !rolls(table.options.dice, side) || rolls(options.dice, side));
  return canRoll ? { ...table, options, start } : undefined;
}

/** A recording does not say whether walls were kept from closing rooms: both ways are tried, what was said first. */
const guesses = (settings: Draft): Draft[] => [settings.norooms, '', YES].map((norooms) => ({ ...settings, norooms }));

const diceOf = ({ options }: Recording) => DICE.find((dice) => dice === options.dice);
