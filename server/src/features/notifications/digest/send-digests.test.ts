import { randomBytes } from 'node:crypto';
import { mailChoices } from '@portal/contract/notifications/mail-choices.contract.ts';
import type { MailChoicesChange } from '@portal/contract/notifications/mail-choices.contract.ts';
import type { MailKind } from '@portal/contract/notifications/mail-kinds.ts';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { systemContext } from '../../../platform/context.ts';
import { deliverLetter } from '../../../platform/mail/deliver-letter.ts';
import type { Mail } from '../../../platform/mail/mail.ts';
import { makeCarrier } from '../../../seed/carriers.ts';
import { makeShipper, type Shipper, type ShipperChoices } from '../../../testing/fixtures/make-account.ts';
import { makeQuotedLoad } from '../../../testing/fixtures/quoted-load.ts';
import { settableClock } from '../../../testing/fixtures/settable-clock.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { isDigestDue, mailDigests, sendDueDigests } from './send-digests.ts';

const clock = settableClock();
let app: TestApp;
/** A second server on the same database. */
let other: TestApp;
let carrierId: number;
/** What both have sent. */
const mails: Mail[] = [];
/** How many of the next mails the mail server refuses. */
let refusals = 0;

const catchMails = (one: TestApp) => {
  one.services.mail = {
    send: async (mail) => {
      if (refusals > 0) {
        refusals -= 1;
        throw new Error('no mail server');
      }
      mails.push(mail);
    },
    close: () => undefined,
  };
};

beforeAll(async () => {
  // One key for both: a link that one of them has mailed is followed at either.
  const env = { PUBLIC_URL: 'https://portal.example', SECRET_KEY: randomBytes(32).toString('base64') };
  app = await startTestApp(env, { clock });
  other = await startTestApp(env, { clock, databaseUrl: app.databaseUrl });
  for (const one of [app, other]) catchMails(one);
  carrierId = await makeCarrier(app.services.db, { scac: 'SAIA', name: 'Saia LTL Freight' });
});
afterAll(async () => {
  await other.stop();
  await app.stop();
});

/** Somebody in Chicago (UTC-6 in January) who wants one mail a day. */
const dailyReader = async (change: MailChoicesChange = {}, choices: ShipperChoices = {}): Promise<Shipper> => {
  const shipper = await makeShipper(app, choices);
  const { db } = app.services;
  await db
    .updateTable('accounts')
    .set({ zip_code: '60601', country: 'US' })
    .where('id', '=', shipper.account_id)
    .execute();
  const body = { deliveries: { pickup: 'daily', delivered: 'daily' }, ...change } as const;
  expect((await app.call(mailChoices.change, { body, token: shipper.token })).status).toBe(200);
  return shipper;
};

const loadOf = ({ account_id }: Shipper) => makeQuotedLoad(app, { account_id, carrier_id: carrierId });

let reported = 0;
type What = { kind?: MailKind; load_id?: number | null; event?: string; what?: string };
const report = ({ email }: Shipper, { kind = 'pickup', load_id = null, event, what = 'News' }: What = {}) =>
  deliverLetter(systemContext(app.services, 'test'), {
    kind,
    event: event ?? `reported:${(reported += 1)}`,
    load_id,
    email,
    language: 'en',
    letterIn: (language) => ({
      to: email,
      language,
      subject: what,
      heading: `${what} (${language})`,
      paragraphs: ['Words about it.'],
      action: { label: 'Open', url: `https://portal.example/my-loads/${load_id ?? ''}` },
    }),
  });

const at = (moment: string) => clock.set(new Date(moment));
const lookBoth = () => Promise.all([app, other].map(({ services }) => sendDueDigests(systemContext(services, 'test'))));
const sentTo = ({ email }: Shipper) => mails.filter(({ to }) => to === email);
const waitFor = (shipper: Shipper, count: number) =>
  vi.waitFor(() => expect(sentTo(shipper)).toHaveLength(count), { timeout: 30_000, interval: 50 });
/** Until no job is left that could send one more. */
const jobsDone = () =>
  vi.waitFor(
    async () => {
      const { rows } = await app.services.pool.query(
        `select 1 from graphile_worker.jobs where task_identifier = 'notifications.mail-digest'`,
      );
      expect(rows).toEqual([]);
    },
    { timeout: 30_000, interval: 100 },
  );

