import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startApp } from '../../src/app.ts';
import { loadConfig } from '../../src/platform/config.ts';
import { startEmbeddedDatabase } from '../../src/platform/database/embedded-database.ts';
import { migrate } from '../../src/platform/database/migrate.ts';
import { makeShipper } from '../../src/testing/fixtures/make-account.ts';
import { startServerProcess } from '../../src/testing/faults/server-process.ts';
import { tableChecksums } from '../../src/testing/table-checksums.ts';
import { fillLoads } from '../fill-loads.ts';
import { fillPapers } from './fill-papers.ts';

const root = path.join(import.meta.dirname, '../../..');

export type DrillStep = { command: string; seconds: number };

export type Drill = {
  steps: DrillStep[];
  tables: number;
  rows: number;
  files: number;
  megabytes: number;
  /** Tables, and files by their keys, that are not what they were. */
  differences: string[];
  /** What the restored portal answered to a session from before the loss. */
  statusOfOldSession: number;
};

/** The commands of the drill, as docs/operations.md gives them. */
function writtenSteps(): string[] {
  const text = readFileSync(path.join(root, 'docs/operations.md'), 'utf8');
  const block = /<!-- the drill: [^\n]* -->\n+```sh\n([\s\S]*?)```/.exec(text)?.[1];
  if (!block) throw new Error('docs/operations.md has no drill');
  return block.split('\n').filter((line) => line.trim() && !line.startsWith('#'));
}

async function runStep(command: string, env: NodeJS.ProcessEnv): Promise<DrillStep> {
  const begun = performance.now();
  const child = spawn('sh', ['-c', command], { cwd: root, env, stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) throw new Error(`${command} ended with ${code}: ${said}`);
  return { command, seconds: (performance.now() - begun) / 1000 };
}

const startDatabase = (dataDir: string, settings = {}) => startEmbeddedDatabase({ dataDir, settings });

async function checksumsIn(folder: string): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || path.basename(entry.parentPath) === 'databases') continue;
    const file = path.join(entry.parentPath, entry.name);
    found.set(
      path.relative(folder, file),
      createHash('sha256')
        .update(await readFile(file))
        .digest('hex'),
    );
  }
  return found;
}

function differences(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): string[] {
  const names = new Set([...before.keys(), ...after.keys()]);
  return [...names]
    .filter((name) => before.get(name) !== after.get(name))
    .map((name) => `${name}: ${before.get(name) ?? 'nothing'} before, ${after.get(name) ?? 'nothing'} after`);
}

/** Fills a portal of its own in `dataDir`; answers a session of it. */
async function fillPortal(dataDir: string, loads: number) {
  const database = await startDatabase(dataDir, { max_wal_size: '4GB', synchronous_commit: 'off' });
  try {
    await migrate(database.url);
    const config = loadConfig({ NODE_ENV: 'test', PORT: '0', LOG_LEVEL: 'silent', DATA_DIR: dataDir });
    const app = await startApp(config, { databaseUrl: database.url });
    const { account_id, user_id, token } = await makeShipper(app).finally(app.close);
    await fillLoads(database.url, { accountIds: [account_id], userId: user_id }, loads);
    const files = await fillPapers(database.url, path.join(dataDir, 'files'));
    return { token, files, tables: await tableChecksums(database.url) };
  } finally {
    await database.stop();
  }
}

async function askWithSession(dataDir: string, token: string): Promise<number> {
  // An empty address of the database means the private one.
  const server = await startServerProcess('', dataDir);
  try {
    const answer = await fetch(`${server.url}/api/loads`, { headers: { authorization: `Bearer ${token}` } });
    return answer.status;
  } finally {
    await server.kill('SIGTERM');
  }
}

async function restoredTables(dataDir: string) {
  const database = await startDatabase(dataDir);
  return tableChecksums(database.url).finally(database.stop);
}

/** Fills a portal with loads and their files, runs the written steps of the drill and compares what was with what is. */
export async function runBackupDrill(loads: number): Promise<Drill> {
  const home = mkdtempSync(path.join(tmpdir(), 'portal-drill-'));
  chmodSync(home, 0o755); // as root, PostgreSQL's own user has to get through
  const [dataDir, backup] = [path.join(home, 'data'), path.join(home, 'backup')];
  try {
    const before = await fillPortal(dataDir, loads);
    const { PATH, HOME } = process.env;
    const steps: DrillStep[] = [];
    for (const command of writtenSteps())
      steps.push(await runStep(command, { PATH, HOME, DATA_DIR: dataDir, BACKUP: backup }));
    const tables = await restoredTables(dataDir);
    const files = await checksumsIn(path.join(dataDir, 'files'));
    const sizes = await readdir(path.join(backup, 'files'));
    const manifest = JSON.parse(readFileSync(path.join(backup, 'manifest.json'), 'utf8')) as {
      tables: { rows: number; bytes: number }[];
      files: { bytes: number }[];
    };
    const bytes = [...manifest.tables, ...manifest.files].reduce((sum, part) => sum + part.bytes, 0);
    return {
      steps,
      tables: manifest.tables.length,
      rows: manifest.tables.reduce((sum, table) => sum + table.rows, 0),
      files: sizes.length && files.size,
      megabytes: Math.round(bytes / 1e6),
      differences: [...differences(before.tables, tables), ...differences(before.files, files)],
      statusOfOldSession: await askWithSession(dataDir, before.token),
    };
  } finally {
    rmSync(home, { recursive: true, force: true });
  }
}
