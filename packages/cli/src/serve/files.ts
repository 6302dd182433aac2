/**
 * The app as the server holds it: read once, and whole. It is small, so no request touches the disk, and none can reach
 * what was not read.
 */

import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { type Encoding, encodings } from './encoding.js';

export interface AppFile {
  /** The media type. */
  readonly type: string;
  /** Names the content; each encoded form has a name derived from it. */
  readonly tag: string;
  /** Whether the name changes with the content, so that browsers may keep it for ever. */
  readonly isHashed: boolean;
  readonly content: Uint8Array;
  readonly encoded: Readonly<Partial<Record<Encoding, Uint8Array>>>;
}

/** Files by their path from the folder, with slashes and without one in front. */
export type AppFiles = ReadonlyMap<string, AppFile>;

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};

/** Reads all files of a folder. Compressed forms go with the file they are of; links out of it are left alone. */
export async function readApp(folder: string): Promise<AppFiles> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const contents = new Map<string, Uint8Array>();
  for (const entry of entries.filter((each) => each.isFile())) {
    const path = join(entry.parentPath, entry.name);
    contents.set(relative(folder, path).replaceAll(sep, '/'), await readFile(path));
  }
  const isForm = (path: string) =>
    encodings.some(({ ending }) => path.endsWith(ending) && contents.has(path.slice(0, -ending.length)));
  const paths = [...contents.keys()].filter((path) => !isForm(path));
  return new Map(paths.map((path) => [path, fileAt(path, contents)]));
}

function fileAt(path: string, contents: ReadonlyMap<string, Uint8Array>): AppFile {
  const content = contents.get(path) ?? new Uint8Array();
  const forms = encodings.map(({ name, ending }) => [name, contents.get(path + ending)] as const);
  return {
    type: types[extname(path).toLowerCase()] ?? 'application/octet-stream',
    tag: tagOf(content),
    isHashed: /^assets\/.+-[\w-]{8}\.\w+$/.test(path),
    content,
    encoded: Object.fromEntries(forms.filter(([, form]) => form !== undefined)),
  };
}

/** The same of what is no file but is answered like one. */
export function jsonFile(text: string): AppFile {
  const content = Buffer.from(text);
  return { type: 'application/json', tag: tagOf(content), isHashed: false, content, encoded: {} };
}

const tagOf = (content: Uint8Array): string => createHash('sha256').update(content).digest('base64url').slice(0, 22);
