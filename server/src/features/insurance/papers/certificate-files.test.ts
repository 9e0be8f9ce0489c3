import { documents } from '@portal/contract/documents/documents.contract.ts';
import { uploadLimits } from '@portal/contract/documents/upload-limits.ts';
import { insurance } from '@portal/contract/insurance/insurance.contract.ts';
import type { InsuranceQuote } from '@portal/contract/insurance/insurance.ts';
import { beforeAll, expect, it, vi } from 'vitest';
import { systemContext } from '../../../platform/context.ts';
import { makeDeliveredLoad } from '../../../testing/fixtures/filed-claim.ts';
import { catchMail, type CaughtMail } from '../../../testing/fixtures/catch-mail.ts';
import { makeShipper, type Shipper } from '../../../testing/fixtures/make-account.ts';
import { textsOf } from '../../../testing/read-pdf.ts';
import { sharedClock, sharedTestApp, type TestApp } from '../../../testing/test-app.ts';
import { stampCertificate } from './certificate-files.ts';

const clock = sharedClock;
let app: TestApp;
let mails: CaughtMail;
let shipper: Shipper;

beforeAll(async () => {
  clock.set(new Date('2026-11-18T15:00:00Z'));
  app = await sharedTestApp();
  mails = catchMail(app);
  shipper = await makeShipper(app);
});

const patient = { timeout: 30_000, interval: 50 };

const of = (id: number) => ({ token: shipper.token, params: { id } });

const insured = async (more: object = {}): Promise<InsuranceQuote> => {
  const goods = { origin_zip_code: '85043', destination_zip_code: '28208', commodity: 'Brake rotors' };
  const body = { ...goods, departs_on: '2026-11-28', ...more };
  const { body: quote } = await app.call(insurance.create, { token: shipper.token, body });
  const [offer] = quote.offers;
  const purchase = { version: quote.version, offer: offer?.code ?? 'A', terms_accepted: true as const };
  await app.call(insurance.certify, { ...of(quote.id), body: purchase });
  await drawn(quote.id, null);
  return (await app.call(insurance.get, of(quote.id))).body;
};

const papersOf = async (id: number) => (await app.call(insurance.files, of(id))).body.documents;

/** The papers once both languages are drawn with this word across them. */
const drawn = (id: number, stamp: 'cancelled' | 'ended' | null) =>
  vi.waitFor(async () => {
    const papers = await papersOf(id);
    expect(papers.map((one) => one.stamp)).toEqual([stamp, stamp]);
    return papers;
  }, patient);

const textOf = async (id: number, documentId: number): Promise<string> => {
  const answer = await fetch(`${app.url}/api/v2/quote-insurance/${id}/files/${documentId}`, {
    headers: { authorization: `Bearer ${shipper.token}` },
  });
  return (await textsOf(new Uint8Array(await answer.arrayBuffer()))).join(' ').replaceAll(/\s+/g, ' ');
};

const cancel = (id: number) => app.call(insurance.remove, { ...of(id), query: { reason: 'bought_in_error' } });

it('draws a cancelled certificate again, with the word and its day across it, once however often the job runs', async () => {
  const { id } = await insured();
  const [english] = await papersOf(id);
  expect(await textOf(id, english?.id ?? 0)).not.toContain('CANCELLED');
  // The evening before in the account's zone.
  clock.set(new Date('2026-11-19T02:00:00Z'));
  await cancel(id);
  const papers = await drawn(id, 'cancelled');
  const texts = await Promise.all(papers.map((one) => textOf(id, one.id)));
  expect(texts[0]).toContain('CANCELLED');
  expect(texts[0]).toContain('Cancelled on 11-18-2026');
  expect(texts[1]).toContain('CANCELADO');
  // Each language calls the country its own way.
  expect(texts[0]).toContain('85043, United States');
  expect(texts[1]).toContain('85043, Estados Unidos');
  const ctx = systemContext(app.services, 'test');
  await Promise.all([1, 2, 3].map(() => stampCertificate.run(ctx, { quote_id: id, load_id: null } as never)));
  const { count } = await app.services.db
    .selectFrom('insurance_documents')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('quote_id', '=', id)
    .executeTakeFirstOrThrow();
  expect(Number(count)).toBe(4);
});

