import { openClient } from '../../src/platform/database/connection.ts';
import { tokenFor } from '../../src/testing/fixtures/make-account.ts';
import type { BenchApp } from '../bench-app.ts';
import { compareFewAndMany, printRatio } from '../few-and-many.ts';

// Usage: month-of-invoices.ts [invoices] [invoices beside which they are measured]
const [many = 100_000, few = 1000] = process.argv.slice(2).map(Number);

const accounts = 200;
/** Of all invoices, the largest account has one in ten; the others share the rest alike. */
const largestShare = 10;
const month = '2026-10';
/** Milliseconds a call may take. */
const limits = {
  'statement of the largest account': 1000,
  'statements of all accounts': 20_000,
  'ageing of all accounts': 100,
  'taxes of all accounts': 500,
  'balances of all accounts by day': 1500,
  'closing the month': 2000,
} as const;
type Name = keyof typeof limits;

const accountRows = `insert into accounts (name, city, state, markup_percent)
  select 'Bench ' || n, 'Dallas', 'TX', 12 from generate_series(1, ${accounts}) n`;
/**
 * Loads of one month, then their invoices, four in seven of them paid by half months, and the books of both. One in three
 * bears 13 % of HST.
 */
const rows = [
  `insert into loads (account_id, mode, status, pickup_date, delivery_date, origin_zip, destination_zip, origin_city,
      destination_city, weight_lb, handling_units, price)
    select ids.all_ids[case when n % ${largestShare} = 0 then 1 else 2 + n % (cardinality(ids.all_ids) - 1) end], 'ltl',
      'completed', date '${month}-01' + n % 28, date '${month}-01' + n % 28, '75207', '60632', 'Dallas', 'Chicago', 100, 1,
      100 + n % 900 + 0.37
    from generate_series(1, $1::integer) n,
      (select array_agg(id order by id) as all_ids from accounts where name like 'Bench %') ids`,
  `insert into invoices (number, account_id, load_id, status, lines, quoted, amount, tax, paid, terms_days, issued_on, due_on)
    select 30000 + id, account_id, id, case when id % 7 < 4 then 'paid' else 'open' end,
      jsonb_build_array(jsonb_build_object('code', 'LINEHAUL', 'amount', price)), price, price + hst, hst,
      case when id % 7 < 4 then price + hst else 0 end, id % 45, delivery_date, delivery_date + id % 45
    from (select *, case when id % 3 = 0 then round(price * 0.13, 2) else 0 end as hst from loads) loads order by id`,
  `insert into invoice_taxes (invoice_id, tax, leg, place, percent, base, amount, registration, posted_on)
    select id, 'hst', 'domestic', 'CA-ON', 13, quoted, tax, '123456789 RT0001', issued_on from invoices where tax > 0`,
  `insert into ledger_transactions (kind, account_id, posted_on) select 'invoice', account_id, issued_on from invoices order by id`,
  `insert into ledger_entries (transaction_id, ledger_account, account_id, load_id, invoice_id, posted_on, amount)
    select t.id, side.name, i.account_id, i.load_id, i.id, i.issued_on, side.amount
    from (select *, row_number() over (order by id) as at from invoices) i
      join (select *, row_number() over (order by id) as at from ledger_transactions) t using (at),
      lateral (values ('receivable', i.amount), ('freight_revenue', -i.quoted), ('hst_payable', -i.tax)) side (name, amount)
    where side.amount <> 0`,
  `insert into payments (account_id, method, status, amount, reference, received_on)
    select account_id, 'wire', 'succeeded', sum(amount), 'FT-' || account_id || '-' || issued_on, issued_on + 2
    from invoices where status = 'paid' group by account_id, issued_on`,
  `insert into payment_invoices (payment_id, invoice_id, amount)
    select p.id, i.id, i.amount from invoices i
      join payments p on p.reference = 'FT-' || i.account_id || '-' || i.issued_on where i.status = 'paid'`,
  `insert into ledger_transactions (kind, account_id, posted_on, payment_id)
    select 'payment', account_id, received_on, id from payments order by id`,
  `insert into ledger_entries (transaction_id, ledger_account, account_id, load_id, invoice_id, posted_on, amount)
    select t.id, side.name, i.account_id, i.load_id, i.id, t.posted_on, side.sign * p.amount
    from ledger_transactions t join payment_invoices p using (payment_id) join invoices i on i.id = p.invoice_id,
      (values ('cash', 1), ('receivable', -1)) side (name, sign)`,
];

