import type { CarrierBillDetails } from '@portal/contract/carrier-bills/carrier-bill.ts';
import { beforeAll, expect, it } from 'vitest';
import { type BillDesk, makeBillDesk } from '../../testing/fixtures/money/bill-desk.ts';
import { nameOf } from '../../testing/fixtures/foreign/foreign-objects.ts';
import { makeShipper } from '../../testing/fixtures/make-account.ts';
import { textsOf } from '../../testing/read-pdf.ts';
import { sharedTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let desk: BillDesk;
let bill: CarrierBillDetails;
let invoice: { id: number; load_id: number };

beforeAll(async () => {
  app = await sharedTestApp();
  desk = await makeBillDesk(app);
  const billed = await desk.billed();
  ({ invoice } = billed);
  const received = await desk.received({
    number: 'SECRET-7741',
    pro: billed.pro,
    weight: 1500,
    charges: [
      ['400', 440],
      ['RWE', 30],
    ],
  });
  const all = received.differences.map(({ id }) => ({ id, decision: 'agreed', passes_on: true }));
  bill = (await desk.approve((await desk.decide(received, all)).body)).body;
});

const ask = (path: string, token = desk.shipper.token) =>
  fetch(`${app.url}${path}`, { headers: { authorization: `Bearer ${token}` } });

/** Every call by which a shipper reads about money, each asked for what the carrier's bill has changed. */
const readings = (): Record<string, string> => ({
  'GET /api/stripe': `/api/stripe?load_id=${invoice.load_id}`,
  'GET /api/stripe/balances': `/api/stripe/balances?by=day&from=${desk.today()}&to=${desk.today()}`,
  'GET /api/stripe/billings': '/api/stripe/billings',
  'GET /api/stripe/billings/export': '/api/stripe/billings/export?format=csv',
  'GET /api/stripe/billings/{id}': `/api/stripe/billings/${invoice.id}`,
  'GET /api/stripe/billings/{id}/pdf': `/api/stripe/billings/${invoice.id}/pdf`,
  'GET /api/stripe/history': '/api/stripe/history',
  'GET /api/stripe/files': `/api/stripe/files?billing_id=${invoice.id}`,
  'GET /api/accounts/get-statement': '/api/accounts/get-statement',
  'GET /api/accounts/get-statement/file': '/api/accounts/get-statement/file?format=csv',
  'GET /api/accounts/statement-schedule': '/api/accounts/statement-schedule',
  'GET /api/accounts/statement-mail': `/api/accounts/statement-mail?month=${desk.today().slice(0, 7)}`,
});

/** Calls about one thing that the carrier's bill has nothing to do with: a payment page or its receipt, a file made elsewhere. */
const others = [
  'GET /api/stripe/checkouts/{id}',
  'GET /api/stripe/payments/{id}/receipt',
  'GET /api/accounts/statements/{id}',
];

const readable = ['get:payments', 'signed-in'];

it('are all looked at here', () => {
  const calls = app.app.rows
    .filter(({ method, permission }) => method === 'GET' && readable.includes(permission))
    .filter(({ path }) => /^\/api\/(?:stripe|accounts\/(?:get-)?statement)/.test(path))
    .map(nameOf);
  expect(new Set(calls)).toEqual(new Set([...Object.keys(readings()), ...others]));
});

it('never say what the carrier billed, what the load costs or what is added to it', async () => {
  expect([bill.status, bill.amount, bill.approved_amount]).toEqual(['approved', 470, 470]);
  for (const [call, path] of Object.entries(readings())) {
    const answer = await ask(path);
    expect([call, answer.status]).toEqual([call, 200]);
    const isPdf = answer.headers.get('content-type') === 'application/pdf';
    const text = isPdf ? (await textsOf(new Uint8Array(await answer.arrayBuffer()))).join(' ') : await answer.text();
    const found = /cost|markup|margin|carrier.?bill|granted|SECRET-7741|\b(?:440|470)(?:\.00)?(?=[,"}\s])/i.exec(text);
    expect([call, found?.[0]]).toEqual([call, undefined]);
  }
  // The change itself is there, at the shipper's price.
  expect(await (await ask(`/api/stripe/billings/${invoice.id}`)).text()).toContain('37.5');
});

/** A load that was booked at a cost, by every call that reads it, and who somebody is. */
const addressesOf = (load: number): string[] => [
  `/api/loads/${load}`,
  `/api/loads/details/${load}`,
  `/api/loads/${load}/carriers`,
  `/api/loads/${load}/assignment`,
  `/api/history?load_id=${load}`,
  `/api/loads?search=${load}`,
  '/api/users/me/complete',
];

it.each(['account_admin', 'sales_agent', 'customer_agent'] as const)(
  'never name to the %s of an account what only the operator may see of a load',
  async (role) => {
    const { account_id } = desk.shipper;
    const { token } = await makeShipper(app, { account_id, role });
    for (const path of addressesOf(invoice.load_id)) {
      const answer = await (await ask(path, token)).text();
      expect([path, answer]).toEqual([path, expect.stringContaining('{')]);
      expect([path, /"[a-z_]*(cost|margin|markup|internal)[a-z_]*"/i.exec(answer)]).toEqual([path, null]);
    }
    const { token: operator } = desk.operator;
    expect(await (await ask(`/api/loads/details/${invoice.load_id}`, operator)).text()).toContain('"cost":');
  },
);

it('refuse the calls that do say it', async () => {
  const paths = [
    `/api/stripe/billings/${invoice.id}/margin`,
    '/api/carrier-bills',
    `/api/carrier-bills/${bill.id}`,
    `/api/stripe/ledger?from=${desk.today()}&to=${desk.today()}`,
    `/api/stripe/ledger/file?software=quickbooks&from=${desk.today()}&to=${desk.today()}`,
  ];
  for (const path of paths) expect([path, (await ask(path)).status]).toEqual([path, 403]);
});