it('sends the news of a day in one mail, by load, once, however many servers look', async () => {
  at('2027-01-11T18:00:00Z');
  const shipper = await dailyReader();
  const [first, second] = [await loadOf(shipper), await loadOf(shipper)];
  await report(shipper, { load_id: first.id, what: 'Picked up' });
  await report(shipper, { load_id: second.id, what: 'Second picked up' });
  await report(shipper, { load_id: first.id, kind: 'delivered', what: 'Delivered' });
  await report(shipper, { what: 'A policy', event: 'policy:1' });
  await report(shipper, { what: 'A policy', event: 'policy:1' });
  // A kind that comes at once still does.
  await report(shipper, { kind: 'delay', what: 'Late' });
  expect(sentTo(shipper).map(({ subject }) => subject)).toEqual(['Late']);
  at('2027-01-12T12:59:00Z');
  await lookBoth();
  expect(sentTo(shipper)).toHaveLength(1);
  at('2027-01-12T13:00:00Z');
  await lookBoth();
  await waitFor(shipper, 2);
  await lookBoth();
  await jobsDone();
  const [, digest] = sentTo(shipper);
  expect(sentTo(shipper)).toHaveLength(2);
  expect(digest?.subject).toBe('Summary of 01-12-2027: 4 updates');
  expect(digest?.headers?.['List-Unsubscribe']).toContain('~digest~');
  const text = digest?.text ?? '';
  const order = [
    `Load ${first.id}`,
    'Picked up (en)',
    'Delivered (en)',
    `Load ${second.id}`,
    'Second picked up',
    'A policy',
  ];
  expect(order.map((part) => text.indexOf(part))).toEqual(
    order.map((part) => text.indexOf(part)).toSorted((a, b) => a - b),
  );
  expect(order.filter((part) => !text.includes(part))).toEqual([]);
  expect(text.split('A policy (en)')).toHaveLength(2);
  expect(digest?.html).toContain(`https://portal.example/my-loads/${first.id}`);
});

it('leaves what came after the hour for the next day, in the language the person reads then', async () => {
  at('2027-01-13T12:00:00Z');
  const shipper = await dailyReader();
  await report(shipper, { what: 'Early' });
  at('2027-01-13T13:05:00Z');
  await lookBoth();
  await waitFor(shipper, 1);
  await report(shipper, { what: 'Later' });
  at('2027-01-13T23:00:00Z');
  await lookBoth();
  await jobsDone();
  expect(sentTo(shipper)).toHaveLength(1);
  await app.services.db.updateTable('users').set({ language: 'es' }).where('id', '=', shipper.user_id).execute();
  at('2027-01-14T13:00:30Z');
  await lookBoth();
  await waitFor(shipper, 2);
  expect(sentTo(shipper)[1]?.text).toContain('Later (es)');
  expect(sentTo(shipper)[1]?.text).not.toContain('Early');
  expect(sentTo(shipper)[1]?.subject).toBe('Resumen del 01-14-2027: 1 novedad');
});

it('loses nothing and sends nothing twice where the mail server refuses at first', async () => {
  at('2027-01-15T12:00:00Z');
  const shipper = await dailyReader();
  await report(shipper, { what: 'Kept' });
  at('2027-01-15T13:00:00Z');
  refusals = 1;
  await lookBoth();
  await vi.waitFor(() => expect(refusals).toBe(0), { timeout: 30_000 });
  await lookBoth();
  // The queue waits before it tries again.
  await app.services.pool.query(`update graphile_worker._private_jobs set run_at = now() where locked_at is null`);
  await waitFor(shipper, 1);
  await jobsDone();
  expect(sentTo(shipper)).toHaveLength(1);
  const { rows } = await app.services.pool.query(
    'select sent_at is not null as sent from mail_digests where user_id = $1',
    [shipper.user_id],
  );
  expect(rows).toEqual([{ sent: true }]);
});

