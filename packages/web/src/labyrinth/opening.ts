/** Files and links that are opened: a board to play on, or a game to look at; or why neither. */

import { labyrinth, MINOTAUR, THESEUS } from 'asterion/game';
import { faultText, type Recording, readScene } from 'asterion/notation';
import { labyrinthPlayerFault } from 'asterion/players';
import { isRecording, type Opened, openRecording, tooLarge } from '../play/opening.js';
import { HUMAN, YES } from '../play/table.js';
import { capital } from '../play/words.js';
import type { Draft } from './draft.js';
import type { Side } from './table.js';
import { seatName } from './words.js';

/** What a file holds; the format is told by its content. `name` stands in front of faults. */
export function openText(text: string, name: string): Opened {
  if (isRecording(text)) return openRecording(text, name, labyrinth);
  const read = readScene(text);
  if (!read.ok) return { kind: 'refused', why: faultText(read.fault, name) };
  const { scene } = read.value;
  const why = tooLarge(scene) ?? labyrinth.fault(scene, labyrinth.defaults);
  return why === undefined
    ? { kind: 'world', scene, notes: read.warnings }
    : { kind: 'refused', why: `${name}: ${why}` };
}

/** The settings a recording was played with, as far as it says; `notes` gathers what it does not. */
export function settingsOf({ scene, options, seed, seats }: Recording, notes: string[]): Partial<Draft> {
  const { grid } = scene.world;
  const player = (side: Side): string => {
    const name = seats[side] ?? HUMAN;
    if (name === HUMAN || labyrinthPlayerFault(name, side) === undefined) return name;
    notes.push(`${capital(seatName(side))} was played by "${name}", who is not known here: the seat is yours.`);
    return HUMAN;
  };
  const { defaults } = labyrinth;
  return {
    source: 'generated',
    world: '',
    board: String(grid.rows),
    supplies: String(scene.actors.supply.length),
    minotaurs: String(scene.actors.minotaur.length),
    shape: grid.shape.name,
    rounds: String(options.rounds ?? defaults.rounds),
    pass: (options.pass ?? defaults.pass) === true ? YES : '',
    theseus: player(THESEUS),
    minotaur: player(MINOTAUR),
    seed,
  };
}
