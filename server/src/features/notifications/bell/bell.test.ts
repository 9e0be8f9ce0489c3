import { invoiceIssued } from '@portal/contract/billing/billing.events.ts';
import { notifications } from '@portal/contract/notifications/notifications.contract.ts';
import { loadHandedBack, quotesReady } from '@portal/contract/quotes/quotes.events.ts';
import { socketPath } from '@portal/contract/live/socket-path.ts';
import { loadDelivered } from '@portal/contract/tracking/tracking.events.ts';
import type { DeclaredEvent } from '@portal/contract/events/event.ts';
import { io } from 'socket.io-client';
import { beforeAll, expect, it, vi } from 'vitest';
import { makeCarrier } from '../../../seed/carriers.ts';
import { systemContext } from '../../../platform/context.ts';
import { emit } from '../../../platform/jobs/events.ts';
import { unusedScac } from '../../../testing/fixtures/carriers/unused-scac.ts';
import { makeShipper, type Shipper, tokenFor } from '../../../testing/fixtures/make-account.ts';
import { makeQuotedLoad } from '../../../testing/fixtures/quoted-load.ts';
import { sharedTestApp, type TestApp } from '../../../testing/test-app.ts';
import { billingDay } from '../../billing/billing-day.ts';
import { deleteOldNotifications, insertNews } from './bell.queries.ts';
import { findNewlyOverdue } from './recipients.queries.ts';
import { notifyPeople } from './notify-people.ts';
import { watchOverdue } from './note-money.ts';

let app: TestApp;
let carrier_id: number;

beforeAll(async () => {
  app = await sharedTestApp();
  carrier_id = await makeCarrier(app.services.db, { scac: unusedScac(), name: 'Saia LTL Freight' });
});

const ctx = () => systemContext(app.services, 'test');

const loadOf = async ({ account_id, user_id }: Shipper): Promise<number> => {
  const { id } = await makeQuotedLoad(app, { account_id, carrier_id });
  await app.services.db.updateTable('loads').set({ created_by: user_id }).where('id', '=', id).execute();
  return id;
};

const bell = async ({ token }: Shipper, query: { before?: number } = {}) => {
  const { status, body } = await app.call(notifications.list, { token, query });
  expect(status).toBe(200);
  return body;
};

const unreadOf = async ({ token }: Shipper): Promise<number> =>
  (await app.call(notifications.count, { token })).body.unread;

/** So many things that happened to a load of the shipper's, the last one the newest. */
const notifyTimes = async ({ account_id, user_id }: Shipper, load_id: number, times: number) => {
  for (let at = 1; at <= times; at += 1) {
    const news = { kind: 'load_delivered', event: `test:${load_id}:${at}`, account_id, load_id } as const;
    await insertNews(app.services.db, news, [user_id]);
  }
};

const happens = (event: DeclaredEvent, payload: object) => emit(ctx(), event, payload);

