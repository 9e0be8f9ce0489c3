import { endOfDayIn } from '@portal/contract/values/zones/local-time.ts';
import { operatorDay, operatorZone } from '../../platform/settings/operator-day.ts';
import type { InsuranceInput } from '@portal/contract/insurance/insurance.ts';
import { insuranceTariffs, type InsuranceTariff, tariffOn } from '@portal/contract/insurance/insurance-tariff.ts';
import {
  freeOffer,
  type InsuranceOffer,
  type InsuredGoods,
  rateInsurance,
} from '@portal/contract/insurance/rate-insurance.ts';
import { addBusinessDays } from '@portal/contract/places/business-days.ts';
import { insurerOf } from '../../integrations/insurer/http-insurer.ts';
import type { OpenCtx } from '../../platform/context.ts';
import { problem } from '../../platform/http/errors.ts';
import { readFreePolicies } from './free-policies.ts';

type Ends = Pick<InsuranceInput, 'origin_country' | 'destination_country'>;
type PlacedGoods = InsuredGoods & Ends;

/** Whether goods stay in one country, whatever was said of them: what prices and certificates go by. */
export const isDomestic = ({ origin_country, destination_country }: Ends): boolean =>
  origin_country === destination_country;

/** The operator's tariff of today. */
export const presentTariff = (ctx: OpenCtx): InsuranceTariff =>
  tariffOn(ctx.services.settings.get(insuranceTariffs), operatorDay(ctx));

/** Whether war and strikes can be insured: the tariff has a price, and no insurer's interface, which knows none, binds. */
export const hasWarAndStrikes = (ctx: OpenCtx): boolean =>
  presentTariff(ctx).war_and_strikes_percent !== null && insurerOf(ctx.services) === null;

/** What an account is offered for goods: a free policy first where it has any left, then by price; with who insures. 422
 * `insurance.no_war_cover`. */
export const makeOffers = async (ctx: OpenCtx, accountId: number, goods: PlacedGoods) => {
  if (goods.war_and_strikes && !hasWarAndStrikes(ctx)) {
    throw problem('insurance.no_war_cover', 422, { field: 'war_and_strikes' });
  }
  const tariff = { ...presentTariff(ctx), ...(!hasWarAndStrikes(ctx) && { war_and_strikes_percent: null }) };
  const rating = rateInsurance(tariff, { ...goods, is_domestic: isDomestic(goods) });
  const free_policies = await readFreePolicies(ctx, accountId);
  const hasFree = rating.kind === 'offers' && free_policies !== null && free_policies.left > 0;
  const offers: InsuranceOffer[] = rating.kind === 'offers' ? rating.offers : [];
  return {
    tariff,
    rating,
    free_policies,
    offers: hasFree ? [freeOffer(tariff, goods.insured_value), ...offers] : offers,
  };
};

/** The columns that follow from what is insured. 422 `insurance.excluded` for what nobody insures. */
export const offeredColumns = async (ctx: OpenCtx, accountId: number, goods: PlacedGoods) => {
  const { tariff, rating, offers } = await makeOffers(ctx, accountId, goods);
  if (rating.kind === 'excluded') throw problem('insurance.excluded', 422, { field: 'commodity_group' });
  const today = operatorDay(ctx);
  if (rating.kind === 'referred') {
    return {
      status: 'with_operations' as const,
      offers: JSON.stringify([]),
      insurer_name: tariff.insurer_name,
      expires_at: null,
      answer_by: addBusinessDays(today, 1),
    };
  }
  return {
    status: 'quoted' as const,
    offers: JSON.stringify(offers),
    insurer_name: tariff.insurer_name,
    expires_at: offersHoldUntil(ctx, tariff),
    answer_by: null,
  };
};

/** Offers hold to the end of their last business day. */
export const offersHoldUntil = (ctx: OpenCtx, tariff: InsuranceTariff): string =>
  endOfDayIn(operatorZone(ctx.services), addBusinessDays(operatorDay(ctx), tariff.offer_business_days)).toISOString();
