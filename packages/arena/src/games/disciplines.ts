/** Everything bots compete in. */

import { games } from 'asterion/play';
import type { Discipline } from './discipline.js';
import { mazeSolving } from './maze.js';
import { disciplineOf } from './registered-game.js';

export const disciplines: readonly Discipline[] = [...games.map(disciplineOf), mazeSolving];

export const disciplineNamed = (name: string): Discipline | undefined => disciplines.find((one) => one.name === name);
