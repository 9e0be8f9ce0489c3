import { loads } from '@portal/contract/loads/loads.contract.ts';
import { quotes } from '@portal/contract/quotes/quotes.contract.ts';
import type { DraftPage } from '@portal/contract/rates/rate-table.ts';
import { rates } from '@portal/contract/rates/rates.contract.ts';
import { addDays } from '@portal/contract/values/calendar-days.ts';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { systemContext } from '../../platform/context.ts';
import { operatorDay } from '../../platform/settings/operator-day.ts';
import { makeCarrier, makeTariff } from '../../seed/carriers.ts';
import { makeShipper, type Shipper } from '../../testing/fixtures/make-account.ts';
import { sharedClock, sharedTestApp, type TestApp } from '../../testing/test-app.ts';
import { inDays, loadBody } from '../loads/load-body.fixture.ts';
import { tariffSheets } from '@portal/contract/rates/tariff-sheets.ts';
import { tableOfSheet } from './tariff-tables.ts';

let app: TestApp;
let operator: Shipper;
let shipper: Shipper;
let carrierId: number;
const first = '2025-01-01';
const name = { kind: 'ltl' as const, scac: 'NRTH', series: ['standard'] };

beforeAll(async () => {
  app = await sharedTestApp();
  operator = await makeShipper(app, { role: 'platform_admin' });
  shipper = await makeShipper(app);
  carrierId = await makeCarrier(app.services.db, { scac: 'NRTH' });
  await makeTariff(app.services.db, carrierId);
});

const as = () => ({ token: operator.token });
const begin = async (based_on: string | null = first): Promise<DraftPage> =>
  (await app.call(rates.addDraft, { ...as(), body: { ...name, based_on } })).body;
const remove = (id: number) => app.call(rates.removeDraft, { ...as(), params: { id } });
const change = (draft: DraftPage, sheet: string, set: string[][], gone: string[][] = []) =>
  app.call(rates.changeDraft, {
    ...as(),
    params: { id: draft.id },
    body: { version: draft.version, sheets: [{ name: sheet, set, remove: gone }] },
  });
const publish = ({ id, version }: DraftPage, effective_from: string) =>
  app.call(rates.publishDraft, { ...as(), params: { id }, body: { version, effective_from } });
const rowsOf = ({ sheets }: Pick<DraftPage, 'sheets'>, sheet: string) =>
  sheets.find((one) => one.name === sheet)?.rows ?? [];

/** Terms with another minimum charge, which decides the price of a light shipment. */
const withMinimum = (draft: DraftPage, minimum: string): string[][] => {
  const at = tariffSheets.ltl.terms.columns.findIndex(({ field }) => field === 'minimum_charge');
  return rowsOf(draft, 'ltl-tariffs').map((cells) => cells.with(at, minimum));
};

const quoted = async (pickup_date: string) => {
  const { body: load } = await app.call(loads.create, { body: loadBody({ pickup_date }), token: shipper.token });
  const read = async () => (await app.call(quotes.list, { params: { id: load.id }, token: operator.token })).body;
  const price = async () => (await read()).items.find(({ carrier }) => carrier.scac === 'NRTH')?.price;
  await vi.waitFor(async () => expect(await read()).toMatchObject({ closed: true }), { timeout: 30_000, interval: 50 });
  return { id: load.id, price };
};

const csv = (rows: string[][]): File => {
  const header = ['Distance'];
  return new File([[header, ...rows].map((cells) => cells.join(',')).join('\r\n')], 'rates.csv');
};

const ratesFile = async (draft: DraftPage, edit: (lines: string[]) => string[]): Promise<File> => {
  const query = { draft_id: draft.id, sheet: 'ltl-rates' };
  const reply = await app.call(rates.exportSheet, { ...as(), query });
  const text = String(reply.body).replace(/^\uFEFF/, '');
  return new File([edit(text.split('\r\n')).join('\r\n')], 'nrth.csv');
};

