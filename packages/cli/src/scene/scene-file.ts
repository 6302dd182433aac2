/**
 * The arguments that name a world: a path, `-` for standard input, else the name of a shipped one. What is in it is
 * recognised by content.
 */

import { shippedWorlds } from 'asterion/game';
import { faultText, type Parsed, parseDungeon, parseTiled, readScene, recogniseFormat } from 'asterion/notation';
import { allOf } from 'asterion/play';
import type { Scene } from 'asterion/world';
import { Failure, type Host } from '../host/host.js';
import { inputName, readBytes } from '../host/input.js';
import type { Messages } from '../host/messages.js';
import { meant } from '../host/names.js';

/** What `--help` says of such an argument. */
export const FILE_HELP = 'a file in any known format, - for standard input, or the name of a shipped world';

export interface OpenedScene {
  /** What to call it in messages. */
  readonly name: string;
  readonly scene: Scene;
  /** The monsters' letters, in the order of the actors, where the file has them. */
  readonly letters?: string;
  /** The name of a shipped world, if it is one. */
  readonly shipped?: string;
}

/** Opens what an argument names; `commands` could have stood in its place. */
export async function openScene(
  argument: string,
  host: Host,
  messages: Messages,
  commands: readonly string[] = [],
): Promise<OpenedScene> {
  return sceneIn(await openText(argument, host, commands), messages);
}

/** What an argument names, before it is known what is in it. */
export interface OpenedText extends Omit<OpenedScene, 'scene' | 'letters'> {
  readonly text: string;
}

export async function openText(argument: string, host: Host, commands: readonly string[] = []): Promise<OpenedText> {
  let isShipped = false;
  const ours = (error: unknown, why: string): Buffer => {
    const text = shippedText(argument, commands, error, why);
    isShipped = true;
    return text;
  };
  const text = (await readBytes(argument, host, ours)).toString();
  return { text, name: inputName(argument), ...(isShipped ? { shipped: argument } : {}) };
}

/** The scene in a text that was opened. */
export function sceneIn({ text, ...opened }: OpenedText, messages: Messages): OpenedScene {
  const { name } = opened;
  const read = readAny(text, name);
  if (!read.ok) throw new Failure(faultText(read.fault, name));
  for (const warning of read.warnings) messages.say(`${name}: ${warning}`);
  return { ...read.value, ...opened };
}

function readAny(text: string, name: string): Parsed<Omit<OpenedScene, 'name'>> {
  switch (recogniseFormat(text)) {
    case 'dungeon': // read here because scenes know nothing of letters
      return parseDungeon(text);
    case 'tiled': {
      const map = parseTiled(text);
      return map.ok ? { ...map, value: { scene: map.value } } : map;
    }
    case 'parameters': // the library, which has no commands, cannot say what to do with one
      throw new Failure(
        `${name}: expected a world, found a maze parameter file; "asterion maze convert --format json" makes its maze`,
      );
    default:
      return readScene(text);
  }
}

function shippedText(argument: string, commands: readonly string[], error: unknown, why: string): Buffer {
  const worlds = Object.values(shippedWorlds).flat();
  const found = worlds.find(({ name }) => name === argument);
  if (found !== undefined) return Buffer.from(found.text);
  if ((error as NodeJS.ErrnoException).code !== 'ENOENT' || /[/\\]/.test(argument)) throw new Failure(why);
  const lists = Object.keys(shippedWorlds).map((game) => `"asterion ${game} list"`);
  const near = meant('; ', argument, [...worlds.map(({ name }) => name), ...commands]);
  const hint = near || `; ${allOf(lists)} ${lists.length === 1 ? 'names' : 'name'} them`;
  throw new Failure(`${why}, and no shipped world${commands.length === 0 ? '' : ' or command'} of that name${hint}`);
}
