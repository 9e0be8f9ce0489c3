import { loads } from '@portal/contract/loads/loads.contract.ts';
import { places } from '@portal/contract/places/places.contract.ts';
import { tendering } from '@portal/contract/tendering/tendering.contract.ts';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { makeCarrier } from '../../../seed/carriers.ts';
import { systemContext } from '../../../platform/context.ts';
import { deliverLoad, fileReceipt, invoiceOfLoad } from '../../../testing/fixtures/money/billed-load.ts';
import { makeShipper, type Shipper } from '../../../testing/fixtures/make-account.ts';
import { makeQuotedLoad } from '../../../testing/fixtures/quoted-load.ts';
import { sharedTestApp, type TestApp } from '../../../testing/test-app.ts';
import { findLedgerOfLoad } from '../../billing/ledger/ledger.queries.ts';
import { readBolPaper } from '../../documents/bol/read-bol-paper.ts';
import { tenderRequest } from './tender-request.ts';
import { type LoadBody, loadBody } from '../../loads/load-body.fixture.ts';

let app: TestApp;
let shipper: Shipper;
let carrier_id: number;

beforeAll(async () => {
  app = await sharedTestApp();
  shipper = await makeShipper(app);
  carrier_id = await makeCarrier(app.services.db, { scac: 'TRMS', name: 'Terms Freight' });
});

const holdings = {
  name: 'Buckeye Holdings, Accounts Payable',
  address: '900 Commerce Park, Suite 40',
  zip_code: '43240',
  account_number: '448120-7',
  reference: 'PO 4500718877',
};
const kept = { ...holdings, city: 'Columbus', state: 'OH', country: 'US', phone: '' };

type Refused = { detail: { code: string; field: string }[] };
const refusal = ({ status, body }: { status: number; body: unknown }) => {
  const [first] = (body as Refused).detail;
  return [status, first?.code, first?.field];
};

const create = (body: Partial<LoadBody>) =>
  app.call(loads.create, { body: loadBody({ draft: true, ...body }), token: shipper.token });
const change = (id: number, body: Partial<LoadBody>) =>
  app.call(loads.change, { params: { id }, body, token: shipper.token });
const detailsOf = async (id: number) => (await app.call(loads.details, { params: { id }, token: shipper.token })).body;

describe('who pays for the freight of a load', () => {
  it('is the account unless another is said, and a third party is named with its place', async () => {
    expect((await create({})).body).toMatchObject({ freight_terms: 'prepaid', bill_to: null, estimated_price: null });
    const third = await create({ freight_terms: 'third_party', bill_to: holdings });
    expect(third.body).toMatchObject({ freight_terms: 'third_party', bill_to: kept });
    const [nobody, needless, nowhere] = await Promise.all([
      create({ freight_terms: 'third_party' }),
      create({ freight_terms: 'collect', bill_to: holdings }),
      create({ freight_terms: 'third_party', bill_to: { ...holdings, zip_code: '00001' } }),
    ]);
    expect(refusal(nobody)).toEqual([400, 'places.bill_to_missing', 'bill_to']);
    expect(refusal(needless)).toEqual([400, 'places.bill_to_unneeded', 'bill_to']);
    expect(refusal(nowhere)).toEqual([400, 'places.zip_unknown', 'bill_to.zip_code']);
  });

  it('may change until it is booked, asks for no other price, and is found and remembered', async () => {
    const { id } = (await create({ freight_terms: 'third_party', bill_to: holdings })).body;
    const search = { search: 'PO 4500718877' };
    const found = await app.call(loads.list, { query: search, token: shipper.token });
    expect(found.body.items.map((load) => [load.id, load.freight_terms])).toContainEqual([id, 'third_party']);
    const collect = await change(id, { freight_terms: 'collect' });
    expect(collect.body).toMatchObject({ freight_terms: 'collect', bill_to: null, requote_needed: false });
    const { body } = await app.call(loads.history, { query: { load_id: id }, token: shipper.token });
    expect(body.items.flatMap(({ changes }) => changes)).toMatchObject([
      { field: 'freight_terms', before: 'third_party', after: 'collect' },
      { field: 'bill_to', before: expect.stringContaining('Buckeye Holdings'), after: null },
    ]);
  });

  it('is what a saved location begins with', async () => {
    const dock = { name: 'Buckeye Assembly', zip_code: '43228', city: 'Columbus', state: 'OH' };
    const body = { ...dock, freight_terms: 'third_party', bill_to: holdings } as const;
    const { body: saved } = await app.call(places.addLocation, { body, token: shipper.token });
    expect(saved).toMatchObject({ freight_terms: 'third_party', bill_to: kept });
    const params = { id: saved.id };
    const set = (freight_terms: 'collect' | 'third_party' | null) =>
      app.call(places.changeLocation, { params, body: { freight_terms }, token: shipper.token });
    expect((await set('collect')).body).toMatchObject({ freight_terms: 'collect', bill_to: null });
    expect(refusal(await set('third_party'))).toEqual([400, 'places.bill_to_missing', 'bill_to']);
    expect((await set(null)).body).toMatchObject({ freight_terms: null, bill_to: null });
  });
});

