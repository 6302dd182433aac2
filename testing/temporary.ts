/** Runs once before all tests: whatever they leave among the temporary files goes when they are done. */

import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export default function inFolderOfItsOwn(): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'asterion-tests-'));
  chmodSync(folder, 0o711); // where root runs the tests, servers and bots run as somebody else
  for (const name of ['TMPDIR', 'TEMP', 'TMP']) process.env[name] = folder; // POSIX, and Windows
  return () => rmSync(folder, { recursive: true, force: true });
}
