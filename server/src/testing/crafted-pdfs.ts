import { documents } from '@portal/contract/documents/documents.contract.ts';
import { pdf } from '../features/documents/scan/hostile.fixture.ts';
import { makeCarrier } from '../seed/carriers.ts';
import { ensureAccess } from '../features/users/ensure-access.queries.ts';
import { makeShipper, type Shipper } from './fixtures/make-account.ts';
import { makeQuotedLoad } from './fixtures/quoted-load.ts';
import { startTestApp, type TestApp } from './test-app.ts';

/** Files made to take long: each repeats what a careless reader would go back from, or read on from, every time. */
const shapes = [
  'stream\n',
  '>>stream\n',
  'obj',
  '1 0 obj\n',
  '1 0 obj<<',
  '1 0 obj(',
  '1 0 obj<</First 1>>stream\n',
  '/',
  '/AA 1 0 R\n',
  '/OpenAction[',
  '/URI(',
  '<<',
  '[[',
  '%',
];

const crafted = (shape: string, bytes: number): Buffer => pdf(shape.repeat(Math.ceil(bytes / shape.length)));

type Uploader = Shipper & { load_id: number };

const makeUploader = async (app: TestApp, carrier_id: number): Promise<Uploader> => {
  const shipper = await makeShipper(app);
  return { ...shipper, load_id: (await makeQuotedLoad(app, { account_id: shipper.account_id, carrier_id })).id };
};

const upload = async (app: TestApp, { token, load_id }: Uploader, bytes: Buffer) => {
  const start = performance.now();
  const file = new File([new Uint8Array(bytes)], 'a.pdf');
  const body = { load_id: String(load_id), type: 'packing_list' as const, file };
  const { status } = await app.call(documents.upload, { body, token });
  return { status, ms: performance.now() - start };
};

export type CraftedUploads = {
  /** The slowest crafted file, alone. */
  slowestMs: number;
  slowestShape: string;
  /** The slowest one-page PDF of another account, beside them. */
  othersMs: number;
  /** Answers that were neither taken nor refused. */
  faults: number;
};

/** Uploads crafted PDFs for one account, several at a time, and one-page ones for another account all the while. */
export const uploadCraftedPdfs = async (databaseUrl: string, megabytes: number): Promise<CraftedUploads> => {
  const app = await startTestApp({}, { databaseUrl });
  try {
    await ensureAccess(app.services.db);
    const carrierId = await makeCarrier(app.services.db, { scac: 'SAIA' });
    const [attacker, other] = [await makeUploader(app, carrierId), await makeUploader(app, carrierId)];
    const outcome: CraftedUploads = { slowestMs: 0, slowestShape: '', othersMs: 0, faults: 0 };
    for (const shape of shapes) {
      const bytes = crafted(shape, megabytes * 1024 * 1024);
      const attack = await Promise.all([
        upload(app, attacker, bytes),
        upload(app, attacker, bytes),
        upload(app, other, pdf()).then((honest) => {
          outcome.othersMs = Math.max(outcome.othersMs, honest.ms);
          return honest;
        }),
      ]);
      const ms = attack[0].ms;
      if (ms > outcome.slowestMs) Object.assign(outcome, { slowestMs: ms, slowestShape: JSON.stringify(shape) });
      outcome.faults += attack.filter(({ status }) => ![201, 400, 413, 415].includes(status)).length;
      outcome.faults += Number(attack[2].status !== 201);
    }
    return outcome;
  } finally {
    await app.stop();
  }
};
