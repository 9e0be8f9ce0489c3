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

/** What Linux says of a process behind its name, which stands in brackets and may hold anything: its state comes first. */
const linuxFacts = (pid: number): string[] => {
  const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
  return text.slice(text.lastIndexOf(')') + 2).split(' ');
};

const isLinuxPostmaster = (pid: number, folder: string): boolean => {
  if (isDefunct(linuxFacts(pid)[0] ?? '')) return false;
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

/** The place of a process's beginning among what `linuxFacts` answers: in ticks since the machine's own. */
const beginningAt = 19;

const linuxBeginning = (pid: number): string | undefined => {
  const facts = linuxFacts(pid);
  if (isDefunct(facts[0] ?? '')) return undefined;
  return `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()} ${facts[beginningAt]}`;
};

const listedBeginning = (pid: number): string | undefined => {
  const line = execFileSync('ps', ['-o', 'stat=,lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim();
  return isDefunct(line) ? undefined : line.replace(/^\S+\s+/, '');
};

/** When a living process began, which no other of its number did; undefined where it is gone or cannot be known. */
export function beginningOf(pid: number): string | undefined {
  if (process.platform === 'win32') return undefined;
  try {
    return existsSync('/proc/self/stat') ? linuxBeginning(pid) : listedBeginning(pid);
  } catch {
    return undefined;
  }
}
