import { chmodSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A file system in memory, as Linux has it: a database is copied there in a fifth of the time. */
const inMemory = '/dev/shm';
const gibibyte = 1024 ** 3;
/** A whole run was seen to hold less than half of one at a time. */
const filesNeeded = 6 * gibibyte;
/** The files, and the run's processes beside them. */
const memoryNeeded = 12 * gibibyte;

const hasRoom = () => {
  try {
    const { bavail, bsize } = statfsSync(inMemory);
    return bavail * bsize >= filesNeeded && process.availableMemory() >= memoryNeeded;
  } catch {
    return false;
  }
};

/**
 * Makes the folder in which everything this run starts keeps its temporary files: in memory where there is room, else
 * among the system's. It goes with this process; what still ends meanwhile may write into it for a moment.
 */
export function makeScratchFolder() {
  const folder = mkdtempSync(path.join(hasRoom() ? inMemory : tmpdir(), 'portal-run-'));
  chmodSync(folder, 0o755); // as root, PostgreSQL runs as another user
  process.env.TMPDIR = folder;
  process.on('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
  return folder;
}
