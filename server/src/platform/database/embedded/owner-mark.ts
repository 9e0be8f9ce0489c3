import { randomUUID } from 'node:crypto';
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { beginningOf } from './postmaster-process.ts';

const Mark = z.object({ pid: z.number(), began: z.string(), id: z.string() });

/**
 * What a server leaves in its data directory for as long as it lives: its private PostgreSQL may be dead for a moment, in
 * which nothing else says that somebody works there.
 */
export type OwnerMark = {
  /** Whether another server that is alive works with this data directory. */
  isTaken(): boolean;
  set(): void;
  clear(): void;
};

/** The mark of one use of a data directory, which is not set yet. */
export const ownerMark = (dataDir: string): OwnerMark => {
  const file = path.join(dataDir, 'owner.json');
  const id = randomUUID();
  const read = () => {
    try {
      return Mark.parse(JSON.parse(readFileSync(file, 'utf8')));
    } catch {
      return undefined;
    }
  };
  return {
    isTaken() {
      const found = read();
      return found !== undefined && found.id !== id && beginningOf(found.pid) === found.began;
    },
    set() {
      const began = beginningOf(process.pid);
      if (began === undefined) return;
      const draft = `${file}.${id}`;
      writeFileSync(draft, JSON.stringify({ pid: process.pid, began, id }), { mode: 0o600 });
      renameSync(draft, file);
    },
    clear() {
      if (read()?.id === id) rmSync(file, { force: true });
    },
  };
};
