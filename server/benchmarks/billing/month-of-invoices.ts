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
const limits = { 'statement of the largest account': 1000, 'ageing of all accounts': 100 } as const;
type Name = keyof typeof limits;

const accountRows = `insert into accounts (name, city, state, markup_percent)
  select 'Bench ' || n, 'Dallas', 'TX', 12 from generate_series(1, ${accounts}) n`;
/** Loads of one month, then their invoices, four in seven of them paid by half months, and the books of both. */
const rows = [
  `insert into loads (account_id, mode, status, pickup_date, delivery_date, origin_zip, destination_zip, origin_city,
      destination_city, weight_lb, handling_units, price)
    select ids.all_ids[case when n % ${largestShare} = 0 then 1 else 2 + n % (cardinality(ids.all_ids) - 1) end], 'ltl',
      'completed', date '${month}-01' + n % 28, date '${month}-01' + n % 28, '75207', '60632', 'Dallas', 'Chicago', 100, 1,
      100 + n % 900 + 0.37
    from generate_series(1, $1::integer) n,
      (select array_agg(id order by id) as all_ids from accounts where name like 'Bench %') ids`,
  `insert into invoices (number, account_id, load_id, status, lines, quoted, amount, paid, terms_days, issued_on, due_on)
    select 30000 + id, account_id, id, case when id % 7 < 4 then 'paid' else 'open' end,
      jsonb_build_array(jsonb_build_object('code', 'LINEHAUL', 'amount', price)), price, price,
      case when id % 7 < 4 then price else 0 end, id % 45, delivery_date, delivery_date + id % 45
    from loads order by id`,
  `insert into ledger_transactions (kind, account_id, posted_on) select 'invoice', account_id, issued_on from invoices order by id`,
  `insert into ledger_entries (transaction_id, ledger_account, account_id, load_id, invoice_id, posted_on, amount)
    select t.id, side.name, i.account_id, i.load_id, i.id, i.issued_on, side.sign * i.amount
    from (select *, row_number() over (order by id) as at from invoices) i
      join (select *, row_number() over (order by id) as at from ledger_transactions) t using (at),
      (values ('receivable', 1), ('freight_revenue', -1)) side (name, sign)`,
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

type Side = { app: BenchApp; token: string; largest: number };

const fill = async (app: BenchApp, invoices: number): Promise<Side> => {
  const operator = await app.shipper({ role: 'platform_admin' });
  const client = await openClient(app.databaseUrl);
  try {
    await client.query(accountRows);
    // Figures of loads and the balance of each booking are kept by triggers, which these rows do without.
    await client.query('set session_replication_role = replica');
    for (const [at, text] of rows.entries()) await client.query(text, at === 0 ? [invoices] : []);
    await client.query('vacuum analyze');
    const { rows: found } = await client.query<{ id: number }>(
      `select min(id) as id from accounts where name like 'Bench %'`,
    );
    return { app, token: await tokenFor(app, operator.user_id), largest: found[0]?.id ?? 0 };
  } finally {
    await client.end();
  }
};

const asked: Readonly<Record<Name, (side: Side) => string>> = {
  'statement of the largest account': ({ largest }) =>
    `/api/accounts/get-statement?account_id=${largest}&month=${month}`,
  'ageing of all accounts': () => '/api/stripe/billings?limit=1',
};

const take = async (side: Side, name: Name): Promise<number> => {
  const start = performance.now();
  const answer = await fetch(`${side.app.url}${asked[name](side)}`, {
    headers: { authorization: `Bearer ${side.token}` },
  });
  const { ageing } = (await answer.json()) as { ageing?: Record<string, { count: number }> };
  const counted = Object.values(ageing ?? {}).reduce((all, { count }) => all + count, 0);
  if (counted === 0) throw new Error(`${name} answered ${answer.status} without ageing`);
  return performance.now() - start;
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
