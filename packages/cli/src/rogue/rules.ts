/** The rules of Rogue that a command line asks for. */

import type { RogueOptions } from 'asterion/game';
import { rogueDescription, rogueRules } from 'asterion/play';
import { settle } from 'asterion/settings';
import { checkFaults, saidOn } from '../game/options.js';

export function rulesOn(options: Readonly<Record<string, unknown>>): RogueOptions {
  const said = saidOn(options, rogueRules);
  const { values, faults } = settle(rogueRules, said);
  checkFaults(faults, said, rogueRules);
  return rogueDescription.rules({ ...values, moves: 1 }).options as RogueOptions;
}
