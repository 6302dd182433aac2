/** The DUNGEON argument: a file of any format with a monster and a rogue in it, else the name of a shipped dungeon. */

import { readFile } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import { dungeons } from 'asterion/game';
import { faultText, parseDungeon, readScene, recogniseFormat } from 'asterion/notation';
import type { Scene } from 'asterion/world';
import { Failure, type Host } from '../host/host.js';
import { reasonOf } from '../host/input.js';
import type { Messages } from '../host/messages.js';
import { namesNear } from './near.js';

export interface OpenedDungeon {
  readonly name: string;
  readonly scene: Scene;
  /** The monsters' letters, in the order of the actors. */
  readonly letters: string;
}

/** Opens a dungeon by path, `-` (standard input) or name. */
export async function openDungeon(argument: string, host: Host, messages: Messages): Promise<OpenedDungeon> {
  const name = argument === '-' ? 'standard input' : argument;
  const source = argument === '-' ? await text(host.stdin) : await textOf(argument);
  if (recogniseFormat(source) === 'dungeon') {
    const read = parseDungeon(source);
    if (!read.ok) throw new Failure(faultText(read.fault, name));
    warn(read.warnings, name, messages);
    return { name, scene: read.value.scene, letters: read.value.letters };
  }
  const read = readScene(source);
  if (!read.ok) throw new Failure(faultText(read.fault, name));
  if (read.value.format === 'parameters') throw new Failure(`${name}: expected a dungeon, found a parameter file`);
  warn(read.warnings, name, messages);
  const { scene } = read.value;
  return { name, scene, letters: lettersFor(scene.actors.monster?.length ?? 0) };
}

/** `M`, and `N`, `O`, ... where there are several: ends of tunnels are lettered from `A`. */
export const lettersFor = (monsters: number): string =>
  Array.from({ length: monsters }, (_, i) => String.fromCharCode(65 + ((12 + i) % 26))).join('');

function warn(warnings: readonly string[], name: string, messages: Messages): void {
  for (const warning of warnings) messages.say(`${name}: ${warning}`);
}

async function textOf(argument: string): Promise<string> {
  try {
    return await readFile(argument, 'utf8');
  } catch (error) {
    const shipped = dungeons.find(({ name }) => name === argument);
    if (shipped !== undefined) return shipped.text;
    const reason = `cannot read ${argument}: ${reasonOf(error)}`;
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT' || /[/\\]/.test(argument)) throw new Failure(reason);
    throw new Failure(`${reason}, and no dungeon of that name; ${hint(argument)}`);
  }
}

function hint(argument: string): string {
  const near = namesNear(argument, dungeons.map(({ name }) => name)); // biome-ignore format: one line
  return near.length > 0 ? `did you mean ${near.join(', ')}?` : '"asterion rogue list" names them';
}
