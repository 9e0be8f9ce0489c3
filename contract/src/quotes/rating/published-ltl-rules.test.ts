import { describe, expect, it } from 'vitest';
import type { Sized } from '../../commodities/linear-feet.ts';
import { cents } from '../../values/money.ts';
import { type LtlTariff, rateLtl, weightBreakNames } from './ltl-tariff.ts';
import { recordOf } from '../../values/records.ts';
import { applyLtlRules, type LtlRule } from './ltl-rules.ts';

const rule = (kind: LtlRule['kind'], threshold: number, more: Partial<LtlRule> = {}): LtlRule => ({
  kind,
  threshold,
  below_density: null,
  rated_pounds: null,
  rated_class: null,
  price: null,
  per: null,
  not_with: null,
  ...more,
});

const pallets = (count: number, length: number, width: number, height: number): Sized => ({
  length,
  width,
  height,
  dimension_unit: 'in',
  handling_unit_count: count,
  stackable: true,
});

const density = (cubicFeet: number, below: number) =>
  rule('cubic_capacity', cubicFeet, { below_density: below, rated_pounds: below });

// freightto.com, "Our Carriers Cubic Capacity Requirements" (revision of 2012-01-16), says from which size and below
// which density; globalforwarding.com, "Cubic Capacity Rules", for Estes and Old Dominion; redwoodlogistics.com, "Cubic
// Capacity Rule in LTL", for 250 ft³ below 3 lb. The freight is ours: pallets of 48 x 40 x 72 in take 80 ft³ each.
describe('published limits of size and density', () => {
  const aaaCooper = density(830, 4);
  const centralFreight = density(750, 6);
  const dependable = density(750, 5);
  const estes = density(250, 6);
  const oldDominion = density(350, 3);
  const strict = density(250, 3);

  it.each([
    ['AAA Cooper, 880 ft³ at 3.9 lb', aaaCooper, 11, 3_432, 3_520],
    ['AAA Cooper, 880 ft³ at 4 lb', aaaCooper, 11, 3_520, null],
    ['AAA Cooper, 800 ft³ at 1 lb: too small for the rule', aaaCooper, 10, 800, null],
    ['Central Freight, 800 ft³ at 5.5 lb', centralFreight, 10, 4_400, 4_800],
    ['Central Freight, 720 ft³ at 5.5 lb', centralFreight, 9, 3_960, null],
    ['Dependable Highway, 800 ft³ at 4.9 lb', dependable, 10, 3_920, 4_000],
    ['Dependable Highway, 800 ft³ at 5.5 lb', dependable, 10, 4_400, null],
    ['Estes, 320 ft³ at 5 lb', estes, 4, 1_600, 1_920],
    ['Estes, 240 ft³ at 5 lb', estes, 3, 1_200, null],
    ['Old Dominion, 400 ft³ at 2.5 lb', oldDominion, 5, 1_000, 1_200],
    ['Old Dominion, 400 ft³ at 3 lb', oldDominion, 5, 1_200, null],
    ['Old Dominion, 320 ft³ at 2.5 lb', oldDominion, 4, 800, null],
    ['250 ft³ below 3 lb: 320 ft³ at 2 lb', strict, 4, 640, 960],
    ['250 ft³ below 3 lb: 320 ft³ at 5 lb', strict, 4, 1_600, null],
  ] as const)('%s', (_, one, count, pounds, rated) => {
    const { ratedAs } = applyLtlRules([one], null, [pallets(count, 48, 40, 72)], pounds);
    expect(ratedAs[0]?.pounds ?? null).toBe(rated);
  });
});

