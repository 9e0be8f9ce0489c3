import type { Approval, ApprovalItem } from '@portal/contract/approvals/approval.ts';
import type { UndecidedReason } from '@portal/contract/approvals/approval-states.ts';
import { isWaitingApproval } from '@portal/contract/approvals/approval-states.ts';
import type { AskedRule } from '@portal/contract/approvals/asked-rule.ts';
import { cents, dollars, sum } from '@portal/contract/values/money.ts';
import { isInScope } from '../../platform/actor.ts';
import type { Ctx } from '../../platform/context.ts';
import { notFound } from '../../platform/http/errors.ts';
import { type ApprovalRow, findApproval, type FullApprovalRow } from './approvals.queries.ts';
import { type AgreementRow, type Decider, findAgreements, findDeciders } from './deciders.queries.ts';

const neededOf = (reasons: readonly AskedRule[]): number => Math.max(1, ...reasons.map(({ needed }) => needed));

/** Findings of several rules, each said once. */
const findingsOf = (reasons: readonly AskedRule[]) => [
  ...new Map(reasons.flatMap(({ findings }) => findings).map((one) => [JSON.stringify(one), one])).values(),
];

/** A request as lists show it. */
export const presentItem = (row: ApprovalRow): ApprovalItem => ({
  id: row.id,
  load_id: row.load_id,
  account: { id: row.account_id, name: row.account_name },
  mode: row.mode,
  from: row.from,
  to: row.to,
  status: row.status,
  carrier: { id: row.carrier_id, name: row.carrier_name, scac: row.scac },
  price: row.price,
  findings: findingsOf(row.reasons),
  needed: neededOf(row.reasons),
  agreed: row.agreed,
  asked_by: { kind: row.actor_kind, name: row.actor_name },
  asked_at: row.asked_at,
  until: row.until,
  ended_at: row.ended_at,
  ended_by: row.ended_by,
  end_note: row.end_note,
});

/** By which rules somebody may agree at this moment, each in the first place that nobody has taken. */
export const openPlaces = (
  { userId, now }: { userId: number; now: Date },
  deciders: readonly Decider[],
  agreements: readonly AgreementRow[],
): Decider[] => {
  const isOpen = ({ rule_key, for_user_id, from_at }: Decider): boolean =>
    new Date(from_at) <= now &&
    !agreements.some((one) => one.rule_key === rule_key && (one.user_id === userId || one.for_user_id === for_user_id));
  const mine = deciders.filter((one) => one.user_id === userId && isOpen(one));
  return mine.filter((one, i) => mine.findIndex(({ rule_key }) => rule_key === one.rule_key) === i);
};

/** How many have agreed by each rule, of those that are needed. */
export const agreedBy = (agreements: readonly AgreementRow[], key: string): number =>
  agreements.filter(({ rule_key }) => rule_key === key).length;

const reasonsOf = (
  ctx: Ctx,
  row: FullApprovalRow,
  { deciders, agreements }: { deciders: readonly Decider[]; agreements: readonly AgreementRow[] },
) =>
  row.reasons.map((rule) => ({
    findings: rule.findings,
    needed: rule.needed,
    agreed: agreedBy(agreements, rule.key),
    deciders: deciders
      .filter(({ rule_key, user_id }) => rule_key === rule.key && user_id !== row.asked_by)
      .map((one) => {
        const isKnown = isInScope(ctx, one.account_id);
        const agreed = agreements.find(
          ({ rule_key, user_id, for_user_id }) =>
            rule_key === rule.key && user_id === one.user_id && for_user_id === one.for_user_id,
        );
        return {
          user_id: one.user_id,
          name: isKnown ? one.name : null,
          as: one.as,
          for: isKnown ? one.for_name : null,
          from: one.from_at,
          agreed_at: agreed?.agreed_at ?? null,
          is_me: one.user_id === ctx.actor.userId,
        };
      }),
  }));

const proposalOf = (row: FullApprovalRow): Approval['proposal'] => {
  const { proposed_quote_id, proposed_carrier, proposed_price } = row;
  return proposed_quote_id === null || proposed_carrier === null || proposed_price === null
    ? null
    : {
        carrier_quote_id: proposed_quote_id,
        carrier_name: proposed_carrier,
        price: proposed_price,
        by: row.proposed_by,
        note: row.proposal_note,
      };
};

/** What the same booking costs now; null once it cannot be booked. */
const priceNow = ({ is_open, quote_price, premium, status, price }: FullApprovalRow): number | null => {
  if (!isWaitingApproval(status)) return price;
  return is_open ? dollars(sum([cents(quote_price), cents(premium)])) : null;
};

const whyNot = (ctx: Ctx, row: FullApprovalRow, mine: boolean, agreements: readonly AgreementRow[]) => {
  if (row.asked_by === ctx.actor.userId) return 'own' satisfies UndecidedReason;
  if (mine) return null;
  const hasAgreed = agreements.some(({ user_id }) => user_id === ctx.actor.userId);
  return hasAgreed ? ('agreed' satisfies UndecidedReason) : ('not_named' satisfies UndecidedReason);
};

/** One request as the caller may see it. 404 where its account is not in scope. */
export const readApproval = async (ctx: Ctx, id: number): Promise<Approval> => {
  const row = await findApproval(ctx.db, ctx.scope, id);
  if (!row) throw notFound();
  const [deciders, agreements] = await Promise.all([findDeciders(ctx.db, id), findAgreements(ctx.db, id)]);
  const now = ctx.services.clock.now();
  const places = openPlaces({ userId: ctx.actor.userId, now }, deciders, agreements);
  const isOpen = isWaitingApproval(row.status);
  const why_not = isOpen ? whyNot(ctx, row, places.length > 0, agreements) : null;
  return {
    ...presentItem(row),
    carrier_quote_id: row.carrier_quote_id,
    load_status: row.load_status,
    price_now: priceNow(row),
    premium: row.premium,
    quote_expires_at: row.quote_expires_at,
    reasons: reasonsOf(ctx, row, { deciders, agreements }),
    note: row.note,
    books: row.books,
    proposal: proposalOf(row),
    is_mine: row.asked_by === ctx.actor.userId,
    may_decide: isOpen && why_not === null && ctx.actor.kind === 'user' && ctx.actor.permissions.has('post:approval'),
    why_not,
  };
};