const booked = async (terms: 'prepaid' | 'collect' | 'third_party') => {
  const { id, tender } = await makeQuotedLoad(app, {
    account_id: shipper.account_id,
    carrier_id,
    created_by: shipper.user_id,
  });
  const bill_to = terms === 'third_party' ? holdings : null;
  expect((await change(id, { freight_terms: terms, bill_to })).status).toBe(200);
  const query = { pickup: 'true', insurance: 'false' } as const;
  const { body, status } = await app.call(tendering.tender, {
    params: { id },
    query,
    body: tender,
    token: shipper.token,
  });
  return { id, status, load: body };
};

describe('a load whose freight the carrier bills to somebody else', () => {
  it.each(['collect', 'third_party'] as const)(
    'costs the account nothing here and is never billed: %s',
    async (terms) => {
      await app.services.db
        .updateTable('accounts')
        .set({ credit_limit: 100 })
        .where('id', '=', shipper.account_id)
        .execute();
      expect((await booked('prepaid')).status).toBe(409);
      const { id, status, load } = await booked(terms);
      expect(status).toBe(200);
      expect(load).toMatchObject({ freight_terms: terms, price: 0, estimated_price: 500, price_lines: [] });
      await deliverLoad(app, id);
      await fileReceipt(app, id);
      await vi.waitFor(async () => expect((await detailsOf(id)).status).toBe('completed'), { timeout: 20_000 });
      expect(await invoiceOfLoad(app, shipper, id)).toBeNull();
      const entries = await app.services.db
        .selectFrom('ledger_entries')
        .select('id')
        .where('load_id', '=', id)
        .execute();
      expect(entries).toEqual([]);
    },
  );

  it('is billed at the fee that was agreed for arranging it, and at nothing else', async () => {
    const agree = (arranging_fee: number | null) =>
      app.services.db.updateTable('accounts').set({ arranging_fee }).where('id', '=', shipper.account_id).execute();
    await agree(25);
    const { id, load } = await booked('collect');
    await agree(null);
    const lines = [{ code: 'ARRANGING_FEE', amount: 25 }];
    expect(load).toMatchObject({ price: 25, estimated_price: 500, arranging_fee: 25, price_lines: lines });
    await deliverLoad(app, id);
    await fileReceipt(app, id);
    const find = async () => expect(await invoiceOfLoad(app, shipper, id)).toMatchObject({ amount: 25, quoted: 25 });
    await vi.waitFor(find, { timeout: 20_000 });
    const books = await findLedgerOfLoad(app.services.db, id);
    const sums = Object.fromEntries(books.map((row) => [row.ledger_account, Number(row.amount)]));
    expect(sums).toEqual({ freight_revenue: -25, receivable: 25 });
  });

  it('says on its bill of lading and to its carrier whom that bills', async () => {
    const ctx = systemContext(app.services, 'test');
    const [collect, third] = [await booked('collect'), await booked('third_party')];
    const sentTo = async (load_id: number) => {
      const tenders = app.services.db.selectFrom('tenders').selectAll().where('load_id', '=', load_id);
      return tenderRequest(ctx, await tenders.executeTakeFirstOrThrow());
    };
    expect(await sentTo(collect.id)).toMatchObject({
      terms: 'collect',
      bill_to: { zip_code: collect.load.stops[1]?.zip_code },
    });
    expect(await sentTo(third.id)).toMatchObject({ terms: 'third_party', bill_to: kept });
    expect(await readBolPaper(ctx, collect.id)).toMatchObject({ terms: 'collect', bill_to: { name: '' } });
    expect(await readBolPaper(ctx, third.id)).toMatchObject({
      terms: 'third_party',
      bill_to: {
        name: holdings.name,
        city_line: 'Columbus, OH 43240',
        reference: 'Acct# 448120-7  ·  PO 4500718877',
      },
    });
  });
});
