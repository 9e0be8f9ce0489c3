import type { Finding } from '@portal/contract/approvals/approval.ts';
import type { AskedRule } from '@portal/contract/approvals/asked-rule.ts';
import type { ApprovalCondition, ApprovalRule } from '@portal/contract/approvals/approval-rules.ts';
import { cents } from '@portal/contract/values/money.ts';
import type { OpenCtx } from '../../platform/context.ts';
import type { Database } from '../../platform/database/database.ts';
import { veto } from '../../platform/vetoes.ts';
import { bookLoad } from '../loads/load-acts.ts';
import { ApprovalNeeded } from './approval-needed.ts';
import { findStanding } from './approvals.queries.ts';
import { findOffGuide } from './guide/routing-guide.ts';
import { type BookingFacts, findBookingFacts, findRulesOver } from './rules.queries.ts';

type OffGuide = Extract<Finding, { kind: 'off_guide' }> | null;

/** A booking as rules look at it. */
export type JudgedBooking = BookingFacts & { price: number; off_guide: OffGuide };

type Judges = {
  [K in ApprovalCondition['kind']]: (
    condition: Extract<ApprovalCondition, { kind: K }>,
    booking: JudgedBooking,
  ) => Extract<Finding, { kind: K }> | null;
};

/** What each kind of condition finds in a booking; null where it does not hold. */
const judges: Judges = {
  amount: ({ above }, { price }) => (cents(price) > cents(above) ? { kind: 'amount', above, price } : null),
  mode: ({ modes }, { mode }) => (modes.includes(mode) ? { kind: 'mode', mode } : null),
  hazmat: (_condition, { hazard_classes: classes }) => (classes.length > 0 ? { kind: 'hazmat', classes } : null),
  cargo_value: ({ above }, { cargo_value: value }) =>
    cents(value) > cents(above) ? { kind: 'cargo_value', above, value } : null,
  carrier: ({ carrier_ids }, { carrier_id, carrier_name: name }) =>
    carrier_ids.includes(carrier_id) ? { kind: 'carrier', carrier_id, name } : null,
  off_guide: (_condition, booking) => booking.off_guide,
  account: ({ account_ids }, { account_id, account_name: name }) =>
    account_ids.includes(account_id) ? { kind: 'account', account_id, name } : null,
};

const judge = <K extends ApprovalCondition['kind']>(
  condition: Extract<ApprovalCondition, { kind: K }>,
  booking: JudgedBooking,
) => judges[condition.kind](condition, booking);

/** A rule that names no accounts is about loads of the own one. */
const concerns = ({ when }: ApprovalRule, ofAccount: number, { account_id }: JudgedBooking): boolean =>
  ofAccount === account_id || when.some(({ kind }) => kind === 'account');

/** The rules of one account that ask for an approval of this booking, with what each has found. */
export const rulesThatAsk = (rules: readonly ApprovalRule[], ofAccount: number, booking: JudgedBooking): AskedRule[] =>
  rules.flatMap(({ when, is_on, ...rule }) => {
    if (!is_on || !concerns({ when, is_on, ...rule }, ofAccount, booking)) return [];
    const findings = when.flatMap((condition) => judge(condition, booking) ?? []);
    return findings.length === when.length ? [{ ...rule, account_id: ofAccount, findings }] : [];
  });

type Booked = { load_id: number; carrier_quote_id: number; price: number };

/** How a booking stands to the routing guide; looked for only where a rule asks. */
export type GuideLookup = (what: Booked) => Promise<OffGuide>;

export const guideLookup =
  (ctx: OpenCtx): GuideLookup =>
  ({ load_id, carrier_quote_id }) =>
    findOffGuide(ctx, load_id, carrier_quote_id);

/** What is asked of a booking by the rules of its account and of those above. */
export const askedOf = async (db: Database, what: Booked, lookUp: GuideLookup): Promise<AskedRule[]> => {
  const { load_id, carrier_quote_id, price } = what;
  const facts = await findBookingFacts(db, load_id, carrier_quote_id);
  const rules = await findRulesOver(db, facts.account_id);
  const isAsked = rules.some((one) => one.rules.some(({ when }) => when.some(({ kind }) => kind === 'off_guide')));
  const off_guide = isAsked ? await lookUp(what) : null;
  return rules.flatMap((one) => rulesThatAsk(one.rules, one.account_id, { ...facts, price, off_guide }));
};

/** What a finding says of the load, without its name; prices are compared apart. */
const isWithin = (now: Finding, before: Finding | undefined): boolean => {
  if (now.kind === 'amount') return true;
  if (now.kind === 'cargo_value') return before?.kind === 'cargo_value' && cents(now.value) <= cents(before.value);
  if (now.kind === 'carrier') return before?.kind === 'carrier' && now.carrier_id === before.carrier_id;
  if (now.kind === 'off_guide') {
    return before?.kind === 'off_guide' && now.first === before.first && now.is_barred === before.is_barred;
  }
  if (now.kind === 'account') return before?.kind === 'account' && now.account_id === before.account_id;
  return JSON.stringify(now) === JSON.stringify(before);
};

/** Whether what was found earlier covers what is asked now: the same rules, and of the load no more than they saw. */
export const covers = (before: readonly AskedRule[], now: readonly AskedRule[]): boolean =>
  now.every((rule) => {
    const known = before.find(({ key }) => key === rule.key);
    return (
      known !== undefined &&
      rule.findings.every((finding) =>
        isWithin(
          finding,
          known.findings.find(({ kind }) => kind === finding.kind),
        ),
      )
    );
  });

/**
 * Nothing is booked that a rule wants approved, by whatever call: unless there is an approval of this quote for no less than
 * this price, and the rules find no more in the load than was approved. 409 `approvals.needed`.
 */
export const approvalVeto = veto(bookLoad, async (tx, what) => {
  const asked = await askedOf(tx.db, what, guideLookup(tx));
  if (asked.length === 0) return;
  const approved = await findStanding(tx.db, what);
  const isEnough = approved.some(({ price, reasons }) => cents(what.price) <= cents(price) && covers(reasons, asked));
  if (!isEnough) throw new ApprovalNeeded(asked, what.price);
});
