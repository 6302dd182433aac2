/** Files and links that are opened: a world to play in, or a game to look at; or why neither. */

import { MONSTER, ROGUE, rogue } from 'asterion/game';
import { faultText, type Recording, readScene } from 'asterion/notation';
import { roguePlayerFault } from 'asterion/players';
import { isRecording, type Opened, openRecording, tooLarge } from '../play/opening.js';
import { HUMAN, YES } from '../play/table.js';
import type { Draft } from './draft.js';
import { inhabited, SIDES, type Side } from './table.js';

/** What a file holds; the format is told by its content. `name` stands in front of faults. */
export function openText(text: string, name: string): Opened {
  if (isRecording(text)) return openRecording(text, name, rogue);
  const read = readScene(text);
  if (!read.ok) return { kind: 'refused', why: faultText(read.fault, name) };
  const { scene } = read.value;
  const isEmpty = SIDES.every((side) => (scene.actors[side] ?? []).length === 0);
  const peopled = isEmpty ? inhabited(scene) : scene;
  const why = tooLarge(scene) ?? rogue.fault(peopled, rogue.defaults);
  if (why !== undefined) return { kind: 'refused', why: `${name}: ${why}` };
  const notes = isEmpty ? ['Nobody was in it: the rogue starts at the entrance, the monster at the exit.'] : [];
  return { kind: 'world', scene: peopled, notes: [...read.warnings, ...notes] };
}

/** The settings a recording was played with, as far as it says; `notes` gathers what it does not. */
export function settingsOf(recording: Recording, notes: string[]): Partial<Draft> {
  const { options, seed, seats, moves, outcome } = recording;
  const player = (side: Side): string => {
    const name = seats[side] ?? HUMAN;
    if (name === HUMAN || roguePlayerFault(name, side) === undefined) return name;
    notes.push(`The ${side} was played by "${name}", who is not known here: the seat is yours.`);
    return HUMAN;
  };
  const rounds = Math.max(1, Math.ceil(moves.length / 2));
  return {
    monster: player(MONSTER),
    rogue: player(ROGUE),
    seed,
    noStay: options.stay === false ? YES : '',
    diagonals: typeof options.diagonals === 'string' ? options.diagonals : rogue.defaults.diagonals,
    // The cap is not written down, but where it ended the game it is known.
    moves: String(outcome === 'cap' ? rounds : Math.max(1000, rounds)),
  };
}
