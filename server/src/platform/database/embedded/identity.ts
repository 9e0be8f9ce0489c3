import { accessSync, constants, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** The operating-system user PostgreSQL runs as; undefined means "as ourselves". */
export type Identity = { uid: number; gid: number } | undefined;

type Entry = { name: string; uid: number; gid: number };

const entriesOfMachine = (): Entry[] => {
  try {
    return readFileSync('/etc/passwd', 'utf8')
      .split('\n')
      .map((line) => line.split(':'))
      .map(([name = '', , uid, gid]) => ({ name, uid: Number(uid), gid: Number(gid) }));
  } catch {
    return []; // a machine that keeps its users elsewhere
  }
};

/** Who made a folder; undefined where it does not exist yet, and where folders have no numbers for their owners. */
const ownerOf = (folder: string): number | undefined =>
  process.getuid ? statSync(folder, { throwIfNoEntry: false })?.uid : undefined;

/**
 * PostgreSQL refuses to run as root, so a root process lends it an unprivileged user that the machine already has: the one
 * that owns `folder`, where there is one. The user must have a passwd entry: initdb looks its name up.
 */
export function databaseIdentity(folder?: string): Identity {
  if (process.getuid?.() !== 0) return undefined;
  const lent = entriesOfMachine().filter(({ name }) => name === 'postgres' || name === 'nobody');
  const owner = folder === undefined ? undefined : ownerOf(folder);
  const entry =
    lent.find(({ uid }) => uid === owner) ?? lent.find(({ name }) => name === 'postgres') ?? lent.find(() => true);
  if (!entry)
    throw new Error('PostgreSQL cannot run as root, and this machine has neither a postgres nor a nobody user');
  return { uid: entry.uid, gid: entry.gid };
}

/** Refuses a database folder whose owner is not who PostgreSQL would run as: it would not start, for reasons hard to read. */
export function refuseForeignOwner(folder: string, identity: Identity): void {
  const owner = ownerOf(folder);
  const wanted = identity?.uid ?? process.getuid?.();
  if (owner === undefined || owner === wanted) return;
  const entries = entriesOfMachine();
  const nameOf = (uid: number | undefined) => entries.find((entry) => entry.uid === uid)?.name ?? `user ${uid}`;
  const runsAs = identity ? `, who lends PostgreSQL the user ${nameOf(wanted)}` : '';
  throw new Error(
    `The database in ${folder} belongs to ${nameOf(owner)}, and this start is by ${nameOf(process.getuid?.())}${runsAs}. ` +
      `Start the portal as ${nameOf(owner)}, or give the whole data directory to another owner with chown -R`,
  );
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
