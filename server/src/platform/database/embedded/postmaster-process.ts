import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, readlinkSync, realpathSync } from 'node:fs';
import path from 'node:path';

/** Sends a signal; false when the process is gone or, after its number was given away, not ours. */
export function signal(pid: number, name: NodeJS.Signals | 0): boolean {
  try {
    process.kill(pid, name);
    return true;
  } catch {
    return false;
  }
}

/** A process that ended and whose parent has not noticed yet keeps its number and takes signals. */
const isDefunct = (state: string) => /^[ZX]/.test(state);

const isLinuxPostmaster = (pid: number, folder: string): boolean => {
  // The state follows the name, which stands in brackets and may hold anything.
  const state = /.*\) (\w)/s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8'))?.[1] ?? '';
  if (isDefunct(state)) return false;
  const [command = ''] = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0');
  return path.basename(command) === 'postgres' && readlinkSync(`/proc/${pid}/cwd`) === realpathSync(folder);
};

const isListedPostmaster = (pid: number, folder: string): boolean => {
  const line = execFileSync('ps', ['-o', 'stat=,args=', '-p', String(pid)], { encoding: 'utf8' }).trim();
  return !isDefunct(line) && line.includes('postgres') && line.includes(folder);
};

/** Whether `pid` is a living PostgreSQL on `folder`: the numbers of ended processes are given to others. */
export function isPostmasterOf(pid: number, folder: string): boolean {
  // Windows has no command to ask without a window; PostgreSQL itself judges its lock file there.
  if (process.platform === 'win32') return signal(pid, 0);
  try {
    return existsSync('/proc/self/stat') ? isLinuxPostmaster(pid, folder) : isListedPostmaster(pid, folder);
  } catch {
    return false;
  }
}
