import { owedStatuses, undoneStatuses } from '@portal/contract/billing/invoice-status.ts';
import type { LoadMode } from '@portal/contract/modes/modes.ts';
import type { StatusGroup } from '@portal/contract/loads/load-status.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';

/** Which sums are read: of these accounts, all where null, from a first month on, up to the one before `until`. */
export type Figures = {
  accounts: readonly number[] | null;
  from: string | null;
  until?: string;
  mode: LoadMode | undefined;
};

/** What the sums hold of a load; migrations 0160 and 0200 say what each kind has in its columns. */
type Kind =
  | 'status'
  | 'step'
  | 'booked'
  | 'carrier'
  | 'margin'
  | 'account'
  | 'lane'
  | 'carrier_margin'
  | 'accessorial'
  | 'stop'
  | 'wait'
  | 'billing';

const allAccounts = 0;
/** The month of the sums of all time. */
export const allTime = '0001-01-01';
const allModes = '';
/** Of these there are so many sums that those of all modes together are kept too. */
const manyKeys: ReadonlySet<Kind> = new Set(['lane', 'account', 'carrier', 'carrier_margin', 'wait', 'billing']);

const columns = sql`month, mode, key, count, delivered, on_time, amount, part_amount`;
/** Kept beside the amounts of folded sums: adding up whole cents costs a third of adding up decimals. */
const centColumns = sql`key, count, price_cents, cost_cents`;

const inMonths = ({ from, until }: Figures): RawBuilder<boolean> =>
  sql`${from === null ? sql`true` : sql`month >= ${from}::date`} and ${until === undefined ? sql`true` : sql`month < ${until}::date`}`;

/** Whether all time is read, of which there are sums of their own. */
export const isAllTime = ({ from, until }: Figures): boolean => from === null && until === undefined;

/** One by equality: rows of a list of accounts come in no order. */
const ownedBy = (owners: readonly number[]): RawBuilder<unknown> =>
  owners.length === 1 ? sql`account_id = ${owners[0]}` : sql`account_id = any(${owners}::integer[])`;

type FoldedChoices = { byMonth?: boolean; inCents?: boolean };

/** The sums of one kind as they were last folded. */
export const foldedFigures = (
  kind: Kind,
  figures: Figures,
  { byMonth, inCents }: FoldedChoices = {},
): RawBuilder<unknown> => {
  const { accounts, mode } = figures;
  const months = isAllTime(figures)
    ? sql`month ${sql.raw(byMonth ? '>' : '=')} ${allTime}::date`
    : sql`month > ${allTime}::date and ${inMonths(figures)}`;
  const keptModes = manyKeys.has(kind) ? sql`mode = ${mode ?? allModes}` : ofMode(figures);
  // Margins by account are kept once, for all accounts, and the account is the key.
  const owners = kind === 'account' ? [allAccounts] : (accounts ?? [allAccounts]);
  const ofAccounts = kind === 'account' && accounts ? sql`key = any(${accounts.map(String)}::text[])` : sql`true`;
  return sql`(select ${inCents ? centColumns : columns} from load_figures where ${ownedBy(owners)} and kind = ${kind}
      and ${months} and ${keptModes} and ${ofAccounts})`;
};

const ofMode = ({ mode }: Figures): RawBuilder<unknown> => (mode === undefined ? sql`true` : sql`mode = ${mode}`);

/** What was changed since sums of one kind were folded. */
export const unfoldedFigures = (kind: Kind, figures: Figures): RawBuilder<unknown> =>
  sql`(select ${columns} from unfolded_load_figures(${figures.accounts}::integer[], ${kind}, ${figures.from}::date)
      where ${inMonths(figures)} and ${ofMode(figures)})`;

/**
 * The sums of one kind with what was changed since they were folded. `byMonth`: every month is read by itself; all time is
 * otherwise read from sums of its own.
 */
export const figuresOf = (kind: Kind, figures: Figures, byMonth = false): RawBuilder<unknown> =>
  sql`(${foldedFigures(kind, figures, { byMonth })} union all ${unfoldedFigures(kind, figures)})`;

type Loads = { loads: number };

export const findLoadsByMode = async (db: Database, figures: Figures) => {
  const { rows } = await sql<{ mode: LoadMode } & Loads>`select mode, sum(count)::integer as loads
    from ${figuresOf('status', figures)} f group by mode having sum(count) > 0 order by loads desc, mode`.execute(db);
  return rows;
};

