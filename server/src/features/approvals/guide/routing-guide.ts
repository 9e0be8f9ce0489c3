import { randomUUID } from 'node:crypto';
import type { Finding } from '@portal/contract/approvals/approval.ts';
import type { guide } from '@portal/contract/approvals/guide/guide.contract.ts';
import { guideLimits } from '@portal/contract/approvals/guide/guide-kinds.ts';
import type { Guide, GuideChange, GuideRule, NewGuideRule } from '@portal/contract/approvals/guide/guide-rules.ts';
import { rankQuotes } from '@portal/contract/approvals/guide/rank-quotes.ts';
import { tryGuide } from '@portal/contract/approvals/guide/try-guide.ts';
import type { Reply } from '@portal/contract/http/endpoint.ts';
import { addDays } from '@portal/contract/values/calendar-days.ts';
import { dayInZone } from '@portal/contract/values/zones/local-time.ts';
import { audit } from '../../../platform/audit.ts';
import type { Ctx, OpenCtx } from '../../../platform/context.ts';
import { withTransaction } from '../../../platform/database/transaction.ts';
import { problem } from '../../../platform/http/errors.ts';
import { zoneOfAccount } from '../../billing/account-zone.ts';
import { loadInScope } from '../../loads/load-in-scope.ts';
import { findCarrierNames } from '../rules.queries.ts';
import { findGuide, findGuidedLoad, findGuideVersions, findPastLoads, insertGuide } from './guide.queries.ts';

const triedDays = 90;

/** The day it is where an account is. */
const todayOf = async (ctx: OpenCtx, accountId: number): Promise<string> =>
  dayInZone(await zoneOfAccount(ctx, accountId), ctx.services.clock.now());

/** The own account's guide with the carriers a rule may name. */
export const getGuide = async (ctx: Ctx): Promise<Guide> => {
  const { accountId } = ctx.actor;
  const today = await todayOf(ctx, accountId);
  const [{ newest, inForce }, carriers] = await Promise.all([
    findGuide(ctx.db, accountId, today),
    findCarrierNames(ctx.db),
  ]);
  const isUpcoming = newest !== undefined && newest.version !== inForce?.version;
  return {
    version: newest?.version ?? 0,
    today,
    in_force: inForce ?? null,
    upcoming: isUpcoming ? newest : null,
    carriers,
  };
};

export const listGuideVersions = (
  ctx: Ctx,
  paging: { skip: number; limit: number },
): Promise<Reply<typeof guide.versions>> => findGuideVersions(ctx.db, ctx.actor.accountId, paging);

/** A key names a rule that stood in the version before; carriers must be known, or have stood there. */
const check = (
  rules: readonly NewGuideRule[],
  before: readonly GuideRule[],
  carriers: readonly { id: number }[],
): void => {
  const known = new Set(carriers.map(({ id }) => id));
  for (const [i, rule] of rules.entries()) {
    if (rule.key && !before.some(({ key }) => key === rule.key)) {
      throw problem('http.invalid', 400, { field: `rules.${i}.key` });
    }
    if ('carrier_ids' in rule && !rule.carrier_ids.every((id) => known.has(id))) {
      throw problem('approvals.unknown_choice', 400, { field: `rules.${i}.carrier_ids` });
    }
  }
  const keys = rules.flatMap(({ key }) => key ?? []);
  if (new Set(keys).size < keys.length) throw problem('http.invalid', 400, { field: 'rules' });
};

const keyed = (rules: readonly NewGuideRule[]): GuideRule[] =>
  rules.map(({ key = randomUUID(), ...rule }) => ({ ...rule, key }));

/** Publishes the next version. 400 `approvals.unknown_choice`, `approvals.day_over`, 409 `approvals.other_version`. */
export const publishGuide = (ctx: Ctx, { version, effective_on, rules }: GuideChange): Promise<Guide> =>
  withTransaction(ctx, async (tx) => {
    const { accountId: account_id, userId: published_by } = tx.actor;
    const today = await todayOf(tx, account_id);
    if (effective_on < today || effective_on > addDays(today, guideLimits.ahead)) {
      throw problem('approvals.day_over', 400, { field: 'effective_on' });
    }
    const before = (await findGuide(tx.db, account_id, today)).newest?.rules ?? [];
    check(rules, before, await findCarrierNames(tx.db));
    const kept = keyed(rules);
    const isNext = await insertGuide(tx.db, {
      account_id,
      version: version + 1,
      effective_on,
      rules: kept,
      published_by,
    });
    if (!isNext) throw problem('approvals.other_version', 409);
    await audit(tx, {
      action: 'approval.guide-published',
      object_type: 'routing_guide',
      object_id: version + 1,
      account_id,
      before: { rules: before },
      after: { rules: kept, effective_on },
    });
    return getGuide(tx);
  });

/** The quotes of a load by the guide that its account has in force today; null where it has none. */
export const rankLoad = async (ctx: OpenCtx, loadId: number) => {
  const load = await findGuidedLoad(ctx.db, loadId);
  const { inForce } = await findGuide(ctx.db, load.account_id, await todayOf(ctx, load.account_id));
  return inForce ? { version: inForce.version, ...rankQuotes(inForce.rules, load, load.quotes) } : null;
};

/** Whether the guide bars this quote or chooses another one; null where it does neither, or there is no guide. */
export const findOffGuide = async (
  ctx: OpenCtx,
  loadId: number,
  quoteId: number,
): Promise<Extract<Finding, { kind: 'off_guide' }> | null> => {
  const ranking = await rankLoad(ctx, loadId);
  const own = ranking?.ranked.find(({ quote }) => quote.id === quoteId);
  if (!ranking || !own) return null;
  const is_barred = own.reason === 'never';
  const { first } = ranking;
  if (!is_barred && (first === null || first.id === quoteId)) return null;
  return { kind: 'off_guide', is_barred, first: first?.carrier ?? null, first_price: first?.price ?? null };
};

/** Why each quote of a load stands where it stands. 404 `loads.not_found`. */
export const guideOfLoad = async (ctx: Ctx, loadId: number): Promise<Reply<typeof guide.ofLoad>> => {
  await loadInScope(ctx, loadId);
  const ranking = await rankLoad(ctx, loadId);
  if (!ranking) return { version: null, first_quote_id: null, items: [] };
  return {
    version: ranking.version,
    first_quote_id: ranking.first?.id ?? null,
    items: ranking.ranked.map(({ quote, ...place }) => ({ carrier_quote_id: quote.id, ...place })),
  };
};

/** What rules would have come to over what the own account booked of late. 400 `approvals.unknown_choice`. */
export const tryRules = async (
  ctx: Ctx,
  { rules }: { rules: readonly NewGuideRule[] },
): Promise<Reply<typeof guide.try>> => {
  const { accountId } = ctx.actor;
  const pasts = await findPastLoads(ctx.db, accountId, triedDays);
  const { changes, ...sums } = tryGuide(keyed(rules), pasts);
  const largest = changes.toSorted((a, b) => Math.abs(b.more) - Math.abs(a.more) || b.load.load_id - a.load.load_id);
  return {
    ...sums,
    changes: largest.slice(0, guideLimits.shown).map(({ load, was, would_be, ...change }) => ({
      load_id: load.load_id,
      was: { carrier: was.carrier, price: was.price },
      would_be: { carrier: would_be.carrier, price: would_be.price },
      ...change,
    })),
  };
};
