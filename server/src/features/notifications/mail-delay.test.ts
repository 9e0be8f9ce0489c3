import { beforeAll, expect, it } from 'vitest';
import { makeCarrier } from '../../seed/carriers.ts';
import { systemContext } from '../../platform/context.ts';
import { type CaughtMail, catchMail } from '../../testing/fixtures/catch-mail.ts';
import { pushEvents, wireEvent } from '../../testing/fixtures/carriers/carrier-push.ts';
import { makeShipper, type ShipperChoices } from '../../testing/fixtures/make-account.ts';
import { makeQuotedLoad } from '../../testing/fixtures/quoted-load.ts';
import { sharedTestApp, type TestApp } from '../../testing/test-app.ts';
import { mailDelayed } from './mail-delay.ts';

const secret = 'saia-and-portal-know-this';

let app: TestApp;
let mails: CaughtMail;
let carrierId: number;

beforeAll(async () => {
  app = await sharedTestApp();
  mails = catchMail(app);
  carrierId = await makeCarrier(app.services.db, { scac: 'SAIA', name: 'Saia LTL Freight', webhook_secret: secret });
});

/** A load on its way, due on 11-24, and a carrier that reports of it. */
const onTheRoad = async (choices: ShipperChoices = {}) => {
  const shipper = await makeShipper(app, choices);
  const load = await makeQuotedLoad(app, { account_id: shipper.account_id, carrier_id: carrierId });
  const pro_number = String(900_000_000 + load.id);
  const { db } = app.services;
  await db
    .updateTable('loads')
    .set({ status: 'in transit', carrier_id: carrierId, pro_number, due_date: '2026-11-24' })
    .where('id', '=', load.id)
    .execute();
  await db
    .insertInto('tenders')
    .values({
      load_id: load.id,
      carrier_id: carrierId,
      carrier_quote_id: load.tender.carrier_quote_id,
      tendered_by: shipper.user_id,
      status: 'accepted',
      answer_by: new Date().toISOString(),
    })
    .execute();
  let hour = 10;
  const report = (eta: string, reason_code: string | null = null) =>
    pushEvents(
      app,
      [
        wireEvent({
          event_id: `${pro_number}-${(hour += 1)}`,
          pro_number,
          type: reason_code ? 'DELAY' : 'IN_TRANSIT',
          occurred_at: `2026-11-19T${hour}:00:00-06:00`,
          eta,
          reason_code,
        }),
      ],
      { secret },
    );
  return { shipper, load, report };
};

it('mails each new day once, however many events repeat it, with the reason in words', async () => {
  const { shipper, load, report } = await onTheRoad();
  await report('2026-11-24');
  await report('2026-11-25', '310-2');
  await report('2026-11-25');
  await report('2026-11-25', '310-2');
  const [first] = await mails.to(shipper.email, 1);
  expect(first?.subject).toBe(`Load ${load.id} will be late: 11-25-2026`);
  for (const text of ['11-24-2026', '11-25-2026', 'Delayed: Breakdown', 'Saia LTL Freight'])
    expect(first?.text).toContain(text);
  expect(first?.text).toContain(`https://portal.example/my-loads/${load.id}`);
  await report('2026-11-27', '390-1');
  const all = await mails.to(shipper.email, 2);
  expect(all).toHaveLength(2);
  expect(all[1]?.text).toContain('11-27-2026');
});

it('speaks the reader’s language', async () => {
  const { shipper, load, report } = await onTheRoad({ language: 'es' });
  await report('2026-11-25', '390-1');
  const [mail] = await mails.to(shipper.email, 1);
  expect(mail?.subject).toBe(`La carga ${load.id} llegará tarde: 11-25-2026`);
  expect(mail?.text).toContain('Retraso por clima');
});

it('is silent about a day that is no longer the expected one', async () => {
  const { shipper, load, report } = await onTheRoad();
  await report('2026-11-25', '390-1');
  await mails.to(shipper.email, 1);
  const stale = { load_id: load.id, delivery_date: '2026-12-24' };
  await mailDelayed.run(systemContext(app.services, 'test'), stale as never);
  expect(await mails.to(shipper.email, 1)).toHaveLength(1);
});
