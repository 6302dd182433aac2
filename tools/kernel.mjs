// The kernel of the exact table, from AssemblyScript (packages/asterion/kernel) to WebAssembly, as a module that holds the
// binary as text: the library reads no files and fetches nothing. Written only when the source is newer.
import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { run } from './run.mjs';

const pathOf = (/** @type {string} */ file) => fileURLToPath(new URL(`../${file}`, import.meta.url));
const source = pathOf('packages/asterion/kernel/chase.ts');
const target = pathOf('packages/asterion/src/exact/kernel-binary.ts');
const compiler = pathOf('node_modules/assemblyscript/bin/asc.js');

/** When a file was written last; 0 if there is none. @param {string} file */
const writtenAt = (file) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;

/** The binary of the kernel. Between 32-bit numbers and addresses it converts at will, hence the warning left out. */
async function compile() {
  const binary = join(tmpdir(), `asterion-kernel-${process.pid}.wasm`);
  const options = [
    '-O3',
    '--noAssert',
    '--runtime',
    'stub',
    '--importMemory',
    '--maximumMemory', // a memory has to have one if it is shared
    '65536',
    '--enable',
    'simd',
    '--disableWarning',
    '201',
  ];
  const { code, output } = await run(process.execPath, [compiler, source, '--outFile', binary, ...options], {
    cwd: pathOf('.'),
  });
  if (code !== 0) throw new Error(`The kernel does not compile.\n${output}`);
  try {
    return readFileSync(binary);
  } finally {
    rmSync(binary);
  }
}

/**
 * Where the binary says what memory it imports: the byte after the two names and the kind. Bit 0: it has a maximum; bit 1: it is
 * shared. So one binary does for both.
 * @param {Buffer} binary
 */
function memoryFlagsAt(binary) {
  const name = Buffer.from('\x03env\x06memory\x02\x01', 'latin1');
  const at = binary.indexOf(name);
  if (at < 0) throw new Error('The kernel imports no memory with a maximum.');
  return at + name.length - 1;
}

if (Math.max(writtenAt(source), writtenAt(fileURLToPath(import.meta.url))) > writtenAt(target)) {
  const binary = await compile();
  writeFileSync(
    target,
    `/** \`kernel/chase.ts\` as WebAssembly, in base64. Written by \`npm run compile\`. */
export const KERNEL_BINARY =
  '${binary.toString('base64')}';

/** The byte that says whether the memory it imports is shared. */
export const MEMORY_FLAGS_AT = ${memoryFlagsAt(binary)};
`,
  );
}
