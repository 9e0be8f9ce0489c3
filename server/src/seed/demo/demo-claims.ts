import { actedBy } from '../../features/loads/history/write-history.ts';
import { billingTerms } from '@portal/contract/billing/billing.settings.ts';
import { claimMoves, type ClaimStatus } from '@portal/contract/claims/claim-status.ts';
import { dueColumns } from '../../features/claims/deadlines/claim-days.ts';
import { momentsOf, loadHistoryEvents } from '../../features/claims/deadlines/claim-moments.ts';
import type { Database } from '../../platform/database/database.ts';
import { type ClaimSpec, claimSpecs, type ClaimStep, firstClaimId } from '../data/demo-claims.ts';
import { insertRows } from '../insert-rows.ts';
import { minutesAfter } from './days.ts';
import { findOperatorUser } from './demo.queries.ts';
import type { DemoLoad } from './freight/load-rows.ts';

type Person = { id: number; name: string };

const minutesADay = 24 * 60;

const agoFrom = (now: Date) => (days: number) => minutesAfter(now.toISOString(), -days * minutesADay + 35);

const deliveredAt = ({ life }: DemoLoad): string | null =>
  life.steps.find(({ event }) => event === 'deliver')?.at ?? null;

/** Whether a load held what a case is about, and goods of its value. */
const isAbout = ({ goods, columns }: ClaimSpec, { plan }: DemoLoad): boolean => {
  if (!goods) return true;
  const { packages, pallets = 0 } = goods;
  const items = plan.items.filter(({ packaging_unit }) => !packages || packaging_unit === packages.unit);
  const count = items.reduce((total, item) => total + (item.packaging_unit_count ?? 0), 0);
  const units = items.filter(({ handling_unit }) => handling_unit === 'PAT');
  const standing = units.reduce((total, item) => total + item.handling_unit_count, 0);
  return count >= (packages?.count ?? 0) && standing >= pallets && plan.cargo_value >= Number(columns['amount'] ?? 0);
};

/** For each case the newest load that came that long ago and has no case yet. */
const loadsFor = (loads: readonly DemoLoad[], accountId: number, now: Date): (DemoLoad | undefined)[] => {
  const came = loads
    .filter(({ plan, life }) => plan.account.id === accountId && life.status === 'completed')
    .toSorted((a, b) => ((deliveredAt(a) ?? '') < (deliveredAt(b) ?? '') ? 1 : -1));
  const taken = new Set<number>();
  return claimSpecs.map((spec) => {
    const found = came.find(
      (load) =>
        !taken.has(load.id) &&
        (deliveredAt(load) ?? '') <= agoFrom(now)(spec.delivered_days_ago) &&
        isAbout(spec, load),
    );
    if (found) taken.add(found.id);
    return found;
  });
};

type DueInput = Parameters<typeof dueColumns>[0];
type Unmoved = Omit<DueInput, 'actual_delivery_at' | 'due_date' | 'timezone'> &
  Record<string, unknown> & { version: number };

const unmoved: Unmoved = {
  type: 'cargo_claim',
  status: 'draft',
  version: 1,
  category: null,
  reason: null,
  amount: null,
  carrier_claim_number: '',
  offer_amount: null,
  recovered_amount: null,
  decline_reason: null,
  delivered_on: null,
  invoice_received_on: null,
  submitted_at: null,
  acknowledged_at: null,
  resolved_at: null,
  declined_at: null,
  told_at: null,
};

type People = { author: Person; operator: Person };
type Entry = { claim_id: number; at: string; kind: string; side: 'shipper' | 'operator'; text: string } & Record<
  string,
  unknown
>;

const kindOf = (step: ClaimStep): string => {
  if ('event' in step) return 'move';
  return step.internal ? 'internal_note' : 'message';
};

const entryOf = (
  claim_id: number,
  step: ClaimStep,
  status: ClaimStatus,
  at: string,
  { author, operator }: People,
): Entry => {
  const side = 'event' in step ? claimMoves[step.event].by : step.said_by;
  const actor = side === 'operator' ? operator : author;
  return {
    claim_id,
    at,
    kind: kindOf(step),
    side,
    actor_user_id: actor.id,
    actor_name: actor.name,
    event: 'event' in step ? step.event : null,
    from_status: 'event' in step ? status : null,
    to_status: 'event' in step ? claimMoves[step.event].to : null,
    text: step.text ?? '',
    details: 'event' in step ? (step.set ?? {}) : {},
  };
};

/** A case with the lines of its history and of its load's, lived up to now. */
const liveClaim = (id: number, { columns, steps }: ClaimSpec, load: DemoLoad, now: Date, operator: Person) => {
  const people = { author: load.plan.user, operator };
  const ago = agoFrom(now);
  let row: Unmoved = { ...unmoved, ...columns };
  const entries = steps.map((step, i) => {
    const at = minutesAfter(ago(step.days_ago), i * 25);
    const status = row.status;
    if ('event' in step) {
      const moved = { ...step.set, ...momentsOf(row, step.event, at), status: claimMoves[step.event].to };
      row = { ...row, ...moved, version: row.version + 1 };
    }
    return entryOf(id, step, status, at, people);
  });
  const delivered = { actual_delivery_at: deliveredAt(load), due_date: null, timezone: load.plan.to.place.timezone };
  const due = dueColumns({ ...row, ...delivered }, { now, zone: billingTerms.default.time_zone });
  const created_at = entries[0]?.at ?? ago(1);
  const known = { id, load_id: load.id, account_id: load.plan.account.id, created_by: people.author.id, created_at };
  const representative_id = row.submitted_at === null ? null : operator.id;
  const currency = { currency: 'USD', amount_basis: '', invoice_number: '' };
  return {
    claim: { ...known, ...currency, ...row, ...due, representative_id, updated_at: entries.at(-1)?.at ?? created_at },
    entries,
    history: entries.flatMap((entry) => historyOf(load.id, entry)),
  };
};

const historyOf = (load_id: number, { event, claim_id, at, actor_user_id, actor_name }: Entry) => {
  const recorded = loadHistoryEvents[event as keyof typeof loadHistoryEvents];
  const line = { load_id, at, kind: 'note', ...actedBy('user'), actor_user_id, actor_name, details: { claim_id } };
  return recorded ? [{ ...line, event: recorded }] : [];
};

/** Writes a handful of cases in several states about loads of the first account, with what was said in them. */
export const seedClaims = async (
  db: Database,
  loads: readonly DemoLoad[],
  accountId: number | undefined,
  now: Date,
): Promise<void> => {
  const operator = await findOperatorUser(db);
  if (!operator || accountId === undefined) return;
  const chosen = loadsFor(loads, accountId, now);
  const lived = claimSpecs.flatMap((spec, i) => {
    const load = chosen[i];
    return load ? [liveClaim(firstClaimId + i, spec, load, now, operator)] : [];
  });
  await insertRows(
    db,
    'claims',
    lived.map(({ claim }) => claim),
  );
  await insertRows(
    db,
    'claim_entries',
    lived.flatMap(({ entries }) => entries),
  );
  await insertRows(
    db,
    'load_history',
    lived.flatMap(({ history }) => history),
  );
};