// Feet of trailer from which a carrier takes freight as LTL no more: freightto.com, the same page. Pallets of 48 x 40 in
// stand two abreast, each pair 4 ft along the trailer.
describe('published limits of linear feet', () => {
  it.each([
    ['Central Freight, 21 ft: 10 pallets are 20', 21, pallets(10, 48, 40, 90), false],
    ['Central Freight, 21 ft: 11 pallets are 24', 21, pallets(11, 48, 40, 90), true],
    ['Central Transport, 14 ft: 6 pallets are 12', 14, pallets(6, 48, 40, 90), false],
    ['Central Transport, 14 ft: 7 pallets are 16', 14, pallets(7, 48, 40, 90), true],
    ['Central Transport, 14 ft: 8 pallets are 16', 14, pallets(8, 48, 40, 90), true],
    ['Dependable Highway, 16 ft: 6 pallets are 12', 16, pallets(6, 48, 40, 90), false],
    ['Dependable Highway, 16 ft: 8 pallets are 16', 16, pallets(8, 48, 40, 90), true],
    ['Dohrn, 12 ft: 4 pallets are 8', 12, pallets(4, 48, 40, 90), false],
    ['Dohrn, 12 ft: 6 pallets are 12', 12, pallets(6, 48, 40, 90), true],
    // bcbtransport.com, "LTL 101", has 5 pallets that cannot stand side by side, a little beyond 20 ft.
    ['20 ft: 5 pallets of 60 in across stand one behind the other', 20, pallets(5, 60, 60, 90), true],
    ['20 ft: 5 pallets of 49 in across neither', 20, pallets(5, 49, 49, 90), true],
    ['20 ft: 5 pallets of 48 in across stand in 12', 20, pallets(5, 48, 48, 90), false],
  ] as const)('%s', (_, feet, item, isBeyond) => {
    expect(applyLtlRules([rule('linear_feet', feet)], null, [item], 5_000).refused !== null).toBe(isBeyond);
  });
});

const band = ([feet, dollars]: readonly [number, number]) => rule('overlength', feet, { price: cents(dollars) });

// FedEx Freight: FXF 100 rules tariff, item 525, from 2018-01-22: $85 from 8 ft to less than 12 ft. Old Dominion before
// and after 2021-11-01: G. Pankonin, "It will never be OVER for Overlength fees". Bands of many carriers, at their lower
// ends: nafahq.org, "Begin Tackling the LTL Over Dimensional Rules Puzzle"; 10 ft 1 in is 10.08 ft.
describe('published charges for length', () => {
  const fedEx = [band([8, 85])];
  const oldDominion = (
    [
      [8, 125],
      [12, 175],
      [20, 350],
    ] as const
  ).map(band);
  const oldDominionFlat = [band([8, 1_000])];
  const usual = (
    [
      [8, 90],
      [10.08, 145],
      [14.08, 261],
      [17.08, 361],
      [20.08, 541],
    ] as const
  ).map(band);

  it.each([
    ['FedEx Freight, 95 in', fedEx, 95, null],
    ['FedEx Freight, 95.6 in', fedEx, 95.6, null],
    ['FedEx Freight, 95.99 in', fedEx, 95.99, null],
    ['FedEx Freight, 96 in', fedEx, 96, 85],
    ['FedEx Freight, 96.1 in', fedEx, 96.1, 85],
    ['FedEx Freight, 143 in', fedEx, 143, 85],
    ['Old Dominion until October 2021, 96 in', oldDominion, 96, 125],
    ['Old Dominion until October 2021, 143 in', oldDominion, 143, 125],
    ['Old Dominion until October 2021, 143.7 in', oldDominion, 143.7, 125],
    ['Old Dominion until October 2021, 239.6 in', oldDominion, 239.6, 175],
    ['Old Dominion until October 2021, 144 in', oldDominion, 144, 175],
    ['Old Dominion until October 2021, 240 in', oldDominion, 240, 350],
    ['Old Dominion from November 2021, 95 in', oldDominionFlat, 95, null],
    ['Old Dominion from November 2021, 96 in', oldDominionFlat, 96, 1_000],
    ['Old Dominion from November 2021, 240 in', oldDominionFlat, 240, 1_000],
    ['usual bands, 120 in', usual, 120, 90],
    ['usual bands, 121 in', usual, 121, 145],
    ['usual bands, 168 in', usual, 168, 145],
    ['usual bands, 169 in', usual, 169, 261],
    ['usual bands, 205 in', usual, 205, 361],
    ['usual bands, 240 in', usual, 240, 361],
    ['usual bands, 241 in', usual, 241, 541],
  ] as const)('%s', (_, rules, inches, dollars) => {
    const { lines } = applyLtlRules(rules, null, [pallets(1, inches, 40, 40)], 900);
    expect(lines.map(({ amount }) => amount / 100)).toEqual(dollars === null ? [] : [dollars]);
  });
});

