import { mkdtempSync, rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { pathToFileURL } from 'node:url';
import { documentFiled } from '@portal/contract/documents/documents.events.ts';
import { documents } from '@portal/contract/documents/documents.contract.ts';
import { generatedPapers } from '@portal/contract/documents/generated-papers.contract.ts';
import { bolNumber } from '@portal/contract/loads/references.ts';
import { issueBol } from '../features/documents/bol/issue-bol.ts';
import { generateDocument } from '../features/documents/papers/generate-document.ts';
import { smallJpeg } from '../features/documents/scan/hostile.fixture.ts';
import { sweepFiles } from '../features/documents/store/sweep-files.ts';
import { inspectUpload, uploadDocument } from '../features/documents/store/upload-document.ts';
import { insertTender } from '../features/tendering/booking.queries.ts';
import { mailAccepted } from '../features/notifications/mail-booker.ts';
import { type Services, systemContext } from '../platform/context.ts';
import { diskStore, type FileStore } from '../platform/files/files.ts';
import { answerOnce } from '../platform/http/idempotency.ts';
import { markSpooled } from '../platform/http/spool-files.ts';
import { enqueue } from '../platform/jobs/jobs.ts';
import { type Failure, failEffect, failuresOf } from './failing-effects.ts';
import { makeQuotedLoad } from './fixtures/quoted-load.ts';
import type { TenderStage } from './tender-awaits.ts';
import { callContext, doWaitingJobs, waitingJobs, withKey } from './walk-steps.ts';

/** Beside what tenders need: a storage of its own, the mails that were sent, and a picture somebody adds to loads. */
export type PaperStage = TenderStage & { files: FileStore; sent: string[]; picture: File; close(): void };

export const setPaperStage = async (stage: TenderStage): Promise<PaperStage> => {
  const folder = mkdtempSync(path.join(tmpdir(), 'portal-awaits-'));
  const files = diskStore(pathToFileURL(path.join(folder, 'files')).href);
  const source = path.join(folder, 'sent');
  await writeFile(source, smallJpeg);
  const picture = markSpooled(new File([new Uint8Array(smallJpeg)], 'dock.jpg'), source, 'dock');
  const sent: string[] = [];
  const mail: Services['mail'] = {
    send: ({ to }) => Promise.resolve(void sent.push(to)),
    close: () => undefined,
  };
  const services = { ...stage.services, files, mail };
  return { ...stage, services, files, sent, picture, close: () => rmSync(folder, { recursive: true, force: true }) };
};

type Call = (stage: PaperStage, services: Services, loadId: number) => Promise<unknown>;

const uploadBody = ({ picture }: PaperStage, load_id: number) =>
  ({ load_id, type: 'packing_list', file: picture }) as const;

const upload: Call = async (stage, services, loadId) => {
  const ctx = callContext(services, stage.actor);
  const body = uploadBody(stage, loadId);
  await inspectUpload(ctx, body);
  return uploadDocument(ctx, body);
};

const uploadOnce: Call = async (stage, services, loadId) => {
  const ctx = callContext(services, stage.actor);
  const body = uploadBody(stage, loadId);
  await inspectUpload(ctx, body);
  return answerOnce(ctx, documents.upload, withKey(`upload-${loadId}`, body), (tx) =>
    uploadDocument({ ...ctx, ...tx, actor: ctx.actor, scope: ctx.scope }, body),
  );
};

const generateOnce: Call = ({ actor }, services, load_id) => {
  const ctx = callContext(services, actor);
  const body = { load_id, type: 'delivery_receipt' } as const;
  return answerOnce(ctx, generatedPapers.generate, withKey(`generate-${load_id}`, body), (tx) =>
    generateDocument({ ...ctx, ...tx, actor: ctx.actor, scope: ctx.scope }, body),
  );
};

const queue =
  (job: string): Call =>
  (stage, _services, load_id) =>
    enqueue(systemContext(stage.services, 'awaits'), job, { load_id });

const doJob =
  (job: string): Call =>
  ({ pool }, services) =>
    doWaitingJobs(pool, services, new Set([job]));

/** What the failing call leaves for good: papers of the load, and mails about it. */
export type PaperWalk = {
  name: string;
  before: readonly Call[];
  failing: Call;
  /** Whether its caller repeats it until it is done, knowing that it happens once. */
  isRepeated: boolean;
  papers: number;
  mails: number;
};

const walk = (name: string, failing: Call, more: Partial<PaperWalk>): PaperWalk => ({
  name,
  before: [],
  failing,
  isRepeated: true,
  papers: 1,
  mails: 0,
  ...more,
});

export const paperWalks: readonly PaperWalk[] = [
  walk('uploading', uploadOnce, {}),
  walk('uploading without a key', upload, { isRepeated: false }),
  walk('drawing a paper', generateOnce, {}),
  walk('issuing a bill of lading', doJob(issueBol.name), { before: [queue(issueBol.name)] }),
  walk('mailing', doJob(mailAccepted.name), { before: [queue(mailAccepted.name)], papers: 0, mails: 1 }),
];

const bookedLoad = async ({ services: { db }, actor, carrierId }: PaperStage): Promise<number> => {
  const account = { account_id: actor.accountId, carrier_id: carrierId, created_by: actor.userId };
  const { id, tender } = await makeQuotedLoad({ services: { db } }, account);
  const booked = { carrier_id: carrierId, carrier_quote_id: tender.carrier_quote_id, price: 500, cost: 440 };
  await db
    .updateTable('loads')
    .set({ ...booked, status: 'assigned', pro_number: '0482917357', bol_number: bolNumber('0614141', id) })
    .where('id', '=', id)
    .execute();
  const tendered = { load_id: id, carrier_id: carrierId, carrier_quote_id: tender.carrier_quote_id };
  await insertTender(db, { ...tendered, tendered_by: actor.userId, status: 'accepted' }, '1 hour');
  return id;
};

const isThere = (files: FileStore, key: string): Promise<boolean> =>
  files.get(key).then(
    () => true,
    () => false,
  );

/** The rows of a load's papers, the lines of its history and the events about them, and files a row names in vain. */
const papersOf = async ({ services: { db }, pool, files }: PaperStage, loadId: number) => {
  const rows = await db
    .selectFrom('documents')
    .select(['storage_key', 'thumbnail_key'])
    .where('load_id', '=', loadId)
    .execute();
  const lines = await db
    .selectFrom('load_history')
    .select('id')
    .where('load_id', '=', loadId)
    .where('kind', '=', 'document')
    .execute();
  const events = (await waitingJobs(pool)).filter(({ payload }) => payload.event === documentFiled.name);
  const keys = rows.flatMap(({ storage_key, thumbnail_key }) => [storage_key, thumbnail_key ?? storage_key]);
  const found = await Promise.all(keys.map((key) => isThere(files, key)));
  return { rows: rows.length, lines: lines.length, events: events.length, missing: found.filter((is) => !is).length };
};

type Step = { nth: number; failure: Failure };

/** Repeats what failed as its caller would; answers what is wrong with that. */
const repeat = async (stage: PaperStage, { failing }: PaperWalk, loadId: number, isAnswered: boolean) => {
  const again = await failing(stage, stage.services, loadId);
  const third = await failing(stage, stage.services, loadId);
  const plain = (reply: unknown): unknown => JSON.parse(JSON.stringify(reply ?? null));
  return isAnswered || isDeepStrictEqual(plain(again), plain(third)) ? [] : ['the repeat is not the same'];
};

/** Does a walk on a load of its own; answers what is wrong afterwards, or null where there was no such effect. */
const walkPaper = async (stage: PaperStage, one: PaperWalk, { nth, failure }: Step): Promise<string[] | null> => {
  await stage.pool.query('delete from graphile_worker._private_jobs');
  stage.sent.length = 0;
  const loadId = await bookedLoad(stage);
  for (const call of one.before) await call(stage, stage.services, loadId);
  const failing = failEffect(stage.services, stage.pool, nth, failure);
  const answer = await one.failing(stage, failing.services, loadId).catch(() => undefined);
  const wrong = failing.publishedTooEarly.map((event) => `${event} was published before its commit`);
  if (failing.hasFailed() && one.isRepeated) {
    wrong.push(...(await repeat(stage, one, loadId, answer !== undefined)));
  }
  const { rows, lines, events, missing } = await papersOf(stage, loadId);
  if (missing > 0) wrong.push(`${missing} files are named and not there`);
  if (lines !== rows || events !== rows) wrong.push(`${rows} papers, ${lines} lines of history, ${events} events`);
  if (one.isRepeated ? rows !== one.papers : rows > one.papers) wrong.push(`${rows} papers`);
  // A mail server whose answer is lost may have sent the mail: it is sent again rather than not at all.
  const most = one.mails * (failure === 'lost' ? 2 : 1);
  if (stage.sent.length < one.mails || stage.sent.length > most) wrong.push(`${stage.sent.length} mails`);
  return failing.hasFailed() ? wrong : null;
};

/** Does a walk once for each effect of its failing call, as `failEveryEffect` does with tenders. */
export const failEveryPaperEffect = async (stage: PaperStage, one: PaperWalk, isLong: boolean) => {
  const wrong: string[] = [];
  for (let nth = 1; ; nth += 1) {
    for (const failure of failuresOf(nth, isLong)) {
      const found = await walkPaper(stage, one, { nth, failure });
      if (!found) return { effects: nth - 1, wrong };
      wrong.push(...found.map((what) => `effect ${nth}, ${failure}: ${what}`));
    }
  }
};

/** Sweeps the storage; answers how many files are left that no row names. */
export const countOrphans = async ({ services, files }: PaperStage): Promise<number> => {
  const soon = new Date(Date.now() + 60_000);
  await sweepFiles(systemContext(services, 'awaits'), { storedBefore: soon, retentionDays: 0 });
  const rows = await services.db.selectFrom('documents').select(['storage_key', 'thumbnail_key']).execute();
  const named = new Set(rows.flatMap(({ storage_key, thumbnail_key }) => [storage_key, thumbnail_key]));
  let orphans = 0;
  for await (const key of files.keptBefore(soon)) orphans += Number(!named.has(key));
  return orphans;
};
