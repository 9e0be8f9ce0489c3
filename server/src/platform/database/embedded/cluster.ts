import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, chownSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { type Binaries, program } from './binaries.ts';
import { type Identity, isReachable } from './identity.ts';

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

/** Opens the data directory's cluster and makes it on the first start. */
export async function openCluster(dataDir: string, identity: Identity, binaries: Binaries): Promise<Cluster> {
  const folder = clusterFolder(dataDir, identity);
  const passwordFile = path.join(dataDir, 'postgres-password');
  if (!existsSync(path.join(folder, 'PG_VERSION'))) {
    const password = randomBytes(24).toString('base64url');
    writeFileSync(passwordFile, password, { mode: 0o600 });
    await makeCluster(folder, password, identity, binaries);
    return { folder, password };
  }
  refuseOtherVersion(folder, binaries);
  if (!existsSync(passwordFile))
    throw new Error(`${passwordFile} is missing: the database in ${folder} cannot be opened without it`);
  return { folder, password: readFileSync(passwordFile, 'utf8').trim() };
}

/** The folder is named in the data directory when it has to lie outside of it. */
function clusterFolder(dataDir: string, identity: Identity): string {
  const inside = path.join(dataDir, 'postgres');
  if (existsSync(inside) || isReachable(dataDir, identity)) return inside;
  const pointer = path.join(dataDir, 'postgres-location');
  if (!existsSync(pointer)) {
    const outside = path.join(sharedFolder(identity, dataDir), `postgres-${randomBytes(6).toString('hex')}`);
    writeFileSync(pointer, outside);
  }
  return readFileSync(pointer, 'utf8').trim();
}

function refuseOtherVersion(folder: string, { major }: Binaries) {
  const made = readFileSync(path.join(folder, 'PG_VERSION'), 'utf8').trim();
  if (made === String(major)) return;
  throw new Error(
    `The database in ${folder} was made by PostgreSQL ${made}, and this is ${major}: dump it with the old one and restore it`,
  );
}

/** Runs initdb in a draft folder and renames it, so that an interrupted first start leaves no half database. */
async function makeCluster(folder: string, password: string, identity: Identity, binaries: Binaries) {
  const draft = `${folder}.draft`;
  const passwordFile = `${draft}.password`;
  rmSync(draft, { recursive: true, force: true });
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
    renameSync(draft, folder);
  } finally {
    rmSync(passwordFile, { force: true });
  }
}
