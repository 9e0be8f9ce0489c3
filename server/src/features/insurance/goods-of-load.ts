import type { InsuranceInput } from '@portal/contract/insurance/insurance.ts';
import type { Conveyance, CommodityGroup } from '@portal/contract/insurance/insurance-choices.ts';
import type { OpenCtx } from '../../platform/context.ts';
import { findInsuredLoad } from './insurance.queries.ts';
import { isDomestic } from './make-offers.ts';

type InsuredLoad = Awaited<ReturnType<typeof findInsuredLoad>>;

/** What a load's freight is to the insurer, as far as the load says it. */
const groupOf = ({ load, items }: InsuredLoad): CommodityGroup => {
  if (load.hazmat) return 'hazmat';
  return load.mode === 'reefer' || items.some(({ temperature }) => temperature !== null) ? 'food_chilled' : 'general';
};

const mostGoods = 200;

/** A load as goods to insure: new, by truck, all risks. Its value is what the shipper said for insurance; 0 where nothing. */
export const goodsOfLoad = async (ctx: OpenCtx, loadId: number): Promise<Omit<InsuranceInput, 'load_id'>> => {
  const insured = await findInsuredLoad(ctx.db, loadId);
  const [from, to] = [insured.stops[0], insured.stops.at(-1)];
  if (!from || !to) throw new RangeError('a load has two stops at least');
  const conveyance: Conveyance = 'truck';
  const ends = { origin_country: from.country, destination_country: to.country };
  const names = [...new Set(insured.items.map(({ commodity }) => commodity))].filter(Boolean).join(', ');
  return {
    ...ends,
    origin_city: from.city,
    origin_state: from.state,
    origin_zip_code: from.zip_code,
    destination_city: to.city,
    destination_state: to.state,
    destination_zip_code: to.zip_code,
    insured_value: insured.load.cargo_value_for_insurance,
    condition: 'A',
    commodity: (names || 'Freight').slice(0, mostGoods),
    commodity_group: groupOf(insured),
    is_used: false,
    conveyance,
    is_domestic: isDomestic(ends),
    departs_on: insured.load.pickup_date,
    war_and_strikes: false,
  };
};
