import { drayage } from '@portal/contract/drayage/drayage.contract.ts';
import type { HistoryEntry, HistorySource } from '@portal/contract/loads/history.ts';
import { loads } from '@portal/contract/loads/loads.contract.ts';
import { loadParts } from '@portal/contract/loads/load-parts.contract.ts';
import { quotes } from '@portal/contract/quotes/quotes.contract.ts';
import { assignments } from '@portal/contract/tendering/assignments.contract.ts';
import { tendering } from '@portal/contract/tendering/tendering.contract.ts';
import { beforeAll, describe, expect, it, test, vi } from 'vitest';
import { makeCarrier } from '../seed/carriers.ts';
import { makeShipper, type Shipper } from './fixtures/make-account.ts';
import { makeQuotedLoad } from './fixtures/quoted-load.ts';
import { sharedTestApp, type TestApp } from './test-app.ts';
import { importBody, makeDrayage, openPorts } from '../features/drayage/drayage.fixture.ts';
import { inDays, loadBody } from '../features/loads/load-body.fixture.ts';
import { textWithoutTimesOrIds } from './text-without-times-or-ids.ts';

let app: TestApp;
let operator: Shipper;
let shipper: Shipper;
let agent: Shipper;
let child: Shipper;
let carrier_id: number;

beforeAll(async () => {
  app = await sharedTestApp();
  operator = await makeShipper(app, { role: 'platform_admin' });
  shipper = await makeShipper(app);
  agent = await makeShipper(app, { role: 'sales_agent', account_id: shipper.account_id });
  child = await makeShipper(app, { parent_id: shipper.account_id });
  carrier_id = await makeCarrier(app.services.db, { scac: 'WERN', name: 'Werner' });
});

type Page = { skip?: number; limit?: number; source?: HistorySource };
const read = async (load_id: number, page: Page = {}, { token } = shipper) =>
  (await app.call(loads.history, { query: { load_id, limit: 100, ...page }, token })).body;
const draft = async () =>
  (await app.call(loads.create, { body: loadBody({ draft: true }), token: shipper.token })).body;
const quoted = ({ account_id } = shipper) => makeQuotedLoad(app, { account_id, carrier_id });

const asRow = ({ part, field, before, after }: HistoryEntry['changes'][number]) => [
  part && [part.type, part.position, part.name],
  field,
  before,
  after,
];

/** Does something to a load and answers the one line it left. */
const lineOf = async (id: number, act: (token: string) => Promise<{ status: number }>): Promise<HistoryEntry> => {
  const before = await read(id);
  expect((await act(shipper.token)).status).toBeLessThan(300);
  const after = await read(id);
  const [line, ...earlier] = after.items;
  expect([earlier, after.total]).toEqual([before.items, before.total + 1]);
  if (!line) throw new Error('an act leaves a line');
  expect([line.source, line.actor, line.is_internal]).toEqual(['person', expect.stringContaining(' '), undefined]);
  return line;
};

const pump = {
  commodity: 'Pumps',
  handling_unit: 'CRT',
  handling_unit_count: 1,
  freight_class: '70',
  weight: 400,
} as const;

