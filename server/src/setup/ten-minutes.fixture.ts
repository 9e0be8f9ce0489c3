import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Setup } from '@portal/contract/setup/setup.contract.ts';
import { afterAll, describe, expect, it, vi } from 'vitest';

const root = path.join(import.meta.dirname, '../../..');
const password = 'Ten-Minutes-2026!';
type Portal = { url: string; stop(): Promise<void> };

/** How commands are run and the portal is started on a data directory: as processes, or in this one. */
export type Ways = {
  /** Runs a line of a shell with these variables; answers what it says. */
  run(command: string, env: Record<string, string>): Promise<string>;
  start(dataDir: string): Promise<Portal>;
  /** Whether the portal is started with somewhere to send mails to. */
  sendsMail: boolean;
};

/** The commands as docs/operations.md gives them. */
const writtenSteps = (): string[] => {
  const text = readFileSync(path.join(root, 'docs/operations.md'), 'utf8');
  const block = /<!-- ten minutes: [^\n]* -->\n+```sh\n([\s\S]*?)```/.exec(text)?.[1] ?? '';
  const [folder, ...steps] = block.split('\n').filter((line) => line.trim() && !line.startsWith('#'));
  // The folder is one of the test's own; that the lines name one is what makes them work as they stand.
  expect(folder).toBe('RATES=rates');
  return steps;
};

type Reply = { status: number; body: unknown };

