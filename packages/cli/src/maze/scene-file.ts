/** Reading a world from a file of any known format. */

import { faultText, readScene } from 'asterion/notation';
import type { Scene } from 'asterion/world';
import { Failure, type Host } from '../host/host.js';
import { readInput } from '../host/input.js';
import type { Messages } from '../host/messages.js';

export async function readSceneFile(path: string, host: Host, messages: Messages): Promise<Scene> {
  const read = readScene(await readInput(path, host));
  const name = path === '-' ? 'standard input' : path;
  if (!read.ok) throw new Failure(faultText(read.fault, name));
  for (const warning of read.warnings) messages.say(`${name}: ${warning}`);
  if (read.value.format === 'parameters') {
    throw new Failure(`${name}: expected a maze, found a parameter file, which says how to make one`);
  }
  return read.value.scene;
}