it('sends a job that is repeated after the mail was taken to nobody again', async () => {
  at('2027-01-16T12:00:00Z');
  const shipper = await dailyReader();
  await report(shipper);
  at('2027-01-16T13:00:00Z');
  await lookBoth();
  await waitFor(shipper, 1);
  await jobsDone();
  const { id: digest_id } = await app.services.db
    .selectFrom('mail_digests')
    .select('id')
    .where('user_id', '=', shipper.user_id)
    .executeTakeFirstOrThrow();
  await mailDigests.run(systemContext(app.services, 'test'), { digest_id } as never);
  expect(sentTo(shipper)).toHaveLength(1);
});

it('says nothing of a kind that was stopped meanwhile, and sends nothing where nothing is left', async () => {
  at('2027-01-18T12:00:00Z');
  const [some, none] = [await dailyReader(), await dailyReader()];
  for (const one of [some, none]) await report(one, { what: 'Stopped' });
  await report(some, { kind: 'delivered', what: 'Wanted' });
  for (const { token } of [some, none]) {
    await app.call(mailChoices.change, { body: { deliveries: { pickup: 'never' } }, token });
  }
  at('2027-01-18T13:00:00Z');
  await lookBoth();
  await waitFor(some, 1);
  await jobsDone();
  expect(sentTo(some)[0]?.text).not.toContain('Stopped');
  expect(sentTo(none)).toEqual([]);
});

it('ends with its own link, and comes back with the kinds it had', async () => {
  at('2027-01-19T12:00:00Z');
  const shipper = await dailyReader({ deliveries: { pickup: 'daily', delivered: 'daily', documents: 'never' } });
  await report(shipper);
  at('2027-01-19T13:00:00Z');
  await lookBoth();
  await waitFor(shipper, 1);
  const token = /\/unsubscribe\/([^>]+)/.exec(sentTo(shipper)[0]?.headers?.['List-Unsubscribe'] ?? '')?.[1] ?? '';
  const stopped = await app.call(mailChoices.unsubscribe, {
    params: { token },
    body: { 'List-Unsubscribe': 'One-Click' },
  });
  expect(stopped.body).toMatchObject({ kind: 'digest', is_subscribed: false });
  const deliveries = async () => (await app.call(mailChoices.mine, { token: shipper.token })).body.deliveries;
  expect(await deliveries()).toMatchObject({
    pickup: 'never',
    delivered: 'never',
    documents: 'never',
    delay: 'at_once',
  });
  await app.call(mailChoices.subscribeAgain, { params: { token } });
  expect(await deliveries()).toMatchObject({
    pickup: 'daily',
    delivered: 'daily',
    documents: 'never',
    delay: 'at_once',
  });
});

it('keeps to the hour that the person chose, and refuses hours that no day has', async () => {
  at('2027-01-20T12:00:00Z');
  const shipper = await dailyReader({ digest_hour: 15 });
  await report(shipper);
  at('2027-01-20T20:59:00Z');
  await lookBoth();
  await jobsDone();
  expect(sentTo(shipper)).toEqual([]);
  at('2027-01-20T21:00:00Z');
  await lookBoth();
  await waitFor(shipper, 1);
  const mine = await app.call(mailChoices.mine, { token: shipper.token });
  expect(mine.body).toMatchObject({ digest_hour: 15, time_zone: 'America/Chicago' });
  for (const digest_hour of [24, -1, 7.5]) {
    const { status } = await app.call(mailChoices.change, { body: { digest_hour }, token: shipper.token });
    expect(status).toBe(400);
  }
});

it('is due once its hour has come, for what happened before that hour', () => {
  const clockOf = (day: string, hour: number) => ({ day, hour, weekday: 1 });
  const first = clockOf('2027-01-11', 9);
  expect(isDigestDue(7, clockOf('2027-01-11', 23), first)).toBe(false);
  expect(isDigestDue(7, clockOf('2027-01-12', 6), first)).toBe(false);
  expect(isDigestDue(7, clockOf('2027-01-12', 7), first)).toBe(true);
  // The servers stood still over the hour.
  expect(isDigestDue(7, clockOf('2027-01-14', 11), first)).toBe(true);
  expect(isDigestDue(10, clockOf('2027-01-11', 10), first)).toBe(true);
  // Within the hour itself is after the mail of that day.
  expect(isDigestDue(9, clockOf('2027-01-11', 23), first)).toBe(false);
});