type Side = { app: BenchApp; token: string; colleague: string; all: number[]; largest: number };

const fill = async (app: BenchApp, invoices: number): Promise<Side> => {
  const operator = await app.shipper({ role: 'platform_admin' });
  const colleague = await app.shipper({ role: 'platform_admin' });
  const client = await openClient(app.databaseUrl);
  try {
    await client.query(accountRows);
    // Figures of loads and the balance of each booking are kept by triggers, which these rows do without.
    await client.query('set session_replication_role = replica');
    for (const [at, text] of rows.entries()) await client.query(text, at === 0 ? [invoices] : []);
    await client.query('vacuum analyze');
    const { rows: found } = await client.query<{ id: number }>(
      `select id from accounts where name like 'Bench %' order by id`,
    );
    const all = found.map(({ id }) => id);
    const [token, other] = [await tokenFor(app, operator.user_id), await tokenFor(app, colleague.user_id)];
    return { app, token, colleague: other, all, largest: all[0] ?? 0 };
  } finally {
    await client.end();
  }
};

const statementAddress = (account: number): string =>
  `/api/accounts/get-statement?account_id=${account}&month=${month}`;

const ask = async (side: Side, address: string, body?: object, token = side.token): Promise<object> => {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const sent = body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers };
  const answer = await fetch(`${side.app.url}${address}`, sent);
  if (!answer.ok) throw new Error(`${address} answered ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as object;
};

/** Asks for something that must name rows. */
const counted = async (side: Side, address: string): Promise<void> => {
  const reply = (await ask(side, address)) as { ageing?: Record<string, { count: number }>; items?: unknown[] };
  const aged = Object.values(reply.ageing ?? {}).reduce((all, { count }) => all + count, 0);
  if (aged + (reply.items?.length ?? 0) === 0) throw new Error(`${address} answered nothing`);
};

const acts: Readonly<Record<Name, (side: Side) => Promise<unknown>>> = {
  'statement of the largest account': (side) => counted(side, statementAddress(side.largest)),
  'statements of all accounts': async (side) => {
    for (const account of side.all) await ask(side, statementAddress(account));
  },
  'ageing of all accounts': (side) => counted(side, '/api/stripe/billings?limit=1'),
  'taxes of all accounts': (side) => counted(side, `/api/stripe/taxes?from=${month}-01&to=${month}-31`),
  'balances of all accounts by day': (side) =>
    counted(side, `/api/stripe/balances?by=day&from=${month}-01&to=${month}-31`),
  'closing the month': (side) => ask(side, '/api/stripe/months/close', { month, despite: true }),
};

const take = async (side: Side, name: Name): Promise<number> => {
  const start = performance.now();
  await acts[name](side);
  const took = performance.now() - start;
  // Another person opens it again for the next measurement.
  if (name === 'closing the month') {
    await ask(side, '/api/stripe/months/reopen', { month, reason: 'Measured' }, side.colleague);
  }
  return took;
};

const named = Object.fromEntries(
  (Object.keys(limits) as Name[]).map((name) => [name, (side: Side) => take(side, name)]),
);
await compareFewAndMany({ few, many, fill }, named, ({ name, atFew, atMany }) => {
  printRatio({ name, atFew, atMany });
  const limit = limits[name as Name];
  if (atMany <= limit) return;
  console.log(`  wanted: at most ${limit} ms`);
  process.exitCode = 1;
});
