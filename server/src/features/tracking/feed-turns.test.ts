import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { WireEvent } from '@portal/contract/tracking/wire-event.ts';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { makeCarrier } from '../../seed/carriers.ts';
import { makeShipper } from '../../testing/fixtures/make-account.ts';
import { sharedTestApp, type TestApp } from '../../testing/test-app.ts';

const timeout = 60_000;
const soon = (check: () => Promise<void>) => vi.waitFor(check, { timeout: 30_000, interval: 50 });

let app: TestApp;
/** The events each carrier reports from the beginning of its feed, and the carriers that never answer. */
const feeds = new Map<string, readonly WireEvent[]>();
const unanswered = new Map<string, ServerResponse>();
const carriers = createServer((request, reply) => {
  const url = new URL(request.url ?? '', 'http://carriers');
  const scac = url.pathname.split('/')[1] ?? '';
  const events = feeds.get(scac);
  if (!events) {
    unanswered.set(scac, reply);
    reply.once('close', () => unanswered.delete(scac));
    return;
  }
  const after = Number(url.searchParams.get('after'));
  const page = events.slice(after, after + 50);
  const next_cursor = String(after + page.length);
  const more = after + page.length < events.length;
  reply.setHeader('content-type', 'application/json').end(JSON.stringify({ events: page, next_cursor, more }));
});

beforeAll(async () => {
  await new Promise<void>((resolve) => carriers.listen(0, '127.0.0.1', resolve));
  app = await sharedTestApp();
});
afterAll(async () => {
  feeds.set('HANG', []);
  carriers.closeAllConnections();
  await new Promise((resolve) => carriers.close(resolve));
});

const knowCarrier = (scac: string): Promise<number> => {
  const { port } = carriers.address() as AddressInfo;
  return makeCarrier(app.services.db, { scac, rating: 'api', api_address: `http://127.0.0.1:${port}/${scac}` });
};

/** Loads on the road with a carrier, by account and PRO number, written at once: the next look finds all of them. */
const onTheRoad = async (carrier_id: number, loads: readonly { account_id: number; pro_number: string }[]) => {
  const load = { carrier_id, mode: 'ltl', status: 'assigned', weight_lb: 100, handling_units: 1 } as const;
  const lane = { pickup_date: '2026-11-30', origin_zip: '75207', destination_zip: '60632' };
  await app.services.db
    .insertInto('loads')
    .values(loads.map((own) => ({ ...load, ...lane, ...own })))
    .execute();
};

const reportOf = (pro_number: string): WireEvent => ({
  event_id: randomUUID(),
  tender_key: 'unknown',
  pro_number,
  type: 'IN_TRANSIT',
  occurred_at: new Date(Date.now() - 60_000).toISOString(),
  location: null,
  eta: null,
  reason_code: null,
  text: null,
});

/** How many events of the carrier were kept before the one of this load; null where it is not kept yet. */
const keptBefore = async (carrier_id: number, pro: string): Promise<number | null> => {
  const kept = await app.services.db
    .selectFrom('tracking_events as event')
    .innerJoin('loads', 'loads.id', 'event.load_id')
    .select('loads.pro_number')
    .where('event.carrier_id', '=', carrier_id)
    .orderBy('event.id')
    .execute();
  const place = kept.findIndex(({ pro_number }) => pro_number === pro);
  return place < 0 ? null : place;
};

it('counts the report of one account beside many of another, although it comes last', { timeout }, async () => {
  const [busy, other] = [await makeShipper(app), await makeShipper(app)];
  const pros = Array.from({ length: 60 }, (_, nth) => `BUSY${nth}`);
  const reports = [...pros, ...pros, ...pros].map(reportOf);
  feeds.set('TURN', [...reports, reportOf('OTHER1')]);
  const carrier_id = await knowCarrier('TURN');
  await onTheRoad(carrier_id, [
    ...pros.map((pro_number) => ({ account_id: busy.account_id, pro_number })),
    { account_id: other.account_id, pro_number: 'OTHER1' },
  ]);
  await soon(async () => expect(await keptBefore(carrier_id, 'OTHER1')).not.toBeNull());
  expect(await keptBefore(carrier_id, 'OTHER1')).toBeLessThan(20);
  const cursor = async () =>
    app.services.db.selectFrom('carrier_feeds').select('cursor').where('carrier_id', '=', carrier_id).execute();
  await soon(async () => expect(await cursor()).toEqual([{ cursor: '181' }]));
  const kept = app.services.db.selectFrom('tracking_events').where('carrier_id', '=', carrier_id);
  expect(await kept.select(({ fn }) => fn.countAll<number>().as('all')).executeTakeFirst()).toEqual({ all: 181 });
});

it('reads the feed of one carrier although another one does not answer', { timeout }, async () => {
  const { account_id } = await makeShipper(app);
  feeds.set('QUIK', []);
  const [slow, quick] = [await knowCarrier('HANG'), await knowCarrier('QUIK')];
  await onTheRoad(quick, [{ account_id, pro_number: 'QUICK1' }]);
  await onTheRoad(slow, [{ account_id, pro_number: 'SLOW1' }]);
  await soon(async () => expect(unanswered.has('HANG')).toBe(true));
  feeds.set('QUIK', [reportOf('QUICK1')]);
  await app.services.db.updateTable('carrier_feeds').set({ read_at: null }).where('carrier_id', '=', quick).execute();
  await soon(async () => expect(await keptBefore(quick, 'QUICK1')).toBe(0));
  expect(unanswered.has('HANG')).toBe(true);
});
