import { drayage } from '@portal/contract/drayage/drayage.contract.ts';
import { drayagePrices } from '@portal/contract/quotes/hand-quotes.contract.ts';
import type { QuoteByHand } from '@portal/contract/quotes/hand-quote.ts';
import { loads } from '@portal/contract/loads/loads.contract.ts';
import { quotes } from '@portal/contract/quotes/quotes.contract.ts';
import { tendering } from '@portal/contract/tendering/tendering.contract.ts';
import type { z } from 'zod';
import { beforeAll, describe, expect, it } from 'vitest';
import { type CaughtMail, catchMail } from '../../testing/fixtures/catch-mail.ts';
import { makeShipper, type Shipper } from '../../testing/fixtures/make-account.ts';
import { sharedTestApp, type TestApp } from '../../testing/test-app.ts';
import { inDays, makeDrayage, openPorts } from './drayage.fixture.ts';
import { callAgain } from '../../testing/call-again.ts';

let app: TestApp;
let mails: CaughtMail;
let shipper: Shipper;
let operator: Shipper;

beforeAll(async () => {
  app = await sharedTestApp();
  mails = catchMail(app);
  await openPorts(app);
  shipper = await makeShipper(app, { markupPercent: 10, language: 'es' });
  operator = await makeShipper(app, { role: 'platform_admin' });
});

/** A container from Savannah, where no tariff is in force. */
const fromSavannah = (who: Shipper = shipper) =>
  makeDrayage(app, who.token, { place: 'USSAV', terminal: 'GARDEN_CITY', door: { zip_code: '30301' } });

const byHand = (more: object = {}): z.input<typeof QuoteByHand> => ({
  lines: [
    { code: 'BASE', amount: 1200 },
    { code: 'FUEL', amount: 300 },
  ],
  valid_until: inDays(4),
  ...more,
});
const quote = (load_id: number, more: object = {}, { token } = operator) =>
  callAgain(app)(drayagePrices.quoteByHand, { token, params: { load_id }, body: byHand(more) });
const change = (load_id: number, body: object) =>
  callAgain(app)(drayage.change, { token: shipper.token, params: { load_id }, body });
const read = async (load_id: number) =>
  (await app.call(drayage.get, { token: shipper.token, params: { load_id } })).body;

describe('a container no table prices', () => {
  it('goes to operations, who are written to and see it among those that wait', async () => {
    const load = await fromSavannah();
    expect(load).toMatchObject({ status: 'quotes requested', editable: 'nothing' });
    const mail = (await mails.to('operations@portal.test')).find(({ subject }) => subject.includes(String(load.id)));
    expect(mail?.text).toContain(`https://portal.example/my-loads/${load.id}`);
    const { body } = await app.call(drayagePrices.waiting, { token: operator.token });
    expect(body.items).toContainEqual(
      expect.objectContaining({ load_id: load.id, place: 'USSAV', terminal: 'GARDEN_CITY', container: '40HC' }),
    );
  });

  it('can be changed by nobody and in no way until they quote it', async () => {
    const { id } = await fromSavannah();
    const refused = { status: 409, body: { errors: [{ code: 'drayage.not_editable' }] } };
    expect(await change(id, { seal_number: 'SL 4411' })).toMatchObject(refused);
    expect(await change(id, { weight: 20_000 })).toMatchObject(refused);
    const requested = {
      token: shipper.token,
      params: { load_id: id },
      query: {},
      body: { terminal: 'GARDEN_CITY' },
    } as const;
    expect(await app.call(drayage.requote, requested)).toMatchObject(refused);
    const past = await app.call(loads.change, {
      token: shipper.token,
      params: { id },
      body: { pickup_date: inDays(5) },
    });
    expect(past).toMatchObject({ status: 409, body: { detail: [{ code: 'drayage.not_editable' }] } });
    const again = await app.call(quotes.request, { token: shipper.token, params: { id } });
    expect(again.status).toBe(409);
  });

  it('may be corrected by operations themselves, and is quoted as it then stands', async () => {
    const { id } = await fromSavannah();
    const corrected = await app.call(drayage.change, {
      token: operator.token,
      params: { load_id: id },
      body: { weight: 41_000 },
    });
    expect(corrected.body).toMatchObject({ weight: 41_000, operations_since: expect.any(String) });
    expect((await quote(id)).body).toMatchObject({ status: 'quoted', requote_needed: false });
    expect(await read(id)).toMatchObject({ weight: 41_000, editable: 'all' });
  });

  it('is quoted by hand like any other load, and is its account’s to change again', async () => {
    const { id } = await fromSavannah();
    const { status, body } = await quote(id, { note: 'Trucker: Coastal', chassis_days_included: 4 });
    expect(status).toBe(200);
    expect(body).toMatchObject({ status: 'quoted', quotes_received: 1, cheapest_price: 1650 });
    const { body: shown } = await app.call(quotes.list, { token: shipper.token, params: { id } });
    expect(shown).toMatchObject({ requested: 1, answered: 1, closed: true });
    expect(shown.items).toMatchObject([{ carrier: { name: 'Drayage Service' }, mode: 'drayage', price: 1650 }]);
    expect(JSON.stringify(shown)).not.toContain('cost');
    expect(await read(id)).toMatchObject({
      operations_since: null,
      editable: 'all',
      clock: { chassis_days_included: 4 },
    });
    expect((await change(id, { weight: 20_000 })).body).toMatchObject({ requote_needed: true });
    const mail = (await mails.to(shipper.email)).find(({ subject }) => subject.includes(String(id)));
    expect(mail?.subject).toBe(`Su carga de drayage ${id} está cotizada`);
  });

  it('shows its history without the operator’s note', async () => {
    const { id } = await fromSavannah();
    await quote(id, { note: 'Trucker: Coastal' });
    const history = async ({ token }: Shipper) =>
      (await app.call(loads.history, { token, query: { load_id: id } })).body.items;
    const own = await history(shipper);
    const events = ['create', 'request_quotes', 'hand_to_operations', 'receive_quote', 'close_quotes', 'quote_by_hand'];
    expect(own.map(({ event }) => event).toReversed()).toEqual(events);
    expect(JSON.stringify(own)).not.toContain('Coastal');
    expect(JSON.stringify(await history(operator))).toContain('Coastal');
  });
});

