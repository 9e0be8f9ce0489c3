import { createHash } from 'node:crypto';
import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { root } from './pinned-node.mjs';

const IGNORED = new Set(['node_modules', 'dist', 'benchmarks']);

/**
 * Changes when a file below one of these folders is added, taken away, written or moved: by names, sizes and times, for
 * reading two thousand files would take longer than all else a start does.
 */
export function sourcesStamp(names) {
  const hash = createHash('sha256').update(root);
  const add = (file) => {
    const { size, mtimeMs } = statSync(file);
    hash.update(`${path.relative(root, file)}\0${size}\0${mtimeMs}\0`);
  };
  const walk = (folder) => {
    const entries = readdirSync(folder, { withFileTypes: true }).filter(({ name }) => !IGNORED.has(name));
    for (const entry of entries.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
      const target = path.join(folder, entry.name);
      if (entry.isDirectory()) walk(target);
      else if (!entry.name.includes('.test.')) add(target);
    }
  };
  for (const name of names) {
    const target = path.join(root, name);
    if (statSync(target).isFile()) add(target);
    else walk(target);
  }
  return hash.digest('hex');
}
