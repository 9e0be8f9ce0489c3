import { drayage } from '@portal/contract/drayage/drayage.contract.ts';
import { drayagePrices } from '@portal/contract/quotes/hand-quotes.contract.ts';
import { loads } from '@portal/contract/loads/loads.contract.ts';
import { tendering } from '@portal/contract/tendering/tendering.contract.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { type CaughtMail, catchMail } from '../../../testing/fixtures/catch-mail.ts';
import { makeShipper, type Shipper } from '../../../testing/fixtures/make-account.ts';
import { sharedTestApp, type TestApp } from '../../../testing/test-app.ts';
import { inDays, makeDrayage, openPorts } from '../../drayage/drayage.fixture.ts';

let app: TestApp;
let mails: CaughtMail;
let shipper: Shipper;
let operator: Shipper;

beforeAll(async () => {
  app = await sharedTestApp();
  mails = catchMail(app);
  await openPorts(app);
  shipper = await makeShipper(app);
  operator = await makeShipper(app, { role: 'platform_admin' });
});

/** A container from Savannah, where no tariff is in force. */
const waiting = () =>
  makeDrayage(app, shipper.token, { place: 'USSAV', terminal: 'GARDEN_CITY', door: { zip_code: '30301' } });
const reason = 'The cargo weight cannot be right: {{load}} <b>30,000 lb</b> of "feathers" in 20 ft?';
const handBack = (load_id: number, { token } = operator, body: object = { reason }) =>
  app.call(drayagePrices.handBack, { token, params: { load_id }, body: body as { reason: string } });
const quote = (load_id: number) =>
  app.call(drayagePrices.quoteByHand, {
    token: operator.token,
    params: { load_id },
    body: { lines: [{ code: 'BASE', amount: 1200 }], valid_until: inDays(4) },
  });
const read = async (load_id: number) =>
  (await app.call(drayage.get, { token: shipper.token, params: { load_id } })).body;
const change = (load_id: number, body: object) =>
  app.call(drayage.change, { token: shipper.token, params: { load_id }, body });
const history = async (load_id: number) =>
  (await app.call(loads.history, { token: shipper.token, query: { load_id } })).body.items.toReversed();

describe('a load that operations hand back', () => {
  it('is its shipper’s to change and to ask for again, who is mailed the reason', async () => {
    const { id } = await waiting();
    const { status, body } = await handBack(id);
    expect([status, body.status]).toEqual([200, 'unassigned']);
    expect(await read(id)).toMatchObject({ operations_since: null, editable: 'all', requote_needed: false });
    const mail = (await mails.to(shipper.email)).find(({ subject }) => subject.includes(String(id)));
    expect(mail?.subject).toBe(`Your drayage load ${id} needs a change`);
    expect(mail?.text).toContain(reason);
    expect(mail?.html).not.toContain('<b>30,000 lb</b>');
    expect(mail?.text).toContain(`https://portal.example/quote-book/drayage/${id}`);
    expect((await change(id, { weight: 12_000 })).status).toBe(200);
    const again = { token: shipper.token, params: { load_id: id }, query: {}, body: {} };
    expect((await app.call(drayage.requote, again)).body.operations_since).not.toBeNull();
    expect((await quote(id)).body).toMatchObject({ status: 'quoted', cheapest_price: 1200 });
    const lines = (await history(id)).map(({ event, reason: why }) => [event, why]);
    expect(lines.slice(3, 5)).toEqual([
      ['find_no_quotes', null],
      ['hand_back', reason],
    ]);
  });

  it('is no more among those that wait', async () => {
    const { id } = await waiting();
    await handBack(id);
    const { body } = await app.call(drayagePrices.waiting, { token: operator.token });
    expect(body.items.map(({ load_id }) => load_id)).not.toContain(id);
  });

  it('needs a reason, and has to be with operations', async () => {
    const { id } = await waiting();
    for (const bad of [{}, { reason: ' ' }, { reason: 'x'.repeat(1001) }]) {
      expect(await handBack(id, operator, bad)).toMatchObject({ status: 400, body: { errors: [{ field: 'reason' }] } });
    }
    const refused = { status: 409, body: { errors: [{ code: 'drayage.not_with_operations' }] } };
    const rated = await makeDrayage(app, shipper.token);
    expect(await handBack(rated.id)).toMatchObject(refused);
    const cancelled = { token: shipper.token, params: { load_id: id }, body: { reason: 'order_cancelled' as const } };
    await app.call(tendering.cancel, cancelled);
    expect(await handBack(id)).toMatchObject(refused);
    expect((await handBack(2_000_000_000)).status).toBe(404);
  });

  it('is handed back by the operator alone', async () => {
    const { id } = await waiting();
    const admin = await makeShipper(app, { account_id: shipper.account_id, role: 'account_admin' });
    expect((await handBack(id, shipper)).status).toBe(403);
    expect((await handBack(id, admin)).status).toBe(403);
    expect((await read(id)).operations_since).not.toBeNull();
  });

  it('is either quoted or handed back, whatever two people press at once', async () => {
    for (let i = 0; i < 10; i += 1) {
      const { id } = await waiting();
      const [quoted, back, twice] = await Promise.all([quote(id), handBack(id), handBack(id)]);
      const won = [quoted, back, twice].filter(({ status }) => status === 200);
      expect([won.length, quoted.status + back.status + twice.status]).toEqual([1, 200 + 409 + 409]);
      const { status, operations_since } = await read(id);
      expect([status, operations_since]).toEqual([quoted.status === 200 ? 'quoted' : 'unassigned', null]);
      const events = (await history(id)).filter(({ event }) => ['quote_by_hand', 'hand_back'].includes(event));
      expect(events).toHaveLength(1);
    }
  });
});
