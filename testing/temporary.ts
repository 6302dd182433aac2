/** Runs once before all tests: whatever they leave among the temporary files goes when they are done. */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export default function inFolderOfItsOwn(): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'asterion-tests-'));
  for (const name of ['TMPDIR', 'TEMP', 'TMP']) process.env[name] = folder; // POSIX, and Windows
  return () => rmSync(folder, { recursive: true, force: true });
}
