import { documents } from '@portal/contract/documents/documents.contract.ts';
import type { ErrorReply } from '@portal/contract/http/error-reply.ts';
import { smallJpeg } from '../../features/documents/scan/hostile.fixture.ts';
import { ensureAccess } from '../../features/users/ensure-access.queries.ts';
import { makeCarrier } from '../../seed/carriers.ts';
import { makeShipper } from '../fixtures/make-account.ts';
import { makeQuotedLoad } from '../fixtures/quoted-load.ts';
import { startTestApp } from '../test-app.ts';

/** What a storage says that takes nothing, and after how many files of an upload: a picture has a small one beside it. */
const troubles = [
  { code: 'EROFS', after: 0 },
  { code: 'ENOSPC', after: 0 },
  { code: 'ENOSPC', after: 1 },
  { code: 'EDQUOT', after: 1 },
] as const;

export type StorageOutage = {
  uploads: number;
  /** Refused with 503, when to come again and the reason in both languages. */
  refused: number;
  /** Files and rows that the refused uploads left. */
  filesLeft: number;
  rowsLeft: number;
  /** Whether a file kept before could be opened all the while, and one can be added afterwards. */
  isReadable: boolean;
  isBack: boolean;
};

const isProper = ({ status, headers, body }: { status: number; headers: Headers; body: unknown }): boolean => {
  const [item] = (body as ErrorReply).detail;
  const isWorded = item !== undefined && item.msg.en !== '' && item.msg.en !== item.msg.es;
  return status === 503 && item?.code === 'http.storage_unavailable' && isWorded && headers.has('retry-after');
};

/** Uploads pictures while the storage of files takes nothing, and looks for what is left of them. */
export const uploadWhileReadOnly = async (databaseUrl: string, rounds: number): Promise<StorageOutage> => {
  const app = await startTestApp({ CALL_LIMITS: 'off' }, { databaseUrl });
  try {
    const { services } = app;
    await ensureAccess(services.db);
    const shipper = await makeShipper(app);
    const carrier_id = await makeCarrier(services.db, { scac: 'SAIA' });
    const load = await makeQuotedLoad(app, { account_id: shipper.account_id, carrier_id });
    const upload = () => {
      const file = new File([new Uint8Array(smallJpeg)], 'a.jpg');
      const body = { load_id: String(load.id), type: 'packing_list' as const, file };
      return app.call(documents.upload, { body, token: shipper.token });
    };
    const kept = await upload();
    const working = services.files;
    const outcome: StorageOutage = {
      uploads: 0,
      refused: 0,
      filesLeft: 0,
      rowsLeft: 0,
      isReadable: true,
      isBack: false,
    };
    for (let round = 0; round < rounds; round += 1) {
      for (const { code, after } of troubles) {
        let stored = 0;
        const putFile = async (source: string): Promise<string> => {
          if (stored >= after) throw Object.assign(new Error(code), { code });
          stored += 1;
          return working.putFile(source);
        };
        app.services.files = { ...working, putFile, put: () => putFile('') };
        outcome.uploads += 1;
        outcome.refused += Number(isProper(await upload()));
        outcome.isReadable &&= (await fetch(`${app.url}${kept.body.url}`)).ok;
      }
    }
    app.services.files = working;
    const soon = new Date(Date.now() + 60_000);
    for await (const key of working.keptBefore(soon)) outcome.filesLeft += Number(key !== '');
    const { rows } = await services.pool.query<{ count: number }>('select count(*)::int as count from documents');
    // What was kept before is one row, a picture and a small one.
    outcome.filesLeft -= 2;
    outcome.rowsLeft = (rows[0]?.count ?? 0) - 1;
    outcome.isBack = (await upload()).status === 201;
    return outcome;
  } finally {
    await app.stop();
  }
};
