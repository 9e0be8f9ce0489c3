import { randomUUID } from 'node:crypto';
import { existsSync, linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';

/**
 * Writes a file that only its owner may read unless it is there already, and answers what it holds. Of several that write
 * at once all get the text of the first, and nobody reads half of it.
 */
export function writeOnce(file: string, text: string): string {
  if (!existsSync(file)) writeWhole(file, text);
  return readFileSync(file, 'utf8').trim();
}

function writeWhole(file: string, text: string) {
  const draft = `${file}.${randomUUID()}`;
  try {
    writeFileSync(draft, text, { mode: 0o600, flag: 'wx' });
    linkSync(draft, file);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}