describe('a draft', () => {
  it('prices nothing before its day, prices from its day on, and leaves quotes that were given', async () => {
    const before = await quoted(inDays(2));
    const price = await before.price();
    const draft = await begin();
    const saved = await change(draft, 'ltl-tariffs', withMinimum(draft, '900'));
    expect(saved.body).toMatchObject({ version: 2, faults: [] });
    expect(await (await quoted(inDays(6))).price()).toBe(price);

    const published = await publish(saved.body, inDays(5));
    expect(published.status).toBe(200);
    expect(published.body.versions).toMatchObject([
      { effective_from: inDays(5), effective_to: null, state: 'planned' },
      { effective_from: first, effective_to: inDays(4), state: 'in_use' },
    ]);
    expect(await before.price()).toBe(price);
    expect(await (await quoted(inDays(4))).price()).toBe(price);
    expect(await (await quoted(inDays(6))).price()).toBeGreaterThan(900);
    expect((await app.call(rates.draft, { ...as(), params: { id: draft.id } })).status).toBe(404);
  }, 90_000);

  it('keeps what is typed wrong, says where, and is not published with it', async () => {
    const draft = await begin();
    const [row = []] = rowsOf(draft, 'ltl-rates');
    const { body } = await change(draft, 'ltl-rates', [row.with(2, '41,04')]);
    expect(body.faults).toMatchObject([
      { sheet: 'ltl-rates', row: 0, field: 'l5c', message: { en: /has a comma/, es: /lleva coma/ } },
    ]);
    const refused = await publish(body, inDays(20));
    expect([refused.status, refused.body]).toMatchObject([409, { detail: [{ code: 'rates.has_faults' }] }]);
    await remove(draft.id);
  });

  it('is one a tariff, and refuses a change made from another version', async () => {
    const draft = await begin();
    const again = await app.call(rates.addDraft, { ...as(), body: { ...name, based_on: first } });
    expect(again).toMatchObject({ status: 409, body: { detail: [{ code: 'rates.draft_exists' }] } });
    await change(draft, 'ltl-tariffs', withMinimum(draft, '101'));
    const late = await change(draft, 'ltl-tariffs', withMinimum(draft, '102'));
    expect(late).toMatchObject({ status: 409, body: { detail: [{ code: 'rates.changed_meanwhile' }] } });
    const { body: kept } = await app.call(rates.draft, { ...as(), params: { id: draft.id } });
    expect(rowsOf(kept, 'ltl-tariffs')).toEqual(withMinimum(draft, '101'));
    await remove(draft.id);
  });

  it('begins today or later, and on no day a version has begun on', async () => {
    // Two days: the day before by UTC may still be today where the operator is.
    const draft = await begin();
    expect(await publish(draft, inDays(-2))).toMatchObject({
      status: 400,
      body: { detail: [{ code: 'rates.day_over' }] },
    });
    await remove(draft.id);
  });
});