export const findLoadsByGroup = async (db: Database, figures: Figures) => {
  const { rows } = await sql<{ group: StatusGroup } & Loads>`select key as group, sum(count)::integer as loads
    from ${figuresOf('status', figures)} f group by key having sum(count) > 0`.execute(db);
  return rows;
};

export const findLoadsByMonth = async (db: Database, figures: Figures) => {
  const { rows } = await sql<{ month: string; mode: LoadMode } & Loads>`select to_char(month, 'YYYY-MM') as month, mode,
      sum(count)::integer as loads
    from ${figuresOf('status', figures, true)} f group by 1, mode having sum(count) > 0`.execute(db);
  return rows;
};

const bookedSums = sql`sum(count)::integer as loads, sum(delivered)::integer as delivered, sum(on_time)::integer as on_time,
  sum(amount) as spend`;

export type BookedSums = Loads & { delivered: number; on_time: number; spend: number };

export const findBooked = async (db: Database, figures: Figures): Promise<BookedSums> => {
  const { rows } = await sql<BookedSums>`select coalesce(sum(count), 0)::integer as loads,
      coalesce(sum(delivered), 0)::integer as delivered, coalesce(sum(on_time), 0)::integer as on_time,
      coalesce(sum(amount), 0) as spend from ${figuresOf('booked', figures)} f`.execute(db);
  return rows[0] ?? { loads: 0, delivered: 0, on_time: 0, spend: 0 };
};

export const findLoadsByCarrier = async (db: Database, figures: Figures) => {
  const { rows } = await sql<{ carrier_id: number } & BookedSums>`select key::integer as carrier_id, ${bookedSums}
    from ${figuresOf('carrier', figures)} f group by key having sum(count) > 0 order by loads desc, carrier_id`.execute(
    db,
  );
  return rows;
};

export const findAccessorials = async (db: Database, figures: Figures) => {
  const { rows } = await sql<{ code: string; count: number; amount: number }>`select key as code,
      sum(count)::integer as count, sum(amount) as amount
    from ${figuresOf('accessorial', figures)} f group by key having sum(count) > 0 order by amount desc, code`.execute(
    db,
  );
  return rows;
};

/** Stops by type, country and state. */
export const findStops = async (db: Database, figures: Figures) => {
  const { rows } = await sql<{ type: string; country: string; state: string; stops: number }>`select
      split_part(key, ':', 1) as type, split_part(key, ':', 2) as country, split_part(key, ':', 3) as state,
      sum(count)::integer as stops
    from ${figuresOf('stop', figures)} f group by key having sum(count) > 0`.execute(db);
  return rows;
};

/** Invoices of policies bought by themselves, as the sums have those of loads. They have no mode, and no sums of their own. */
const policyInvoices = ({ accounts, from, until, mode }: Figures): RawBuilder<unknown> =>
  sql`(select date_trunc('month', i.issued_on)::date as month, case when owed > 0 then i.due_on::text else '' end as key,
      1 as count, i.amount - i.credited as amount, owed as part_amount
    from invoices i cross join lateral (select case when i.status = any(${owedStatuses}::text[])
      then i.amount - i.credited - i.paid else 0 end as owed) standing
    where i.insurance_quote_id is not null and i.status <> all(${undoneStatuses}::text[]) and ${mode === undefined}
      and ${accounts === null ? sql`true` : sql`i.account_id = any(${accounts}::integer[])`}
      and ${from === null ? sql`true` : sql`i.issued_on >= ${from}::date`}
      and ${until === undefined ? sql`true` : sql`i.issued_on < ${until}::date`})`;

/** Invoices by month of issue and by where they stand: nothing owed, due today or later, overdue. */
export const findBilled = async (db: Database, figures: Figures, today: string) => {
  const { rows } = await sql<{
    month: string;
    standing: 'paid' | 'open' | 'overdue';
    invoices: number;
    billed: number;
    owed: number;
  }>`select to_char(month, 'YYYY-MM') as month,
      case when key = '' then 'paid' when key::date < ${today}::date then 'overdue' else 'open' end as standing,
      sum(count)::integer as invoices, sum(amount) as billed, sum(part_amount) as owed
    from (select month, key, count, amount, part_amount from ${figuresOf('billing', figures, true)} f
      union all select * from ${policyInvoices(figures)} p) f
    group by 1, 2 having sum(count) > 0 order by 1`.execute(db);
  return rows;
};