// R+L charges overlength a piece; the prices are ours.
describe('overlength a piece', () => {
  const bands = [band([8, 100]), band([12, 150]), band([20, 400])].map((one) => ({ ...one, per: 'piece' as const }));

  it.each([
    ['one of 96 in', [pallets(1, 96, 40, 40)], 100, 1],
    ['three of 96 in', [pallets(3, 96, 40, 40)], 300, 3],
    ['two of 150 in', [pallets(2, 150, 40, 40)], 300, 2],
    ['each by its own band', [pallets(2, 100, 40, 40), pallets(1, 240, 40, 40)], 600, 3],
    ['short pieces cost nothing', [pallets(4, 48, 40, 40), pallets(1, 120, 40, 40)], 100, 1],
    ['95.9 in is short', [pallets(4, 95.9, 40, 40), pallets(1, 96, 40, 40)], 100, 1],
    ['just below the second band', [pallets(1, 143.9, 40, 40)], 100, 1],
    ['at the second band', [pallets(1, 144, 40, 40)], 150, 1],
    ['just below the third band', [pallets(1, 239.9, 40, 40)], 150, 1],
    ['at the third band', [pallets(1, 240, 40, 40)], 400, 1],
    ['ten of 96 in', [pallets(10, 96, 40, 40)], 1000, 10],
    ['one in each band', [pallets(1, 96, 40, 40), pallets(1, 144, 40, 40), pallets(1, 240, 40, 40)], 650, 3],
    ['two lines of one band', [pallets(2, 100, 40, 40), pallets(3, 110, 40, 40)], 500, 5],
    ['long across', [pallets(1, 40, 100, 40)], 100, 1],
    ['one long among twenty short', [pallets(20, 48, 40, 40), pallets(1, 150, 40, 40)], 150, 1],
    ['two of 27 ft', [pallets(2, 324, 40, 40)], 800, 2],
    ['a hundred of 8 ft', [pallets(100, 96, 12, 12)], 10_000, 100],
    ['long both ways', [pallets(1, 120, 100, 40)], 100, 1],
    ['longer across than along', [pallets(1, 100, 150, 40)], 150, 1],
    ['tall is not long', [pallets(1, 48, 40, 100), pallets(1, 96, 40, 40)], 100, 1],
    ['243.84 cm, which are 96 in', [{ ...pallets(1, 243.84, 100, 100), dimension_unit: 'cm' as const }], 100, 1],
    [
      'in inches and centimetres',
      [pallets(1, 144, 40, 40), { ...pallets(2, 250, 90, 90), dimension_unit: 'cm' as const }],
      350,
      3,
    ],
  ] as const)('%s', (_, items, dollars, pieces) => {
    const { lines } = applyLtlRules(bands, null, [...items], 900);
    expect(lines.map(({ amount }) => amount / 100)).toEqual([dollars]);
    expect(lines[0]?.note.values).toMatchObject({ pieces });
  });
});

