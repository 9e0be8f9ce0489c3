import { accounts } from '@portal/contract/accounts/accounts.contract.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { systemContext } from '../../../platform/context.ts';
import { makeCarrier } from '../../../seed/carriers.ts';
import { type CaughtMail, catchMail } from '../../../testing/fixtures/catch-mail.ts';
import { makeShipper, type Shipper } from '../../../testing/fixtures/make-account.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { watchAlerts } from '../../carriers/alerts/watch-alerts.ts';
import { mailCarrierAlert } from './mail-carrier-alert.ts';

let app: TestApp;
let mails: CaughtMail;
let carrier_id: number;

beforeAll(async () => {
  app = await startTestApp({ PUBLIC_URL: 'https://portal.example' });
  mails = catchMail(app);
  carrier_id = await makeCarrier(app.services.db, { scac: 'SAIA', name: 'Saia LTL Freight' });
});
afterAll(() => app.stop());

const choose = ({ token }: Shipper, carrier_alerts_to: number[]) =>
  app.call(accounts.changeTrackingPreferences, { token, body: { carrier_alerts_to } });

const deliver = (late_days: number) =>
  app.services.db
    .insertInto('carrier_days')
    .values({ carrier_id, day: new Date().toISOString().slice(0, 10), delivered: 10, on_time: 9, late_days })
    .onConflict((conflict) => conflict.columns(['carrier_id', 'day']).doUpdateSet({ late_days }))
    .execute();

const look = () => watchAlerts(systemContext(app.services, 'test'));

it('mails each chosen person once each time a threshold is crossed, in their language', async () => {
  const chosen = await makeShipper(app, { language: 'es' });
  const operator = await makeShipper(app, { role: 'platform_admin' });
  const [silent, branded] = [await makeShipper(app), await makeShipper(app)];
  for (const person of [chosen, operator, branded]) expect((await choose(person, [person.user_id])).status).toBe(200);
  const { db } = app.services;
  await db.updateTable('accounts').set({ is_branded: true }).where('id', '=', branded.account_id).execute();
  await db
    .insertInto('carrier_alerts')
    .values({
      carrier_id,
      kind: 'transit',
      days: 90,
      threshold_days: 1.5,
      message_en: 'Often two days late',
      message_es: 'A menudo dos días tarde',
    })
    .execute();
  await deliver(20);
  await Promise.all([look(), look(), look()]);
  const [mail] = await mails.to(chosen.email);
  expect(mail?.subject).toBe('Saia LTL Freight entrega después de lo prometido');
  for (const text of ['A menudo dos días tarde', 'Más de 1.5 días de retraso en promedio', 'Los últimos 90 días'])
    expect(mail?.text).toContain(text);
  expect(mail?.text).not.toContain('/settings/carrier-thresholds');
  const [toOperator] = await mails.to(operator.email);
  expect(toOperator?.text).toContain('https://portal.example/settings/carrier-thresholds');

  const { id } = await db.selectFrom('carrier_alert_crossings').select('id').executeTakeFirstOrThrow();
  await mailCarrierAlert.run(systemContext(app.services, 'test'), { crossing_id: id } as never);
  await look();
  await deliver(5);
  await look();
  await deliver(20);
  await look();
  expect(await mails.to(chosen.email, 2)).toHaveLength(2);
  expect(mails.all.filter(({ to }) => to === silent.email || to === branded.email)).toEqual([]);
});

it('takes no people of another account', async () => {
  const [own, other] = [await makeShipper(app), await makeShipper(app)];
  expect(await choose(own, [own.user_id, other.user_id])).toMatchObject({
    status: 400,
    body: { detail: [{ code: 'accounts.unknown_person', field: 'carrier_alerts_to.1' }] },
  });
  expect((await app.call(accounts.trackingPreferences, { token: own.token })).body.carrier_alerts_to).toEqual([]);
  expect((await choose(own, [own.user_id])).body).toMatchObject({ carrier_alerts_to: [own.user_id], pickup: true });
});

it('takes a choice in the place of that one alone which its maker saw', async () => {
  const { token, user_id } = await makeShipper(app, { role: 'account_admin' });
  const chooseInstead = (carrier_alerts_to: number[], carrier_alerts_instead_of: number[]) =>
    app.call(accounts.changeTrackingPreferences, { token, body: { carrier_alerts_to, carrier_alerts_instead_of } });
  const both = await Promise.all([chooseInstead([user_id], []), chooseInstead([user_id], [])]);
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect(await chooseInstead([], [])).toMatchObject({
    status: 409,
    body: { detail: [{ code: 'accounts.changed_meanwhile' }] },
  });
  expect((await app.call(accounts.trackingPreferences, { token })).body.carrier_alerts_to).toEqual([user_id]);
  expect((await chooseInstead([], [user_id])).body.carrier_alerts_to).toEqual([]);
});