it('never shows one in force beside a cancellation that overtook its drawing', async () => {
  const goods = {
    origin_zip_code: '85043',
    destination_zip_code: '28208',
    commodity: 'Valves',
    departs_on: '2026-11-28',
  };
  const { body: quote } = await app.call(insurance.create, { token: shipper.token, body: goods });
  const purchase = { version: quote.version, offer: quote.offers[0]?.code ?? 'A', terms_accepted: true as const };
  await app.call(insurance.certify, { ...of(quote.id), body: purchase });
  await vi.waitFor(
    async () => {
      expect((await app.call(insurance.get, of(quote.id))).body.status).toBe('in_force');
    },
    { timeout: 30_000, interval: 5 },
  );
  await cancel(quote.id);
  await drawn(quote.id, 'cancelled');
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect((await papersOf(quote.id)).map(({ stamp }) => stamp)).toEqual(['cancelled', 'cancelled']);
});

it('replaces the certificate among the papers of its load, the former one below it', async () => {
  const load_id = await makeDeliveredLoad(app, shipper.account_id);
  const { id } = await insured({ load_id });
  await cancel(id);
  await drawn(id, 'cancelled');
  const { body } = await app.call(documents.list, { params: { load_id }, token: shipper.token });
  const certificates = body.items.filter(({ type }) => type === 'insurance');
  expect(certificates.map(({ version, is_current }) => [version, is_current])).toEqual([
    [1, false],
    [1, false],
    [2, true],
    [2, true],
  ]);
  expect(certificates[2]?.series_id).toBe(certificates[0]?.series_id);
});

it('shares an ended certificate with the word across it', async () => {
  const { id, certificate } = await insured();
  const back = clock.now();
  try {
    clock.set(new Date(`${certificate?.cover_ends_on}T23:00:00Z`));
    clock.set(new Date(clock.now().getTime() + 86_400_000));
    const email = `bank-${id}@frontera.test`;
    await app.call(insurance.shareFiles, { ...of(id), body: { addresses: [email], message: 'For the file' } });
    const [letter] = await mails.to(email, 1);
    const text = (await textsOf(Buffer.from(letter?.attachments?.[0]?.content ?? ''))).join(' ');
    expect(text).toContain('ENDED');
  } finally {
    clock.set(back);
  }
});

it('says to whom a certificate was mailed, the newest first', async () => {
  const { id } = await insured();
  expect((await app.call(insurance.get, of(id))).body.shared).toEqual([]);
  const [bank, buyer] = [`bank-${id}@frontera.test`, `buyer-${id}@charlotte.test`];
  const share = (addresses: string[]) =>
    app.call(insurance.shareFiles, { ...of(id), body: { addresses, message: 'For the file' } });
  await share([bank, buyer]);
  await share([bank]);
  const { shared } = (await app.call(insurance.get, of(id))).body;
  expect(shared?.map(({ addresses }) => addresses)).toEqual([[bank], [bank, buyer]]);
  expect(shared?.every(({ by, at }) => by !== '' && !Number.isNaN(Date.parse(at)))).toBe(true);
});

it('keeps no more uploaded files of one policy than there may be', async () => {
  const { id } = await insured();
  const row = { quote_id: id, name: 'x.csv', kind: 'upload' as const, content_type: 'text/csv', size: 1 };
  const rows = Array.from({ length: uploadLimits.ofPolicy - 1 }, (_, at) => ({
    ...row,
    storage_key: `none-${id}-${at}`,
  }));
  await app.services.db.insertInto('insurance_documents').values(rows).execute();
  const send = async () => {
    const { url } = (await app.call(insurance.uploadUrl, { ...of(id), body: { name: 'Invoice' } })).body;
    const token = url.split('/').at(-1) ?? '';
    const file = new File(['name,value\nrotor,12\n'], 'x.csv', { type: 'text/csv' });
    return app.call(insurance.upload, { params: { token }, body: { file } });
  };
  const answers = await Promise.all([send(), send(), send()]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409]);
});
