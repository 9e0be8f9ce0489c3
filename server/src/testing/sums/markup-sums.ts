import type { LoadMode } from '@portal/contract/modes/modes.ts';
import type { CarrierOffer } from '../../integrations/carriers/carrier-port.ts';
import { type MarkupLayer, markupsFor } from '../../features/quotes/markups.queries.ts';
import { priceOffer } from '../../features/quotes/rating/price-offer.ts';
import {
  byCode,
  type Charge,
  chosen,
  type Draw,
  dollarsOf,
  isSame,
  type Layer,
  linesOf,
  markupOf,
  prove,
  soldAt,
  total,
  whole,
} from './whole-numbers.ts';

const modes: readonly LoadMode[] = ['ltl', 'ftl', 'reefer'];

/** A carrier's charges, from a cent to the largest a line may have; some are taken off. */
const drawCost = (random: Draw): Charge[] => {
  const most = chosen(random, [999, 99_999, 9_999_999, 999_999_999]);
  const base = 1 + whole(random, most);
  const further = Array.from({ length: whole(random, 8) }, (_, at) => ({
    code: `C${at}`,
    amount: BigInt(random() < 0.15 ? -Math.floor(base * random() * 0.1) : whole(random, most)),
  }));
  return byCode([{ code: 'BASE', amount: BigInt(base) }, ...further]);
};

/** A markup within what may be set: up to 500.000 % and 1,000,000.00 dollars. */
const drawLayer = (random: Draw): Layer => ({
  percent: BigInt(whole(random, chosen(random, [0, 60_000, 500_000]))),
  min: BigInt(whole(random, chosen(random, [0, 9_000, 100_000_000]))),
});

/** A seller of the chain, with markups of single modes or without. */
type Seller = { all: Layer; byMode: ReadonlyMap<LoadMode, Layer> };

const drawSeller = (random: Draw): Seller => ({
  all: drawLayer(random),
  byMode: new Map(modes.filter(() => random() < 0.3).map((mode) => [mode, drawLayer(random)])),
});

const kept = (layer: Layer) => {
  const { percent, min } = markupOf(layer);
  return { markup_percent: percent, markup_min: min };
};

const layerOf = ({ all, byMode }: Seller, at: number): MarkupLayer => ({
  ...markupOf(all),
  seller: at === 0 ? null : at,
  by_mode: byMode.size === 0 ? null : Object.fromEntries([...byMode].map(([mode, layer]) => [mode, kept(layer)])),
});

const offerOf = (cost: readonly Charge[]): CarrierOffer => ({
  quote_id: 'q',
  service_level: 'STANDARD',
  transit_days: 3,
  estimated_delivery: '2026-12-01',
  expiration_date: '2026-12-01T00:00:00Z',
  charges: linesOf(cost).map((line) => ({ ...line, description: '' })),
  price: 0,
  liability: { new_per_lb: 5, used_per_lb: 0.5, max: 10_000 },
  restrictions: [],
});

/** A quote's cost, and its price with the markups of the operator and of up to five accounts above the load's. */
const isRight = (random: Draw): boolean => {
  const cost = drawCost(random);
  const sellers = Array.from({ length: whole(random, 6) }, () => drawSeller(random));
  const mode = chosen(random, modes);
  const sold = soldAt(
    cost,
    sellers.map(({ all, byMode }) => byMode.get(mode) ?? all),
  );
  const priced = priceOffer(offerOf(cost), markupsFor(sellers.map(layerOf), mode));
  return (
    priced.cost === dollarsOf(total(cost)) &&
    isSame(priced.cost_lines, cost) &&
    priced.price === dollarsOf(total(sold)) &&
    isSame(priced.price_lines, sold)
  );
};

/** Compares costs, markups and prices, line by line, with arithmetic on whole numbers of any size. */
export const proveMarkupSums = (run: { cases: number; seed: number }) => prove(isRight, run);
