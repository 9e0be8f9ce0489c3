import type { Reply } from '@portal/contract/http/endpoint.ts';
import type { insurance, InsuranceFilters } from '@portal/contract/insurance/insurance.contract.ts';
import { insuranceStatuses } from '@portal/contract/insurance/insurance-choices.ts';
import type { Ctx } from '../../platform/context.ts';
import { loadInScope } from '../loads/load-in-scope.ts';
import { zoneOfAccount } from '../billing/account-zone.ts';
import { dayOfAccount, readFreePolicies } from './free-policies.ts';
import { refuseWithoutInsurance } from './insurance-access.ts';
import { countQuotes, findQuotes } from './insurance.queries.ts';
import { hasWarAndStrikes, presentTariff } from './make-offers.ts';
import { presentListed } from './present-insurance.ts';

/** What forms say of today's rates. */
const ratesToSay = (ctx: Ctx) => {
  const { limit, set_offer, groups } = presentTariff(ctx);
  return {
    limit,
    set_offer: { cover: set_offer.cover, premium: set_offer.premium },
    on_request: groups.filter(({ terms }) => terms === 'on_request').map(({ group }) => group),
  };
};

type Paging = { skip: number; limit: number };

/** One page of the caller's quotes and certificates, with counts by status. 403, 404 for a foreign load. */
export const listInsurance = async (
  ctx: Ctx,
  { skip, limit, ...wanted }: InsuranceFilters & Paging,
): Promise<Reply<(typeof insurance)['list']>> => {
  refuseWithoutInsurance(ctx);
  if (wanted.load_id) await loadInScope(ctx, wanted.load_id);
  const hasDays = wanted.bought_from ?? wanted.bought_to;
  const zone = hasDays && (await zoneOfAccount(ctx, ctx.actor.accountId));
  const filters = zone ? { ...wanted, zone } : wanted;
  const [rows, { total, end_soon, byStatus }, free_policies] = await Promise.all([
    findQuotes(ctx.db, ctx.scope, filters, { skip, limit }),
    countQuotes(ctx.db, ctx.scope, filters),
    readFreePolicies(ctx, ctx.actor.accountId),
  ]);
  const counts = {
    quoted: 0,
    with_operations: 0,
    reserved: 0,
    issuing: 0,
    in_force: 0,
    cancelled: 0,
    ended: 0,
    claim_open: 0,
  };
  for (const status of insuranceStatuses) counts[status] = byStatus.get(status) ?? 0;
  return {
    items: rows.map((row) => presentListed(ctx, row)),
    total,
    counts,
    end_soon,
    first_departure: dayOfAccount(ctx, ctx.actor.place),
    has_war_and_strikes: hasWarAndStrikes(ctx),
    rates: ratesToSay(ctx),
    free_policies,
  };
};

/** Quotes and certificates that match a text. 403. */
export const searchInsurance = async (
  ctx: Ctx,
  { q, skip, limit }: Paging & { q: string },
): Promise<Reply<(typeof insurance)['search']>> => {
  refuseWithoutInsurance(ctx);
  const [rows, { total }] = await Promise.all([
    findQuotes(ctx.db, ctx.scope, { search: q }, { skip, limit }),
    countQuotes(ctx.db, ctx.scope, { search: q }),
  ]);
  return { items: rows.map((row) => presentListed(ctx, row)), total };
};