describe('the planned day of a draft', () => {
  const plan = ({ id, version }: DraftPage, effective_from: string | null) =>
    app.call(rates.changeDraft, { ...as(), params: { id }, body: { version, sheets: [], effective_from } });

  it('is kept with the draft and shown to everybody, whatever else of it changes', async () => {
    const draft = await begin();
    expect(draft.draft_from).toBeNull();
    const planned = await plan(draft, inDays(9));
    expect(planned).toMatchObject({ status: 200, body: { draft_from: inDays(9), version: draft.version + 1 } });
    const { body } = await change(planned.body, 'ltl-tariffs', withMinimum(draft, '103'));
    expect(body.draft_from).toBe(inDays(9));
    const { body: list } = await app.call(rates.list, as());
    const [tariff] = list.items.find(({ carrier }) => carrier.scac === 'NRTH')?.tariffs ?? [];
    expect(tariff?.draft).toMatchObject({ id: draft.id, effective_from: inDays(9) });
    expect((await plan(body, null)).body.draft_from).toBeNull();
    await remove(draft.id);
  });

  it('is today or later and no day a version has begun on', async () => {
    const draft = await begin();
    expect(await plan(draft, inDays(-2))).toMatchObject({
      status: 400,
      body: { detail: [{ code: 'rates.day_over', field: 'effective_from' }] },
    });
    sharedClock.set(new Date());
    const today = operatorDay(systemContext(app.services, 'test'));
    expect(await plan(draft, addDays(today, -1))).toMatchObject({ status: 400 });
    expect(await plan(draft, today)).toMatchObject({ status: 200, body: { draft_from: today } });
    sharedClock.letGo();
    expect(
      await app.call(rates.changeDraft, {
        ...as(),
        params: { id: draft.id },
        body: { version: draft.version, sheets: [], effective_from: '2026-02-30' },
      }),
    ).toMatchObject({ status: 400 });
    await remove(draft.id);
  });

  it('refuses whoever did not see the other plan, and keeps that one', async () => {
    const draft = await begin();
    const answers = await Promise.all([plan(draft, inDays(9)), plan(draft, inDays(12))]);
    const kept = answers.find(({ status }) => status === 200)?.body.draft_from;
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const { body } = await app.call(rates.draft, { ...as(), params: { id: draft.id } });
    expect(body.draft_from).toBe(kept);
    await remove(draft.id);
  });
});

describe('a file for a draft', () => {
  it('shows what it changes and refuses, and leaves no trace as a dry run', async () => {
    const draft = await begin();
    const file = await ratesFile(draft, (lines) =>
      lines.map((line, i) =>
        i === 1 ? line.replace(/[\d.]+$/, '99.5') : i === 2 ? line.replace(/[\d.]+$/, 'x') : line,
      ),
    );
    const send = (dry_run: boolean) =>
      app.call(rates.importDraft, {
        ...as(),
        params: { id: draft.id },
        body: { file, sheet: 'ltl-rates', version: draft.version, dry_run },
      });
    const { body: report } = await send(true);
    expect(report).toMatchObject({ added: 0, changed: 1, removed: 0, refused: [{ line: 3 }] });
    expect(report.changes).toMatchObject([{ kind: 'changed', cells: [{ field: 'm20m', after: '99.5' }] }]);
    const { body: untouched } = await app.call(rates.draft, { ...as(), params: { id: draft.id } });
    expect(untouched.version).toBe(1);
    expect((await send(false)).body).toMatchObject({ changed: 1 });
    const { body: taken } = await app.call(rates.draft, { ...as(), params: { id: draft.id } });
    expect(taken.version).toBe(2);
    expect(rowsOf(taken, 'ltl-rates')).toHaveLength(rowsOf(draft, 'ltl-rates').length);
    await remove(draft.id);
  });

  it('changes the next quote once its draft is published, and none before', async () => {
    const before = await quoted(inDays(3));
    const price = await before.price();
    const draft = await begin();
    const tenfold = (rates: string) => rates.replaceAll(/[\d.]+/g, (rate) => (Number(rate) * 10).toFixed(2));
    const file = await ratesFile(draft, (lines) => lines.map((line) => line.replace(/(?:,[\d.]+){7}$/, tenfold)));
    const body = { file, sheet: 'ltl-rates', version: draft.version, dry_run: false };
    expect((await app.call(rates.importDraft, { ...as(), params: { id: draft.id }, body })).status).toBe(200);
    expect(await (await quoted(inDays(3))).price()).toBe(price);
    const { body: taken } = await app.call(rates.draft, { ...as(), params: { id: draft.id } });
    expect((await publish(taken, inDays(3))).status).toBe(200);
    expect(await before.price()).toBe(price);
    expect(await (await quoted(inDays(3))).price()).toBeGreaterThan(Number(price) * 2);
  }, 90_000);

  it('is refused row by row where it is of another carrier', async () => {
    const draft = await begin();
    const file = await ratesFile(draft, (lines) => lines.map((line) => line.replace(/^NRTH/, 'OTHR')));
    const body = { file, sheet: 'ltl-rates', version: draft.version, dry_run: true };
    const { body: report } = await app.call(rates.importDraft, { ...as(), params: { id: draft.id }, body });
    expect(report.refused).toHaveLength(report.read);
    expect(report.removed).toBe(0);
    const empty = await app.call(rates.importDraft, {
      ...as(),
      params: { id: draft.id },
      body: { ...body, file: csv([['1']]), dry_run: false },
    });
    expect(empty).toMatchObject({ status: 409, body: { detail: [{ code: 'rates.nothing_to_import' }] } });
    await remove(draft.id);
  });
});

