/** The table a game is played at: from what was typed to values, or to what is wrong with it, field by field. */

import { labyrinthSolveFault } from 'asterion/exact';
import { type Game, type LabyrinthOptions, type LabyrinthPosition, labyrinth, MINOTAUR, THESEUS } from 'asterion/game';
import { generateLabyrinth, labyrinthFault } from 'asterion/generate';
import { diceFor, type LabyrinthPlayer, labyrinthPlayerFault, labyrinthPlayerNamed } from 'asterion/players';
import type { Scene } from 'asterion/world';
import type { Checked } from '../play/kind.js';
import { HUMAN, type Table as TableOf, YES } from '../play/table.js';
import type { Draft, Faults, Field } from './draft.js';

export type Side = typeof THESEUS | typeof MINOTAUR;
export const SIDES: readonly Side[] = [THESEUS, MINOTAUR];

/** The page's own limits: a whole game is kept in memory, and a table for a player is made while the page waits. */
const MOST_ROUNDS = 10_000;
const PLAYER_MEMORY = 64 * 1024 * 1024;

/** The player that needs the exact table. */
const OPTIMAL = 'optimal';

export interface Table extends TableOf<LabyrinthPosition, Draft> {
  readonly options: LabyrinthOptions;
}

/** `given` is what the draft's world unpacks to; undefined while that is not known. */
export function checkDraft(draft: Draft, given?: Scene | string): Checked<Draft, Table> {
  const faults: Faults = {};
  const bots = Object.fromEntries(
    SIDES.flatMap((side) => {
      const bot = checkPlayer(draft, side, faults);
      return bot === undefined ? [] : [[side, bot]];
    }),
  );
  const rounds = wholeNumber(draft, 'rounds', faults);
  if (rounds !== undefined && !(rounds >= 1 && rounds <= MOST_ROUNDS))
    faults.rounds = `Expected from 1 to ${MOST_ROUNDS.toLocaleString('en')} rounds, got ${rounds}.`;
  for (const field of ['norooms', 'pass'] as const)
    if (draft[field] !== '' && draft[field] !== YES) faults[field] = `Expected ${field}=1, got "${draft[field]}".`;
  if (draft.seed === '') faults.seed = 'Expected a number or a text.';
  const scene = draft.source === 'given' ? givenBoard(given, faults) : generatedBoard(draft, faults);
  if (scene === undefined || rounds === undefined || Object.keys(faults).length > 0)
    return { table: undefined, faults };
  const names = { [THESEUS]: draft.theseus, [MINOTAUR]: draft.minotaur };
  const options: LabyrinthOptions = { ...labyrinth.defaults, rounds, pass: draft.pass === YES, dice: diceFor(names) };
  const why = labyrinth.fault(scene, options);
  if (why !== undefined) return { table: undefined, faults: { [draft.source === 'given' ? 'world' : 'board']: why } };
  const start = labyrinth.initial(scene, options, draft.seed);
  const noTable = SIDES.some((side) => names[side] === OPTIMAL) ? labyrinthSolveFault(start, PLAYER_MEMORY) : undefined;
  if (noTable !== undefined) {
    const needy = SIDES.filter((side) => names[side] === OPTIMAL);
    return {
      table: undefined,
      faults: Object.fromEntries(needy.map((side) => [side, `It cannot play here. ${noTable}`])),
    };
  }
  const game = labyrinth as Game<LabyrinthPosition, number, LabyrinthOptions>; // here everybody sees the whole board
  const cap = { moves: 2 * rounds, why: 'Dawn breaks.' };
  return {
    table: { draft, game, scene, options, seed: draft.seed, names, bots, cap, start, isReplay: false },
    faults,
  };
}

function checkPlayer(draft: Draft, side: Side, faults: Faults): LabyrinthPlayer | undefined {
  if (draft[side] === HUMAN) return undefined;
  const why = labyrinthPlayerFault(draft[side], side);
  if (why !== undefined) faults[side] = why;
  return labyrinthPlayerNamed(draft[side], side);
}

function givenBoard(given: Scene | string | undefined, faults: Faults): Scene | undefined {
  if (typeof given !== 'string') return given;
  faults.world = given;
  return undefined;
}

/** One field after the other: what is wrong with supplies can only be said of a board that can be. */
function generatedBoard(draft: Draft, faults: Faults): Scene | undefined {
  const { shape, seed } = draft;
  const size = wholeNumber(draft, 'board', faults);
  const supplies = wholeNumber(draft, 'supplies', faults);
  const minotaurs = wholeNumber(draft, 'minotaurs', faults);
  const noRooms = draft.norooms === YES;
  note('shape', labyrinthFault({ shape }));
  if (size !== undefined) {
    note('board', labyrinthFault({ size }));
    if (faults.board === undefined) {
      if (supplies !== undefined) note('supplies', labyrinthFault({ size, supplies }));
      if (minotaurs !== undefined && faults.shape === undefined)
        note('minotaurs', labyrinthFault({ size, shape, minotaurs }));
    }
  }
  const fields: readonly Field[] = ['board', 'supplies', 'minotaurs', 'shape'];
  if (seed === '' || fields.some((field) => faults[field] !== undefined)) return undefined;
  return generateLabyrinth({ size, supplies, minotaurs, shape, noRooms, seed });

  function note(field: Field, why: string | undefined): void {
    if (why !== undefined) faults[field] = why;
  }
}

function wholeNumber(draft: Draft, field: Field, faults: Faults): number | undefined {
  const text = draft[field].trim();
  if (/^[0-9]{1,9}$/.test(text)) return Number(text);
  faults[field] = `Expected a whole number, got ${text === '' ? 'nothing' : `"${text}"`}.`;
  return undefined;
}

/** The same table under other rules: who rolls dice is one. */
export const underRules = (table: Table, options: LabyrinthOptions): Table =>
  options.dice === table.options.dice
    ? table
    : { ...table, options, start: labyrinth.initial(table.scene, options, table.seed) };