const makeInvoice = async (shipper: Shipper, due_on: string): Promise<number> => {
  const { account_id } = shipper;
  const load_id = await loadOf(shipper);
  const amounts = { lines: '[]', quoted: 310, amount: 310, terms_days: 30 };
  const { id } = await app.services.db
    .insertInto('invoices')
    .values({
      account_id,
      load_id,
      number: Math.floor(Math.random() * 1e9),
      issued_on: '2026-10-29',
      due_on,
      ...amounts,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

it('notifies whoever made a load, in both languages, and leads to it', async () => {
  const shipper = await makeShipper(app);
  const load_id = await loadOf(shipper);
  await happens(loadDelivered, { load_id });
  await vi.waitFor(async () => expect(await unreadOf(shipper)).toBe(1), { timeout: 30_000 });
  const { items, has_older, unread } = await bell(shipper);
  expect([has_older, unread]).toEqual([false, 1]);
  expect(items).toMatchObject([
    {
      kind: 'load_delivered',
      read_at: null,
      load_id,
      claim_id: null,
      invoice_id: null,
      account: null,
      title: { en: `Load ${load_id} was delivered`, es: `La carga ${load_id} fue entregada` },
    },
  ]);
  expect(items[0]?.text.en).toMatch(/^Dallas, TX to /);
});

it('notifies of an event that is delivered twice, or to two servers at once, one time', async () => {
  const shipper = await makeShipper(app);
  const load_id = await loadOf(shipper);
  const { account_id, user_id } = shipper;
  const news = { kind: 'load_delayed', event: 'load_delayed:twice', account_id, load_id } as const;
  const notified = vi.spyOn(app.services.realtime, 'toUsers');
  await Promise.all([1, 2, 3, 4].map(() => notifyPeople(ctx(), news, [user_id, user_id, null])));
  expect((await bell(shipper)).items).toHaveLength(1);
  expect(notified.mock.calls.flatMap(([ids]) => ids)).toEqual([user_id]);
  notified.mockRestore();
  await happens(quotesReady, { load_id, round_id: 7 });
  await happens(quotesReady, { load_id, round_id: 7 });
  await happens(quotesReady, { load_id, round_id: 8 });
  await vi.waitFor(async () => expect(await unreadOf(shipper)).toBe(3), { timeout: 30_000 });
});

it('is nobody else’s: neither of the same account nor of another', async () => {
  const shipper = await makeShipper(app);
  const colleague = await makeShipper(app, { account_id: shipper.account_id });
  const stranger = await makeShipper(app);
  await notifyTimes(shipper, await loadOf(shipper), 1);
  const [item] = (await bell(shipper)).items;
  for (const other of [colleague, stranger]) {
    expect((await bell(other)).items).toEqual([]);
    await app.call(notifications.markRead, { token: other.token, body: { ids: [item?.id ?? 0] } });
    await app.call(notifications.markRead, { token: other.token, body: { up_to: 2_147_483_647 } });
  }
  expect(await unreadOf(shipper)).toBe(1);
});

it('shows nothing of an account that the reader does not see any more', async () => {
  const shipper = await makeShipper(app);
  const { account_id } = await makeShipper(app, { parent_id: shipper.account_id });
  await notifyTimes({ ...shipper, account_id }, await loadOf({ ...shipper, account_id }), 1);
  expect(await unreadOf(shipper)).toBe(1);
  await app.services.db.updateTable('accounts').set({ parent_id: null }).where('id', '=', account_id).execute();
  await vi.waitFor(async () => expect((await bell(shipper)).items).toEqual([]), { timeout: 30_000 });
});

it('shows invoices to those alone who may see payments, and nothing once that right is taken', async () => {
  const shipper = await makeShipper(app);
  const agent = await makeShipper(app, { role: 'customer_agent', account_id: shipper.account_id });
  const invoice_id = await makeInvoice(shipper, '2099-01-01');
  await happens(invoiceIssued, { invoice_id, load_id: null });
  await vi.waitFor(async () => expect(await unreadOf(shipper)).toBe(1), { timeout: 30_000 });
  expect((await bell(shipper)).items[0]).toMatchObject({ kind: 'invoice_issued', invoice_id });
  expect((await bell(agent)).items).toEqual([]);
  await app.services.db.updateTable('users').set({ role_id: 4 }).where('id', '=', shipper.user_id).execute();
  // Another role ends the session; whoever signs in again sees as much as the role may.
  expect((await bell({ ...shipper, token: await tokenFor(app, shipper.user_id) })).items).toEqual([]);
});

it('reads one, those of a load, or all that were seen; what came later stays unread', async () => {
  const shipper = await makeShipper(app);
  const { token } = shipper;
  const [first, second] = [await loadOf(shipper), await loadOf(shipper)];
  await notifyTimes(shipper, first, 3);
  await notifyTimes(shipper, second, 2);
  const { items } = await bell(shipper);
  const [newest, next] = items;
  const one = await app.call(notifications.markRead, { token, body: { ids: [newest?.id ?? 0] } });
  expect(one.body.unread).toBe(4);
  const ofLoad = await app.call(notifications.markRead, { token, body: { load_id: first } });
  expect(ofLoad.body.unread).toBe(1);
  await app.services.db
    .insertInto('notifications')
    .values({
      user_id: shipper.user_id,
      account_id: shipper.account_id,
      kind: 'load_delivered',
      event: 'later',
      load_id: first,
    })
    .execute();
  const all = await app.call(notifications.markRead, { token, body: { up_to: newest?.id ?? 0 } });
  expect(all.body.unread).toBe(1);
  const after = await bell(shipper);
  expect(after.items.map(({ read_at }) => read_at === null)).toEqual([true, false, false, false, false, false]);
  expect(next?.id).toBe(after.items[2]?.id);
});

it('is marked once by two pages at the same moment', async () => {
  const shipper = await makeShipper(app);
  await notifyTimes(shipper, await loadOf(shipper), 5);
  const [newest] = (await bell(shipper)).items;
  const body = { up_to: newest?.id ?? 0 };
  const notified = vi.spyOn(app.services.realtime, 'toUsers');
  const answers = await Promise.all(
    [1, 2, 3].map(() => app.call(notifications.markRead, { token: shipper.token, body })),
  );
  expect(answers.map(({ status, body: { unread } }) => [status, unread])).toEqual([
    [200, 0],
    [200, 0],
    [200, 0],
  ]);
  expect(notified).toHaveBeenCalledTimes(1);
  notified.mockRestore();
});

it('pages back to the oldest without leaving any out, while new ones come', async () => {
  const shipper = await makeShipper(app);
  const load_id = await loadOf(shipper);
  await notifyTimes(shipper, load_id, 45);
  const seen: number[] = [];
  let page = await bell(shipper);
  await insertNews(
    app.services.db,
    { kind: 'load_delivered', event: 'meanwhile', account_id: shipper.account_id, load_id },
    [shipper.user_id],
  );
  for (;;) {
    seen.push(...page.items.map(({ id }) => id));
    if (!page.has_older) break;
    page = await bell(shipper, { before: seen.at(-1) ?? 0 });
  }
  expect(seen).toHaveLength(45);
  expect(seen).toEqual(seen.toSorted((one, other) => other - one));
});

it('reaches the open pages of that person alone', async () => {
  const shipper = await makeShipper(app);
  const stranger = await makeShipper(app);
  const load_id = await loadOf(shipper);
  const listen = async ({ token }: Shipper) => {
    const socket = io(app.url, { path: socketPath, transports: ['websocket'], auth: { token: `Bearer ${token}` } });
    const news = vi.fn<() => void>();
    socket.on('notifications-changed', news);
    await vi.waitFor(() => expect(socket.connected).toBe(true), { timeout: 30_000 });
    return { socket, news };
  };
  const [own, foreign] = [await listen(shipper), await listen(stranger)];
  await happens(loadDelivered, { load_id });
  await vi.waitFor(() => expect(own.news).toHaveBeenCalledOnce(), { timeout: 30_000 });
  expect(foreign.news).not.toHaveBeenCalled();
  own.socket.close();
  foreign.socket.close();
});

it('notifies of an invoice whose day has passed once, however many servers look, and of none that is old', async () => {
  const shipper = await makeShipper(app);
  const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);
  const late = await makeInvoice(shipper, day(3));
  await makeInvoice(shipper, day(60));
  await makeInvoice(shipper, day(-10));
  await Promise.all([1, 2, 3].map(() => watchOverdue.run(ctx())));
  await watchOverdue.run(ctx());
  expect((await bell(shipper)).items).toMatchObject([{ kind: 'invoice_overdue', invoice_id: late }]);
});

it('looks at overdue invoices only where somebody would be notified', async () => {
  const reader = await makeShipper(app);
  const agent = await makeShipper(app, { role: 'customer_agent' });
  const suspended = await makeShipper(app);
  await app.services.db.updateTable('users').set({ status: 'suspended' }).where('id', '=', suspended.user_id).execute();
  const today = billingDay(ctx());
  const due = new Date(Date.parse(today) - 2 * 86_400_000).toISOString().slice(0, 10);
  await makeInvoice(agent, due);
  await makeInvoice(suspended, due);
  const found = await makeInvoice(reader, due);
  // One place alone, for which those before would be found again and again.
  const wanted = { today, days: 7, limit: 1, right: 'get:payments' } as const;
  expect(await findNewlyOverdue(app.services.db, wanted)).toEqual([found]);
  await watchOverdue.run(ctx());
  expect(await findNewlyOverdue(app.services.db, wanted)).toEqual([]);
});

it('rings each time a container is handed back, though the reason be the same', async () => {
  const shipper = await makeShipper(app);
  const load_id = await loadOf(shipper);
  const reason = 'The weight is missing';
  for (const history_id of [1, 1, 2]) await happens(loadHandedBack, { load_id, reason, history_id });
  await vi.waitFor(async () => expect(await unreadOf(shipper)).toBe(2), { timeout: 30_000 });
  await happens(loadHandedBack, { load_id, reason, history_id: 3 });
  await vi.waitFor(async () => expect(await unreadOf(shipper)).toBe(3), { timeout: 30_000 });
});

it('is kept for its time and then removed, read or not', async () => {
  const shipper = await makeShipper(app);
  await notifyTimes(shipper, await loadOf(shipper), 2);
  const { db } = app.services;
  const [newest] = (await bell(shipper)).items;
  const at = new Date(Date.now() - 91 * 86_400_000).toISOString();
  await db
    .updateTable('notifications')
    .set({ at })
    .where('id', '=', newest?.id ?? 0)
    .execute();
  await deleteOldNotifications(db, 90);
  expect((await bell(shipper)).items).toHaveLength(1);
});

it('refuses what names neither numbers, nor a load, nor an end', async () => {
  const { token } = await makeShipper(app);
  for (const body of [{}, { ids: [] }, { ids: [0] }, { up_to: 'all' }, { ids: [1], up_to: 2 }]) {
    expect((await app.call(notifications.markRead, { token, body: body as never })).status).toBe(400);
  }
  expect((await app.call(notifications.list, { token, query: { before: 'x' } })).status).toBe(400);
});