describe('every act on a load leaves one line, with each value as it was and as it is', () => {
  it('a load is saved', async () => {
    const { id } = await draft();
    const { items, total } = await read(id);
    expect(items).toMatchObject([{ kind: 'edit', event: 'create', source: 'person', changes: [] }]);
    expect(total).toBe(1);
  });

  it('days, values and stops are changed at once', async () => {
    const { id, stops, pickup_date } = await draft();
    const [day, later] = [inDays(3), inDays(9)];
    const [pickup, delivery] = stops.map(({ zip_code, type }) => ({ zip_code, type }));
    const moved = [pickup, { ...delivery, address: '9 Canal St' }] as { type: 'pickup'; zip_code: string }[];
    const line = await lineOf(id, (token) =>
      app.call(loads.change, {
        params: { id },
        body: {
          pickup_date: day,
          deliver_by: later,
          cargo_value_for_insurance: 25_000,
          stops: moved,
        },
        token,
      }),
    );
    expect(line.changes.map(asRow)).toEqual([
      [null, 'pickup_date', pickup_date, day],
      [null, 'deliver_by', null, later],
      [null, 'cargo_value_for_insurance', null, 25_000],
      [['stop', 2, 'delivery'], 'address', '', '9 Canal St'],
    ]);
  });

  it('a stop is changed, with the city of its new ZIP code', async () => {
    const { id, stops } = await draft();
    const params = { id, stop_id: stops[1]?.id ?? 0 };
    const line = await lineOf(id, (token) =>
      app.call(loadParts.changeStop, { params, body: { zip_code: '10001', open_time: '09:00' }, token }),
    );
    const part = ['stop', 2, 'delivery'];
    expect(line.changes.map(asRow)).toEqual([
      [part, 'city', 'Chicago', 'New York'],
      [part, 'state', 'IL', 'NY'],
      [part, 'zip_code', '60632', '10001'],
      [part, 'open_time', null, '09:00'],
    ]);
  });

  it('items come, change and go', async () => {
    const { id } = await draft();
    const added = await lineOf(id, (token) => app.call(loadParts.addLineItem, { params: { id }, body: pump, token }));
    expect(added.changes).toMatchObject([
      { part: { type: 'line_item', position: 2, name: 'Pumps' }, field: 'line_item', before: null, after: pump },
    ]);
    const { line_items } = (await app.call(loads.details, { params: { id }, token: shipper.token })).body;
    const params = { id, line_item_id: line_items[1]?.id ?? 0 };
    const body = { weight: 450, commodity: 'Big pumps' };
    const changed = await lineOf(id, (token) => app.call(loadParts.changeLineItem, { params, body, token }));
    expect(changed.changes.map(asRow)).toEqual([
      [['line_item', 2, 'Big pumps'], 'commodity', 'Pumps', 'Big pumps'],
      [['line_item', 2, 'Big pumps'], 'weight', 400, 450],
    ]);
    const first = { id, line_item_id: line_items[0]?.id ?? 0 };
    const removed = await lineOf(id, (token) => app.call(loadParts.removeLineItem, { params: first, token }));
    expect(removed.changes).toMatchObject([
      { part: { type: 'line_item', position: 1, name: 'Machine parts' }, before: { weight: 1300 }, after: null },
    ]);
    expect(removed.changes).toHaveLength(1);
  });

  it('services come, change and go, by hand or with a home', async () => {
    const { id } = await draft();
    const cod = { code: 'COD', details: { cod_amount: 900, cod_terms: 'collect', cod_remit_to: 'Acme' } } as const;
    const added = await lineOf(id, (token) =>
      app.call(loadParts.addAccessorials, { params: { id }, body: { accessorials: [cod] }, token }),
    );
    const part = ['accessorial', null, 'COD'];
    expect(added.changes.map(asRow)).toEqual([[part, 'accessorial', null, cod]]);
    const { accessorials } = (await app.call(loads.details, { params: { id }, token: shipper.token })).body;
    const params = { id: accessorials[0]?.id ?? 0 };
    const details = { ...cod.details, cod_amount: 950 };
    const changed = await lineOf(id, (token) =>
      app.call(loadParts.changeAccessorial, { params, body: { details }, token }),
    );
    expect(changed.changes.map(asRow)).toEqual([[part, 'cod_amount', 900, 950]]);
    const removed = await lineOf(id, (token) => app.call(loadParts.removeAccessorial, { params, token }));
    expect(removed.changes.map(asRow)).toEqual([[part, 'accessorial', { ...cod, details }, null]]);
    const home = await lineOf(id, (token) =>
      app.call(loadParts.changeResidential, { params: { id }, body: { delivery: true }, token }),
    );
    expect(home.changes.map(asRow)).toEqual([
      [['stop', 2, 'delivery'], 'residential', false, true],
      [['accessorial', null, 'RES'], 'accessorial', null, { code: 'RES', details: {} }],
    ]);
  });

  it('the references of its owner’s books are changed', async () => {
    const { id } = await draft();
    const line = await lineOf(id, (token) =>
      app.call(loads.changeBilling, { params: { id }, body: { po_number: 'PO 77', billing_reference: null }, token }),
    );
    expect([line.event, line.changes.map(asRow)]).toEqual(['change_billing', [[null, 'po_number', null, 'PO 77']]]);
  });

  it('a load is booked, with what the booking says of its stops and to its carrier', async () => {
    const { id, tender } = await quoted();
    const stops = tender.stops.map((stop, i) => (i === 1 ? { ...stop, name: 'Night Dock' } : stop));
    const line = await lineOf(id, (token) =>
      app.call(tendering.tender, {
        params: { id },
        query: { pickup: 'true', insurance: 'false' },
        body: { ...tender, stops, portal_notes: 'Call first' },
        token,
      }),
    );
    expect(line).toMatchObject({ event: 'hold', to_status: 'pending', details: { carrier: 'Werner', price: 500 } });
    expect(line.changes.map(asRow)).toEqual(
      expect.arrayContaining([
        [['stop', 2, 'delivery'], 'name', 'Lakeside Distribution', 'Night Dock'],
        [null, 'portal_notes', '', 'Call first'],
      ]),
    );
    const cancelled = await lineOf(id, (token) =>
      app.call(tendering.cancel, { params: { load_id: id }, body: { reason: 'duplicate' }, token }),
    );
    expect(cancelled).toMatchObject({ event: 'cancel', from_status: 'pending', reason: 'duplicate' });
  });

  it('a container’s haul and papers are changed', async () => {
    await openPorts(app);
    const { id } = await makeDrayage(app, shipper.token, { draft: true });
    const haul = await lineOf(id, (token) =>
      app.call(drayage.change, {
        params: { load_id: id },
        body: { weight: 12_000, place: 'USLGB', terminal: 'LBCT' },
        token,
      }),
    );
    expect([haul.event, haul.changes.map(asRow)]).toEqual([
      'change_haul',
      expect.arrayContaining([
        [null, 'place', 'Los Angeles', 'Long Beach'],
        [null, 'weight', importBody().weight, 12_000],
      ]),
    ]);
    const papers = await lineOf(id, (token) =>
      app.call(drayage.change, { params: { load_id: id }, body: { seal_number: 'SL 1' }, token }),
    );
    expect([papers.event, papers.changes.map(asRow)]).toEqual(['change_papers', [[null, 'seal_number', null, 'SL 1']]]);
  });
});