// Saia 670-25 and FedEx Freight FXF 100, item 525: overlength does not apply on shipments subject to cubic capacity.
// logisticsplus.com, "Overlength, Linear Foot, and Cubic Capacity Rules": linear feet not beside overlength (Dayton
// Freight); 750 ft³ below 6 lb is the usual rule, 350 ft³ below 3 lb Old Dominion's. The freight is ours: a skid of
// 96 x 48 x 60 in takes 160 ft³ and 8 ft of half a trailer.
describe('rules that are not charged together', () => {
  const tariff: LtlTariff = {
    rates: { '70': recordOf(weightBreakNames, () => cents(20)) },
    discount_percent: 0,
    amc: cents(0),
    fuel_percent: 0,
    accessorials: { OVR: cents(120) },
  };
  const codes = (rules: readonly LtlRule[], items: readonly Sized[], pounds: number) => {
    const found = rateLtl({ ...tariff, rules }, [{ freight_class: '70', pounds }], ['OVR'], items);
    if ('reason' in found) return found.reason;
    return found.lines.map(({ code }) => code).filter((code) => code !== 'FUEL' && code !== 'BASE');
  };
  const skids = (count: number) => [pallets(count, 96, 48, 60)];

  const length = band([8, 85]);
  const notBesideCubic = { ...length, not_with: 'cubic_capacity' as const };
  const pieces = { ...notBesideCubic, per: 'piece' as const };
  const notBesideDensity = { ...length, not_with: 'minimum_density' as const };
  const usual = density(750, 6);
  const oldDominion = density(350, 3);
  const minimum = rule('minimum_density', 300, { below_density: 4, rated_pounds: 4 });
  const feet = rule('linear_feet', 15, { rated_pounds: 1_250, below_density: 22.5 });
  const feetPriced = rule('linear_feet', 15, { price: cents(40), not_with: 'cubic_capacity' });

  it.each([
    ['640 ft³: too small for the rule', [notBesideCubic, usual], skids(4), 900, ['OVR']],
    ['800 ft³ at 7.5 lb: too dense', [notBesideCubic, usual], skids(5), 6_000, ['OVR']],
    ['800 ft³ at exactly 6 lb', [notBesideCubic, usual], skids(5), 4_800, ['OVR']],
    ['800 ft³ at 5.99 lb', [notBesideCubic, usual], skids(5), 4_792, ['CBC']],
    ['800 ft³ at 1.1 lb', [notBesideCubic, usual], skids(5), 900, ['CBC']],
    ['1,600 ft³ at 5 lb', [notBesideCubic, usual], skids(10), 8_000, ['CBC']],
    ['another tariff charges both', [length, usual], skids(5), 900, ['CBC', 'OVR']],
    [
      'short skids: what was asked for is charged',
      [notBesideCubic, usual],
      [pallets(10, 48, 40, 90)],
      1_000,
      ['CBC', 'OVR'],
    ],
    ['Old Dominion, 320 ft³', [notBesideCubic, oldDominion], skids(2), 300, ['OVR']],
    ['Old Dominion, 480 ft³ at 2 lb', [notBesideCubic, oldDominion], skids(3), 960, ['CBC']],
    ['Old Dominion, 480 ft³ at 3 lb', [notBesideCubic, oldDominion], skids(3), 1_440, ['OVR']],
    ['a piece, 640 ft³', [pieces, usual], skids(4), 900, ['OVR']],
    ['a piece, 800 ft³ at 1.1 lb', [pieces, usual], skids(5), 900, ['CBC']],
    ['a piece among short ones, 880 ft³', [pieces, usual], [...skids(1), pallets(9, 48, 40, 72)], 900, ['CBC']],
    ['minimum density, 320 ft³ at 3 lb', [notBesideDensity, minimum], skids(2), 960, ['DMIN']],
    ['minimum density, 320 ft³ at 5 lb', [notBesideDensity, minimum], skids(2), 1_600, ['OVR']],
    ['not beside cubic capacity, but beside density', [notBesideCubic, minimum], skids(2), 960, ['DMIN', 'OVR']],
    ['not beside density, but beside cubic capacity', [notBesideDensity, usual], skids(5), 900, ['CBC', 'OVR']],
    ['20 ft priced, not beside cubic capacity', [feetPriced, usual], [pallets(10, 48, 40, 90)], 1_000, ['CBC', 'OVR']],
    ['20 ft priced, dense', [feetPriced, usual], [pallets(10, 48, 40, 72)], 8_000, ['LINEAR', 'OVR']],
    ['both left out beside cubic capacity', [feetPriced, notBesideCubic, usual], skids(5), 900, ['CBC']],
    ['both charged on dense freight', [feetPriced, notBesideCubic, usual], skids(5), 9_000, ['LINEAR', 'OVR']],
    ['a rule that adds nothing leaves the other', [notBesideCubic, density(750, 6)], skids(5), 40_000, ['OVR']],
    [
      'Dayton Freight, 24 ft of skids',
      [{ ...length, not_with: 'linear_feet' as const }, feet],
      skids(5),
      900,
      ['LINEAR'],
    ],
  ] as const)('%s', (_, rules, items, pounds, charged) => {
    expect(codes(rules, items, pounds)).toEqual(charged);
  });
});