/** What is set up: the ways it is done by, its folders, and once it is started the portal and its first admin's bearer. */
const openStage = (ways: Ways) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'portal-ten-minutes-'));
  const rates = path.join(folder, 'rates');
  const dataDir = path.join(folder, 'data');
  const env = { DATA_DIR: dataDir, DEMO: 'off', CLI_PASSWORD: password, RATES: rates };
  let portal: Portal | undefined;
  let token = '';
  return {
    rates,
    run: (command: string) => ways.run(command, env),
    start: async (): Promise<void> => {
      portal = await ways.start(dataDir);
      const form = new URLSearchParams({ username: 'you@northline.example', password });
      const response = await fetch(`${portal.url}/api/auth/access-token`, { method: 'POST', body: form });
      token = ((await response.json()) as { access_token: string }).access_token;
    },
    call: async (method: string, address: string, body?: object): Promise<Reply> => {
      const response = await fetch(`${portal?.url}${address}`, {
        method,
        headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
        ...(body && { body: JSON.stringify(body) }),
      });
      return { status: response.status, body: await response.json() };
    },
    end: async (): Promise<void> => {
      await portal?.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
type Stage = ReturnType<typeof openStage>;

type Quote = { id: number; price: number; carrier: { scac: string } };
type Quotes = { answered: number; requested: number; items: Quote[] };

/** The quotes of a load, once all carriers have answered its newest round. */
const quotesOf = ({ call }: Stage, id: number, isNewest: (quotes: readonly Quote[]) => boolean): Promise<Quote[]> =>
  vi.waitFor(
    async () => {
      const { items, requested, answered } = (await call('GET', `/api/loads/${id}/carriers`)).body as Quotes;
      expect(answered).toBe(requested);
      expect(isNewest(items)).toBe(true);
      return items;
    },
    { timeout: 60_000, interval: 100 },
  );

const dayIn = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

const dallas = { type: 'pickup', name: 'Oak Street Warehouse', address: '1200 Oak St', city: 'Dallas', state: 'TX' };
const chicago = { type: 'delivery', name: 'Lake Supply', address: '20 Lake St', city: 'Chicago', state: 'IL' };
const contact = { name: 'Ana Ruiz', phone: '2145550100', email: 'ana@northline.example' };

const load = {
  mode: 'ltl',
  pickup_date: dayIn(7),
  stops: [
    { ...dallas, zip_code: '75207', country: 'US', contact, open_time: '08:00', close_time: '17:00' },
    { ...chicago, zip_code: '60607', country: 'US', contact, open_time: '08:00', close_time: '17:00' },
  ],
  line_items: [
    {
      commodity: 'Books',
      freight_class: '65',
      handling_unit: 'PAT',
      handling_unit_count: 1,
      packaging_unit: 'CTN',
      packaging_unit_count: 20,
      length: 48,
      width: 40,
      height: 48,
      dimension_unit: 'in',
      weight: 1000,
      weight_unit: 'lb',
    },
  ],
};

const raiseMinimum = ({ rates }: Stage): void => {
  const file = path.join(rates, 'ltl-tariffs.csv');
  const before = readFileSync(file, 'utf8');
  const after = before.replace(/^(EXLT,.*,)98\.5,/m, '$15000,');
  expect(after).not.toBe(before);
  writeFileSync(file, after);
};

const setUp = async (stage: Stage): Promise<void> => {
  const said: string[] = [];
  for (const step of writtenSteps()) said.push(await stage.run(step));
  expect(said).toHaveLength(3);
  expect(said[0]).toMatch(/done +carriers/);
  expect(said[0]).toMatch(/The portal can quote/);
  expect(said[1]).not.toMatch(/^ {2}(added|changed|removed)/m);
  await stage.start();
};

const seeSteps = async ({ call }: Stage, { sendsMail }: Ways): Promise<void> => {
  const { status, body } = await call('GET', '/api/setup');
  const { items, ...rest } = body as Setup;
  expect({ status, ...rest }).toEqual({ status: 200, can_quote: true, is_complete: false, is_dismissed: false });
  const open = items.filter(({ is_done }) => !is_done).map(({ name }) => name);
  expect(open).toEqual([...(sendsMail ? [] : ['mail']), 'gs1_prefix', 'own_rates', 'thresholds']);
};

const quoteAndBook = async (stage: Stage): Promise<void> => {
  const { call, run } = stage;
  const created = await call('POST', '/api/loads', load);
  expect(created).toMatchObject({ status: 201 });
  const { id, stops } = created.body as { id: number; stops: { id: number }[] };
  const [first] = await quotesOf(stage, id, (quotes) => quotes.length > 0);
  expect(first).toMatchObject({ carrier: { scac: 'EXLT' } });

  raiseMinimum(stage);
  expect(await run('npm run -s cli -- tariffs import "$RATES"')).toMatch(/EXLT.*Minimum charge 98\.5 -> 5000/);
  expect((await quotesOf(stage, id, (quotes) => quotes.length > 0))[0]?.price).toBe(first?.price);
  expect((await call('POST', `/api/loads/${id}/quote`)).status).toBeLessThan(300);
  const [second] = await quotesOf(stage, id, (quotes) => quotes.some((quote) => quote.id !== first?.id));
  expect(second?.price).toBeGreaterThan(5000);

  const booked = await call('POST', `/api/loads/${id}/tender?pickup=true&insurance=false`, {
    carrier_quote_id: second?.id,
    stops: load.stops.map(({ name, address, zip_code, open_time, close_time }, i) => ({
      id: stops[i]?.id,
      name,
      address,
      zip_code,
      open_time,
      close_time,
      contact,
    })),
  });
  expect(booked).toMatchObject({ status: 200, body: { status: 'pending' } });
};

const setUpAgain = async ({ run, call, rates }: Stage): Promise<void> => {
  const again = await run('npm run -s cli -- setup --set phone=9565550100 --examples "$RATES"');
  expect(again).toMatch(/Saved 1 fields/);
  expect(again).toMatch(/no examples were added/);
  const { value } = (await call('GET', '/api/settings/settings.operator')).body as { value: object };
  expect(value).toMatchObject({ name: 'Northline Freight', city: 'Laredo', phone: '9565550100' });
  expect(readFileSync(path.join(rates, 'ltl-tariffs.csv'), 'utf8')).toMatch(/^EXLT,.*,5000,/m);
};

/** Sets a portal up by the steps of docs/operations.md, quotes, books, changes a tariff and sets it up again. */
export const walkTenMinutes = (ways: Ways): void => {
  describe('a portal without the demo', () => {
    const stage = openStage(ways);
    afterAll(stage.end);
    it('is set up by the written steps', () => setUp(stage));
    it('shows its first admin what is done and what is open', () => seeSteps(stage, ways));
    it('quotes and books a load, and an import changes the next quote and none before', () => quoteAndBook(stage));
    it('keeps what is there when it is set up again', () => setUpAgain(stage));
  });
};
