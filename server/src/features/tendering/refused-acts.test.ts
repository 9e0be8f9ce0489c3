import { loads } from '@portal/contract/loads/loads.contract.ts';
import { loadParts } from '@portal/contract/loads/load-parts.contract.ts';
import { tendering } from '@portal/contract/tendering/tendering.contract.ts';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import type { Veto } from '../../platform/context.ts';
import { problem } from '../../platform/http/errors.ts';
import { makeCarrier } from '../../seed/carriers.ts';
import { unusedScac } from '../../testing/fixtures/carriers/unused-scac.ts';
import { makeShipper, type Shipper } from '../../testing/fixtures/make-account.ts';
import { makeQuotedLoad, type QuotedLoad } from '../../testing/fixtures/quoted-load.ts';
import { sharedTestApp, type TestApp } from '../../testing/test-app.ts';
import { refusalOf } from '../../testing/refusal-of.ts';

let app: TestApp;
let shipper: Shipper;
let carrierId: number;
let load: QuotedLoad;
/** The acts that a feature above refuses for this account, and what it was asked about them. */
let refused: string[];
let asked: [act: string, what: object][];

const listening = (act: string): Veto => ({
  act,
  async refuse(_tx, what: { account_id?: number }) {
    if (what.account_id !== shipper.account_id) return;
    asked.push([act, what]);
    if (refused.includes(act)) throw problem('http.forbidden', 403);
  },
});

beforeAll(async () => {
  app = await sharedTestApp();
  const { vetoes } = app.services;
  app.services.vetoes = { of: (act) => [...vetoes.of(act), listening(act)] };
});
beforeEach(async () => {
  shipper = await makeShipper(app);
  carrierId = await makeCarrier(app.services.db, { scac: unusedScac(), enabled: false });
  load = await makeQuotedLoad(app, { account_id: shipper.account_id, carrier_id: carrierId });
  refused = [];
  asked = [];
});

const of = () => ({ token: shipper.token, params: { id: load.id } });
const tender = () =>
  app.call(tendering.tender, { ...of(), query: { pickup: 'true', insurance: 'false' }, body: load.tender });
const cancel = () =>
  app.call(tendering.cancel, { ...of(), params: { load_id: load.id }, body: { reason: 'other', note: 'No need' } });
const renumber = (po_number: string) => app.call(loads.changeBilling, { ...of(), body: { po_number } });
const moveWindow = (close_time: string) =>
  app.call(loadParts.changeStop, {
    ...of(),
    params: { id: load.id, stop_id: load.tender.stops[0]?.id ?? 0 },
    body: { close_time, reason: 'The dock closes earlier' },
  });
const rowOf = () => app.services.db.selectFrom('loads').selectAll().where('id', '=', load.id).executeTakeFirstOrThrow();
const ids = () => ({ load_id: load.id, account_id: shipper.account_id });

it('a booking is refused by a feature above with its price, and leaves no trace', async () => {
  refused = ['load.book'];
  const before = await rowOf();
  expect(refusalOf(await tender())).toBe('http.forbidden');
  expect(await rowOf()).toEqual(before);
  const { carrier_quote_id } = load.tender;
  expect(asked).toEqual([['load.book', { ...ids(), carrier_id: carrierId, carrier_quote_id, price: 500 }]]);
  refused = [];
  expect((await tender()).status).toBe(200);
});

it('a change of what was booked is refused, while the same change before booking asks nobody', async () => {
  expect((await moveWindow('16:45')).status).toBe(200);
  expect(asked).toEqual([]);
  expect((await tender()).status).toBe(200);
  refused = ['load.change-booked'];
  const before = await rowOf();
  expect(refusalOf(await moveWindow('15:30'))).toBe('http.forbidden');
  expect(await rowOf()).toEqual(before);
  expect(asked.at(-1)).toEqual([
    'load.change-booked',
    { ...ids(), stop_id: load.tender.stops[0]?.id, fields: ['close_time'] },
  ]);
});

it('a change of references is refused before and after booking', async () => {
  refused = ['load.change-references'];
  expect(refusalOf(await renumber('PO-1'))).toBe('http.forbidden');
  expect((await tender()).status).toBe(200);
  expect(refusalOf(await renumber('PO-2'))).toBe('http.forbidden');
  expect((await rowOf()).po_number).toBeNull();
  expect(asked.at(-1)).toEqual(['load.change-references', { ...ids(), po_number: 'PO-2' }]);
});

it('cancelling is refused, and a load that is over asks nobody', async () => {
  refused = ['load.cancel'];
  expect(refusalOf(await cancel())).toBe('http.forbidden');
  expect((await rowOf()).status).toBe('quoted');
  refused = [];
  expect((await cancel()).status).toBe(200);
  asked = [];
  expect(refusalOf(await cancel())).toBe('loads.over');
  expect(asked).toEqual([]);
});
