/** Algorithms of one's own: how a module is named on a command line, and the time it may take. */

import { basename, extname } from 'node:path';
import type { Command } from 'commander';
import { wholeNumber } from '../host/options.js';

/** What a module can be begun as: a hunter is begun as a monster. */
export const STARTED = ['player', 'generator', 'solver'] as const;

/** What a module brings. */
export const KINDS = [...STARTED, 'hunter'] as const;
export type Kind = (typeof KINDS)[number];

/** A module to be run. Plain data, for threads. */
export interface ModuleFile {
  readonly path: string;
  /** The most milliseconds it may take: for a move, or for a whole maze. */
  readonly time: number;
}

const EXTENSIONS = ['.js', '.mjs', '.ts'];

/** Whether a file can be a module, by its name. */
export const isModuleFile = (name: string): boolean => EXTENSIONS.includes(extname(name));

/** Whether a name on a command line is the path of a module, and not one of a registry. */
export const isModulePath = (name: string): boolean => /^[./]/.test(name) || isModuleFile(name);

/** How a module is called in recordings, tables and reports: where it lies is nobody's business. */
export const moduleName = (path: string): string => basename(path);

/** What to do about a recording that needs a module which is not here; `option` is what names it. */
export const namedAgain = (option: string): string => `Name its module: --${option} PATH.`;

/** `--time` */
export interface TimeOption {
  readonly time?: number;
}

/** Of a move, and of a whole maze, in milliseconds. */
export const USUAL_TIME: Readonly<Record<Kind, number>> = {
  player: 1000,
  generator: 10_000,
  solver: 10_000,
  hunter: 1000,
};

export const withTime = (command: Command, kind: Kind): Command =>
  command.option(
    '--time <ms>',
    `the most milliseconds that a module takes ${USUAL_TIME[kind] === USUAL_TIME.player ? 'for a move' : 'in all'} (default: ${USUAL_TIME[kind]})`,
    wholeNumber(1, 2 ** 31 - 1), // the longest that a timer waits
  );