describe('a quote by hand', () => {
  it('is made once, and only of a load that waits for it', async () => {
    const { id } = await fromSavannah();
    const answers = await Promise.all([quote(id), quote(id), quote(id)]);
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409, 409]);
    const cancelled = await fromSavannah();
    const reason = { reason: 'order_cancelled' } as const;
    await app.call(tendering.cancel, { token: shipper.token, params: { load_id: cancelled.id }, body: reason });
    expect(await quote(cancelled.id)).toMatchObject({
      status: 409,
      body: { errors: [{ code: 'drayage.not_with_operations' }] },
    });
    const rated = await makeDrayage(app, shipper.token);
    expect((await quote(rated.id)).status).toBe(409);
  });

  it('names charges that exist and a day that is not over', async () => {
    const { id } = await fromSavannah();
    const unknown = await quote(id, { lines: [{ code: 'GREMLINS', amount: 5 }] });
    expect(unknown.body).toMatchObject({ errors: [{ code: 'drayage.line_code_unknown', field: 'lines.0.code' }] });
    const over = await quote(id, { valid_until: inDays(-2) });
    expect(over.body).toMatchObject({ errors: [{ code: 'drayage.valid_until_past', field: 'valid_until' }] });
  });

  it('says that no carrier stands for it, and leaves the load with operations', async () => {
    const { id } = await fromSavannah();
    const { pool } = app.services;
    const off = `update carriers set enabled = false where enabled and api_address is null and 'drayage' = any(modes) returning id`;
    const { rows } = await pool.query<{ id: number }>(off);
    const refused = await quote(id);
    await pool.query('update carriers set enabled = true where id = any($1)', [rows.map((row) => row.id)]);
    expect(refused).toMatchObject({ status: 409, body: { errors: [{ code: 'quotes.no_hand_carrier' }] } });
    expect((await quote(id)).status).toBe(200);
  });

  it('is the operator’s alone', async () => {
    const { id } = await fromSavannah();
    expect((await quote(id, {}, shipper)).status).toBe(403);
    expect((await app.call(drayagePrices.waiting, { token: shipper.token })).status).toBe(403);
  });

  it('and a shipper’s change at the same moment never leave an old price for a new haul', async () => {
    for (let i = 0; i < 12; i += 1) {
      const { id } = await fromSavannah();
      const [quoted, changed] = await Promise.all([quote(id), change(id, { weight: 12_000 + i })]);
      expect(quoted.status).toBe(200);
      const { weight, requote_needed } = await read(id);
      // Either the change came too early and was refused, or after the price, which then no longer holds.
      if (changed.status === 409) expect({ weight, requote_needed }).toEqual({ weight: 30_000, requote_needed: false });
      else expect({ weight, requote_needed }).toEqual({ weight: 12_000 + i, requote_needed: true });
    }
  });
});