describe('why a price', () => {
  const question = {
    mode: 'ltl' as const,
    pickup_date: inDays(2),
    origin_zip_code: '75207',
    destination_zip_code: '60632',
    items: [
      { freight_class: '100' as const, weight: 400 },
      { freight_class: '70' as const, weight: 550 },
    ],
  };
  const explain = (more: object = {}) =>
    app.call(rates.explain, { ...as(), body: { ...question, carrier_id: carrierId, ...more } });

  it('is shown step by step, and adds up to the price', async () => {
    const { body } = await explain({ account_id: shipper.account_id });
    const [offer] = body.offers;
    const total = offer?.lines.reduce((all, { amount }) => all + amount, 0) ?? 0;
    expect(Math.round(total * 100) / 100).toBe(offer?.cost);
    expect(offer?.price).toBeCloseTo((offer?.cost ?? 0) + (offer?.markup?.amount ?? 0), 2);
    const grosses = offer?.by_weight?.breaks.map(({ gross }) => gross) ?? [];
    const won = offer?.by_weight?.breaks.find(({ weight_break }) => weight_break === offer.by_weight?.weight_break);
    expect(won?.gross).toBe(Math.min(...grosses));
    expect(offer?.by_weight?.items).toMatchObject([{ pounds: 400 }, { pounds: 550 }]);
  });

  it('goes by a draft as if it began that day, and leaves the tables as they were', async () => {
    const { body: inUse } = await explain();
    const draft = await begin();
    await change(draft, 'ltl-tariffs', withMinimum(draft, '900'));
    const { body: drafted } = await explain({ draft_id: draft.id });
    expect(drafted.offers[0]?.cost).toBeGreaterThan(900);
    expect((await explain()).body).toEqual(inUse);
    await remove(draft.id);
  });
});

it('shows each sheet with the columns of its table beside the key of its version', () => {
  for (const { series, terms, grids } of Object.values(tariffSheets)) {
    for (const sheet of [terms, ...grids]) {
      const { fields } = tableOfSheet(sheet);
      const key = ['scac', 'effective_from', 'effective_to', ...series.map(({ field }) => field)];
      const shown = sheet.columns.map(({ field }) => field);
      expect(shown.toSorted()).toEqual(fields.filter((field) => !key.includes(field)).toSorted());
    }
  }
});

describe('a shared table', () => {
  const table = () => app.call(rates.table, { ...as(), params: { name: 'calendars' } });
  const changeTable = (version: string, set: string[][]) =>
    app.call(rates.changeTable, { ...as(), params: { name: 'calendars' }, body: { version, set } });

  it('changes at once, and refuses a change made from other rows', async () => {
    const { body } = await table();
    const { body: changed } = await changeTable(body.version, [['NORTH', 'North']]);
    expect(changed.rows).toContainEqual(['NORTH', 'North']);
    expect(await changeTable(body.version, [['NORTH', 'Norte']])).toMatchObject({ status: 409 });
    expect(await changeTable(changed.version, [['NORTH', '']])).toMatchObject({
      status: 400,
      body: { detail: [{ code: 'rates.faulty_cell', field: 'Name' }] },
    });
    expect((await table()).body).toEqual(changed);
  });
});
