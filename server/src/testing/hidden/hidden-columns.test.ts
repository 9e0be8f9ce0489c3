import { hiddenColumns, markupColumns } from '@portal/contract/access/hidden-columns.ts';
import { socketPath } from '@portal/contract/live/socket-path.ts';
import { webhooks } from '@portal/contract/webhooks/webhooks.contract.ts';
import { sql } from 'kysely';
import { io, type Socket } from 'socket.io-client';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Mail } from '../../platform/mail/mail.ts';
import { type CaughtMail, catchMail } from '../fixtures/catch-mail.ts';
import { makeShipper, type Shipper } from '../fixtures/make-account.ts';
import { sharedTestApp, type TestApp } from '../test-app.ts';
import { type Acts, actOnHidden } from './act-on-hidden.ts';
import { makeMarkers } from './markers.ts';
import { everyAddress, readAll, textOf } from './read-everything.ts';

let app: TestApp;
let mails: CaughtMail;
let operator: Shipper;
let seller: Shipper;
let shipper: Shipper;
let acts: Acts;
let addresses: Awaited<ReturnType<typeof everyAddress>>;
const markers = makeMarkers();
/** What the seller itself adds, which it may read. */
const sellers = makeMarkers();
const sockets: Socket[] = [];
const received: string[] = [];

/** Everything a person receives in the rooms of these loads. */
const listen = async ({ token }: Shipper, ids: readonly number[]): Promise<void> => {
  const socket = io(app.url, { path: socketPath, auth: { token }, transports: ['websocket'] });
  sockets.push(socket);
  socket.onAny((...said: unknown[]) => void received.push(JSON.stringify(said)));
  for (const id of ids) expect(await socket.emitWithAck('join', { kind: 'load', id })).toEqual({ ok: true });
};

beforeAll(async () => {
  app = await sharedTestApp();
  mails = catchMail(app);
  operator = await makeShipper(app, { role: 'platform_admin' });
  seller = await makeShipper(app, { isBranded: true });
  shipper = await makeShipper(app, { parent_id: seller.account_id, markupPercent: 25 });
  // What happens from now on is written into the feeds of both, which are read like all else.
  for (const { token } of [shipper, seller]) await app.call(webhooks.events, { token });
  const stage = { app, operator, seller, shipper, markers, sellers };
  acts = await actOnHidden(stage, async (loads) => {
    for (const reader of [shipper, seller]) await listen(reader, loads);
  });
  addresses = await everyAddress(app, { shipper, operator }, acts.ids);
}, 120_000);
afterAll(() => sockets.forEach((socket) => socket.close()));
/** All a mail says, its attachments too. */
const textOfMail = async ({ attachments = [], ...said }: Mail): Promise<string> =>
  [JSON.stringify(said), ...(await Promise.all(attachments.map(({ content }) => textOf(content))))].join('\n');

/** What of the hidden stands in these texts; `own`: markups of the reader's own account do not count. */
const leaksIn = (read: readonly { call: string; text: string }[], own = false) =>
  read.flatMap(({ call, text }) =>
    [...markers.foundIn(text), ...(own ? [] : sellers.foundIn(text))].map((what) => `${call}: ${what}`),
  );

/** Named like something hidden, and everybody's who may see the row. */
const shown = [
  'carriers.logo_key',
  'loads.billing_reference',
  'loads.markup_version',
  'loads.portal_notes',
  'loads.tender_references',
];

/** Without an answer of these nothing would be shown. */
const mustRead = [
  'a file',
  'GET /api/audit-entries',
  'GET /api/audit-entries/export',
  'GET /api/docs/{load_id}',
  'GET /api/history',
  'GET /api/loads',
  'GET /api/loads/details/{id}',
  'GET /api/loads/export',
  'GET /api/loads/{id}/carriers',
  'GET /api/loads/{load_id}/assignment',
  'GET /api/notifications',
  'GET /api/quote-file',
  'GET /api/quote-file/excel',
  'GET /api/stripe/billings',
  'GET /api/stripe/billings/export',
  'GET /api/stripe/billings/{id}',
];

it('is marked in every column that is listed, so that a leak of it would show', async () => {
  const columns = Object.entries(hiddenColumns).flatMap(([table, names]) =>
    names.map((name) => [table, name] as const),
  );
  const unmarked: string[] = [];
  for (const [table, column] of columns) {
    const query = sql<{ value: string }>`select ${sql.ref(column)}::text as value from ${sql.table(table)}
      where ${sql.ref(column)} is not null`;
    const { rows } = await query.execute(app.services.db);
    if (!rows.some(({ value }) => markers.foundIn(value).length > 0)) unmarked.push(`${table}.${column}`);
  }
  expect(unmarked).toEqual([]);
});

it('reaches no shipper, seller or holder of a link, whatever is done to the rows that hold it', async () => {
  const { link } = acts;
  const ofShipper = await readAll(app, shipper, addresses);
  expect(ofShipper.map(({ call }) => call)).toEqual(expect.arrayContaining([...mustRead]));
  expect(leaksIn(ofShipper)).toEqual([]);
  expect(leaksIn(await readAll(app, seller, addresses), true)).toEqual([]);
  const tracked = await fetch(`${app.url}/api/track/${link}`);
  expect(tracked.status).toBe(200);
  expect(markers.foundIn(await tracked.text())).toEqual([]);
  expect(received.length).toBeGreaterThan(0);
  expect(received.flatMap(markers.foundIn)).toEqual([]);
  const sent = mails.all.filter(({ to }) => [shipper, seller].some(({ email }) => email === to));
  expect(sent.length).toBeGreaterThan(0);
  expect((await Promise.all(sent.map(textOfMail))).flatMap(markers.foundIn)).toEqual([]);
});

it('is found where it may be read: by the operator, and of its own markup by a seller', async () => {
  const calls = ['GET /api/loads/details/{id}', 'GET /api/loads/{load_id}/assignment', 'GET /api/loads/{id}/carriers'];
  const wanted = addresses.filter(({ call }) => calls.includes(call));
  const foundBy = async (reader: Shipper) =>
    (await readAll(app, reader, wanted)).flatMap(({ text }) => [...markers.foundIn(text), ...sellers.foundIn(text)]);
  const operators = ['loads.cost when billed', 'assignments.note', 'carrier_quotes.cost_lines'];
  expect(await foundBy(operator)).toEqual(expect.arrayContaining(operators));
  expect(await foundBy(seller)).toEqual(['load_markups.markup_percent', 'load_markups.markup_min']);
});

it('is stated of every column whose name says that it is what a carrier costs, a markup, a note or a secret', async () => {
  const stated = { ...hiddenColumns, load_markups: markupColumns.load_markups };
  const tables = Object.keys(stated);
  const { rows } = await app.services.pool.query<{ table_name: string; column_name: string }>(
    `select table_name, column_name from information_schema.columns where table_name = any($1)
       and column_name ~ '(^|_)(cost|markup|margin|note|secret|key|api|reference)(s|_|$)'`,
    [tables],
  );
  const known = new Set(
    [...Object.entries(hiddenColumns), ...Object.entries(markupColumns)].flatMap(([table, columns]) =>
      columns.map((column) => `${table}.${column}`),
    ),
  );
  const unstated = rows.map((row) => `${row.table_name}.${row.column_name}`).filter((name) => !known.has(name));
  expect(unstated.toSorted()).toEqual(shown);
});
