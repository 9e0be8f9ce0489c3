import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { type Binaries, program } from './binaries.ts';
import { writeOnce } from '../../write-once.ts';
import { databaseIdentity, type Identity, isReachable, refuseForeignOwner } from './identity.ts';

/** Where one data directory's database lives and the password that opens it. */
export type Cluster = { folder: string; password: string };

export const SUPERUSER = 'portal';

/** A folder `identity` can reach, for what cannot stay in a data directory under a closed home. */
export function sharedFolder(identity: Identity, dataDir: string): string {
  if (!identity) return dataDir;
  const folder = path.join(existsSync('/var/lib') ? '/var/lib' : tmpdir(), 'freight-portal');
  mkdirSync(folder, { recursive: true, mode: 0o755 });
  return folder;
}

/** Who runs the database of a data directory: who made it, where that may be. */
export const identityOf = (dataDir: string): Identity => {
  const elsewhere = pointerOf(dataDir);
  return databaseIdentity(
    existsSync(elsewhere) ? readFileSync(elsewhere, 'utf8').trim() : path.join(dataDir, 'postgres'),
  );
};

/** Names the folder of the database where it has to lie outside of the data directory. */
const pointerOf = (dataDir: string): string => path.join(dataDir, 'postgres-location');

/** Opens the data directory's cluster and makes it on the first start. */
export async function openCluster(dataDir: string, identity: Identity, binaries: Binaries): Promise<Cluster> {
  const folder = clusterFolder(dataDir, identity);
  refuseForeignOwner(folder, identity);
  const passwordFile = path.join(dataDir, 'postgres-password');
  if (!existsSync(path.join(folder, 'PG_VERSION'))) {
    // Of servers that make it at once one is first; all of them make it with the same password.
    const password = writeOnce(passwordFile, randomBytes(24).toString('base64url'));
    await makeCluster(folder, password, identity, binaries);
    return { folder, password };
  }
  refuseOtherVersion(folder, binaries);
  if (!existsSync(passwordFile))
    throw new Error(`${passwordFile} is missing: the database in ${folder} cannot be opened without it`);
  return { folder, password: readFileSync(passwordFile, 'utf8').trim() };
}

function clusterFolder(dataDir: string, identity: Identity): string {
  const inside = path.join(dataDir, 'postgres');
  if (existsSync(inside) || isReachable(dataDir, identity)) return inside;
  const outside = path.join(sharedFolder(identity, dataDir), `postgres-${randomBytes(6).toString('hex')}`);
  return writeOnce(pointerOf(dataDir), outside);
}

function refuseOtherVersion(folder: string, { major }: Binaries) {
  const made = readFileSync(path.join(folder, 'PG_VERSION'), 'utf8').trim();
  if (made === String(major)) return;
  throw new Error(
    `The database in ${folder} was made by PostgreSQL ${made}, and this is ${major}: dump it with the old one and restore it`,
  );
}

/** A start makes its database in seconds: a draft that is older was left by one that was interrupted. */
const oldestDraftMs = 3_600_000;

function removeOldDrafts(folder: string) {
  const parent = path.dirname(folder);
  for (const name of readdirSync(parent).filter((one) => one.startsWith(`${path.basename(folder)}.draft`))) {
    const draft = path.join(parent, name);
    const madeAt = statSync(draft, { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
    if (madeAt < Date.now() - oldestDraftMs) rmSync(draft, { recursive: true, force: true });
  }
}

/**
 * Runs initdb in a draft folder of its own and renames it, so that an interrupted first start leaves no half database, and
 * of several at once the first one's stays.
 */
async function makeCluster(folder: string, password: string, identity: Identity, binaries: Binaries) {
  removeOldDrafts(folder);
  const draft = `${folder}.draft-${process.pid}-${randomBytes(4).toString('hex')}`;
  const passwordFile = `${draft}.password`;
  mkdirSync(draft, { mode: 0o700 });
  writeFileSync(passwordFile, password, { mode: 0o600 });
  chmodSync(passwordFile, 0o600);
  if (identity) for (const made of [draft, passwordFile]) chownSync(made, identity.uid, identity.gid);
  try {
    const locale =
      binaries.major >= 17 ? ['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C'] : ['--no-locale'];
    await promisify(execFile)(
      program(binaries, 'initdb'),
      ['-D', draft, '-U', SUPERUSER, '-E', 'UTF8', '-A', 'scram-sha-256', `--pwfile=${passwordFile}`, ...locale],
      { ...identity, cwd: path.parse(draft).root, env: { TZ: 'UTC' } },
    );
    settle(draft, folder);
  } finally {
    rmSync(passwordFile, { force: true });
  }
}

function settle(draft: string, folder: string) {
  try {
    renameSync(draft, folder);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    if (!existsSync(path.join(folder, 'PG_VERSION'))) throw error;
  }
}
