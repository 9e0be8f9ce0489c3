import { accessSync, constants, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** The operating-system user PostgreSQL runs as; undefined means "as ourselves". */
export type Identity = { uid: number; gid: number } | undefined;

/**
 * PostgreSQL refuses to run as root, so a root process lends it an unprivileged user that the machine already has.
 * The user must have a passwd entry: initdb looks its name up.
 */
export function databaseIdentity(): Identity {
  if (process.getuid?.() !== 0) return undefined;
  const entries = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  const entry = entries.find(([name]) => name === 'postgres') ?? entries.find(([name]) => name === 'nobody');
  if (!entry)
    throw new Error('PostgreSQL cannot run as root, and this machine has neither a postgres nor a nobody user');
  return { uid: Number(entry[2]), gid: Number(entry[3]) };
}

/** Whether every folder on the way to `target`, itself included, lets `identity` through. */
export function isReachable(target: string, identity: Identity): boolean {
  for (let folder = path.resolve(target); ; folder = path.dirname(folder)) {
    if (!maySearch(folder, identity)) return false;
    if (folder === path.dirname(folder)) return true;
  }
}

function maySearch(folder: string, identity: Identity): boolean {
  const stat = statSync(folder, { throwIfNoEntry: false });
  if (!stat) return true; // still to be made, by us
  if (!identity) {
    try {
      accessSync(folder, constants.X_OK);
      return true;
    } catch {
      return false;
    }
  }
  if (stat.uid === identity.uid) return (stat.mode & 0o100) !== 0;
  if (stat.gid === identity.gid) return (stat.mode & 0o010) !== 0;
  return (stat.mode & 0o001) !== 0;
}
