import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { makeCarrier } from '../../seed/carriers.ts';
import { sweepFiles } from '../../features/documents/store/sweep-files.ts';
import { type OpenCtx, type Services, systemContext } from '../../platform/context.ts';
import { type Database, openDatabase, openPool } from '../../platform/database/database.ts';
import { diskStore } from '../../platform/files/files.ts';
import { makeQuotedLoad } from '../fixtures/quoted-load.ts';
import { makeCrashOwner, signInOwner } from './crash-owner.ts';
import { type ServerProcess, startServerProcess } from './server-process.ts';

export type UploadCrashPlan = { databaseUrl: string; kills: number; filesPerKill: number };

/** What became of all files; each number counts files, and all but the first four are faults. */
export type UploadCrashOutcome = {
  sent: number;
  /** Answered 201 before the process died. */
  confirmed: number;
  /** Bytes that nothing named when all was over, and that were swept then. */
  swept: number;
  /** Added again with the same key by a client that got no answer, and there once. */
  repeated: number;
  /** Answered 201, and yet not there. */
  lost: number;
  /** One request, more than one row. */
  doubled: number;
  /** A row whose bytes are not there, or not all of them. */
  hollow: number;
  /** Bytes without a row after the sweep. */
  orphaned: number;
};

type Stage = { db: Database; databaseUrl: string; dataDir: string; loadId: number };
type Sent = { name: string; key: string; id: number | null };

const setStage = async (db: Database, databaseUrl: string, dataDir: string): Promise<Stage> => {
  const { account_id: accountId } = await makeCrashOwner(db);
  const carrier_id = await makeCarrier(db, { scac: 'SAIA' });
  const { id } = await makeQuotedLoad({ services: { db } }, { account_id: accountId, carrier_id });
  return { db, databaseUrl, dataDir, loadId: id };
};

/** A sheet of a megabyte: it takes a while to arrive, to be looked through and to be kept. */
const sheet = (name: string): string => `file,line\n${`${name},a line of some length\n`.repeat(25_000)}`;

/** Sends a file; its id where the caller learned that it is there, null where the process died first. */
const upload = async (stage: Stage, { url }: ServerProcess, token: string, { name, key }: Sent) => {
  const body = new FormData();
  body.set('load_id', String(stage.loadId));
  body.set('type', 'other');
  body.set('file', new Blob([sheet(name)], { type: 'text/csv' }), name);
  const headers = { authorization: `Bearer ${token}`, 'idempotency-key': key };
  try {
    const answer = await fetch(`${url}/api/user-docs`, { method: 'POST', headers, body });
    if (answer.status === 201) return ((await answer.json()) as { id: number }).id;
    // What is refused is a fault of this script, and would make it show nothing.
    if (answer.status < 500) throw new Error(`refused: ${await answer.text()}`);
  } catch (error) {
    if (error instanceof Error && error.message.startsWith('refused')) throw error;
  }
  return null;
};

/** Sends files side by side and kills the server somewhere in the middle of it. */
const sendAndKill = async (stage: Stage, round: number, count: number): Promise<Sent[]> => {
  const server = await startServerProcess(stage.databaseUrl, stage.dataDir);
  const token = await signInOwner(server);
  const all = Array.from({ length: count }, (_, at): Sent => ({
    name: `${round}-${at}.csv`,
    key: randomUUID(),
    id: null,
  }));
  const uploads = all.map(async (one) => ({ ...one, id: await upload(stage, server, token, one) }));
  await Promise.race(uploads);
  await sleep(Math.random() * 250);
  await server.kill('SIGKILL');
  return Promise.all(uploads);
};

/** What a client does that got no answer: it sends the same again. */
const sendAgain = async (stage: Stage, unanswered: readonly Sent[]): Promise<number> => {
  const server = await startServerProcess(stage.databaseUrl, stage.dataDir);
  const token = await signInOwner(server);
  let added = 0;
  for (const one of unanswered) added += Number((await upload(stage, server, token, one)) !== null);
  await server.kill('SIGTERM');
  return added;
};

const rowsOf = ({ db }: Stage) =>
  db.selectFrom('documents').select(['id', 'name', 'size', 'storage_key', 'thumbnail_key']).execute();

const compare = async (stage: Stage, sent: readonly Sent[], keysLeft: readonly string[], filesDir: string) => {
  const rows = await rowsOf(stage);
  const ids = new Set(rows.map(({ id }) => id));
  const named = new Set(rows.flatMap(({ storage_key, thumbnail_key }) => [storage_key, thumbnail_key]));
  const sizes = await Promise.all(
    rows.map(({ storage_key }) =>
      stat(path.join(filesDir, storage_key)).then(
        ({ size }) => size,
        () => -1,
      ),
    ),
  );
  return {
    lost: sent.filter(({ id }) => id !== null && !ids.has(id)).length,
    doubled: sent.filter(({ name }) => rows.filter((row) => row.name === name).length > 1).length,
    hollow: rows.filter(({ size }, at) => sizes[at] !== size).length,
    orphaned: keysLeft.filter((key) => !named.has(key)).length,
  };
};

/** Kills the server in the middle of uploads, again and again, sends again what was not answered, sweeps and compares. */
export const crashUploads = async (plan: UploadCrashPlan): Promise<UploadCrashOutcome> => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'portal-crash-'));
  const filesDir = path.join(dataDir, 'files');
  const pool = openPool(plan.databaseUrl, 4);
  try {
    const stage = await setStage(openDatabase(pool), plan.databaseUrl, dataDir);
    const sent: Sent[] = [];
    for (let kill = 0; kill < plan.kills; kill += 1) sent.push(...(await sendAndKill(stage, kill, plan.filesPerKill)));
    const repeated = await sendAgain(
      stage,
      sent.filter(({ id }) => id === null),
    );
    const files = diskStore(pathToFileURL(filesDir).href);
    const log = { info: () => undefined } as unknown as OpenCtx['log'];
    const ctx = systemContext({ db: stage.db, files, log } as Services, 'crash');
    const soon = new Date(Date.now() + 60_000);
    const swept = await sweepFiles(ctx, { storedBefore: soon, retentionDays: 0 });
    const left: string[] = [];
    for await (const key of files.keptBefore(soon)) left.push(key);
    const confirmed = sent.filter(({ id }) => id !== null).length;
    return { sent: sent.length, confirmed, repeated, swept, ...(await compare(stage, sent, left, filesDir)) };
  } finally {
    await pool.end();
    rmSync(dataDir, { recursive: true, force: true });
  }
};