test('the truck that was found is shown to its load’s people, its price, phone and notes are not', async () => {
  const { id, tender } = await quoted();
  const query = { pickup: 'true', insurance: 'false' } as const;
  await app.call(tendering.tender, { params: { id }, query, body: tender, token: shipper.token });
  const truck = { driver_name: 'Rosa Medina', driver_phone: '9565550142', truck_number: '4471', cost: 455.5 };
  const body = { ...truck, note: 'Wants a call' };
  await app.call(assignments.assign, { params: { load_id: id }, body, token: operator.token });
  const line = (await read(id)).items.find(({ event }) => event === 'accept');
  expect(line).toMatchObject({ source: 'carrier', actor: 'Werner' });
  expect(line?.changes.map(asRow)).toEqual([
    [null, 'pro_number', null, String(id)],
    [null, 'driver_name', null, 'Rosa Medina'],
    [null, 'truck_number', null, '4471'],
  ]);
  const text = textWithoutTimesOrIds(await read(id)).replaceAll(`"${id}"`, '');
  expect(text).not.toMatch(/455\.5|440|Wants a call|5550142/);
});

test('a markup is shown to whoever set it and to the operator, and to nobody else', async () => {
  const { id } = await quoted(child);
  const set = ({ token }: Shipper, markup_percent: number) =>
    app.call(quotes.setMarkup, { params: { id }, body: { markup_percent, markup_min: 20 }, token });
  expect([(await set(agent, 5)).status, (await set(operator, 12)).status]).toEqual([200, 200]);
  const markupsSeenBy = async (reader: Shipper) => {
    const { items, total } = await read(id, {}, reader);
    expect(total).toBe(items.length);
    const lines = items.filter(({ event }) => event === 'change_markup');
    return lines
      .flatMap(({ changes }) => changes)
      .filter(({ field }) => field === 'markup_percent')
      .map(asRow);
  };
  const agents = [null, 'markup_percent', 0, 5];
  expect(await markupsSeenBy(child)).toEqual([]);
  expect(await markupsSeenBy(agent)).toEqual([agents]);
  const [operators, ...others] = await markupsSeenBy(operator);
  expect([operators?.at(-1), others]).toEqual([12, [agents]]);
});

test('lines are those of one source where that is asked for, and come a page after the other', async () => {
  const { id, tender } = await quoted();
  const query = { pickup: 'true', insurance: 'false' } as const;
  await app.call(tendering.tender, { params: { id }, query, body: tender, token: shipper.token });
  const truck = { driver_name: 'Rosa Medina', driver_phone: '9565550142', truck_number: '4471', cost: 455.5 };
  await app.call(assignments.assign, { params: { load_id: id }, body: truck, token: operator.token });
  const occurred_at = new Date(Date.now() - 60_000).toISOString();
  const report = { type: 'PICKED_UP', occurred_at, city: 'Laredo', state: 'TX' } as const;
  const sent = { params: { load_id: id }, body: report, token: operator.token };
  expect(await app.call(assignments.reportProgress, sent)).toMatchObject({ status: 200 });
  const reports = (await read(id, { source: 'carrier' })).items;
  expect(reports.find(({ kind }) => kind === 'carrier_event')).toMatchObject({
    event: 'PICKED_UP',
    at: occurred_at,
    actor: 'Werner',
    details: { city: 'Laredo', state: 'TX', by_hand: true },
  });
  expect(new Set(reports.map(({ source }) => source))).toEqual(new Set(['carrier']));
  expect((await read(id, { source: 'person' })).items.map(({ event }) => event)).toEqual(['hold']);
  // Jobs may still be noting the tender's papers.
  await vi.waitFor(async () => {
    const { items, total } = await read(id);
    const pages = await Promise.all(items.map((_, skip) => read(id, { skip, limit: 1 })));
    expect(pages.map((page) => [page.items, page.total])).toEqual(items.map((line) => [[line], total]));
  }, 30_000);
});

test('another account’s load has no history, whichever lines are asked for', async () => {
  const { id } = await draft();
  const stranger = await makeShipper(app);
  for (const source of [undefined, 'person', 'carrier', 'portal'] as const) {
    const ask = (load_id: number) =>
      app.call(loads.history, { query: { load_id, ...(source && { source }) }, token: stranger.token });
    const [foreign, absent] = [await ask(id), await ask(2_000_000_000)];
    expect([foreign.status, absent.status]).toEqual([404, 404]);
    expect(foreign.body).toEqual({ ...absent.body, request_id: expect.anything() });
  }
  const odd = await app.call(loads.history, {
    query: { load_id: id, source: 'nobody' as HistorySource },
    token: shipper.token,
  });
  expect(odd.status).toBe(400);
});
