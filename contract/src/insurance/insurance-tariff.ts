import { z } from 'zod';
import { callable } from '../places/reachable.ts';
import { Dollars } from '../values/dollars.ts';
import { setting } from '../values/setting.ts';
import { Day, requiredText, text } from '../values/values.ts';
import {
  type CommodityGroup,
  commodityGroups,
  conveyances,
  groupTerms,
  insuranceConditions,
} from './insurance-choices.ts';

const Factor = z.number().min(0).max(100);

/** What the operator's insurer asks for, from a day on. Percents are of the insured value; amounts are US dollars. */
export const InsuranceTariff = z.strictObject({
  effective_from: Day,
  insurer_name: requiredText(120),
  policy_number: requiredText(60),
  certificate_prefix: z.string().regex(/^[A-Z]{1,6}$/),
  claims_email: text(254),
  claims_phone: callable(text(40)),
  /** Up to `cover` for `premium`, without a fee: goods of standard terms, new, by these conveyances. */
  set_offer: z.strictObject({
    cover: Dollars.min(1),
    premium: Dollars.min(0),
    deductible: Dollars.min(0),
    conveyances: z.array(z.enum(conveyances)),
  }),
  /** Policies a reward account has free in a calendar month. */
  free: z.strictObject({ per_month: z.int().min(0).max(1000), cover: Dollars.min(1), deductible: Dollars.min(0) }),
  minimum_premium: Dollars.min(0),
  policy_fee: Dollars.min(0),
  /** Above this value operations asks the insurer. */
  limit: Dollars.min(1),
  international_factor: Factor,
  /** What war and strikes cost on top, in percent of the insured value; null where they are not insured. */
  war_and_strikes_percent: z.number().min(0).max(100).nullable().default(null),
  conveyance_factors: z.record(z.enum(conveyances), Factor),
  deductibles: z.record(z.enum(insuranceConditions), Dollars.min(0)),
  /** Clauses offered for goods that have been used. */
  used_conditions: z.array(z.enum(insuranceConditions)),
  groups: z
    .array(
      z.strictObject({
        group: z.enum(commodityGroups),
        terms: z.enum(groupTerms),
        percents: z.record(z.enum(insuranceConditions), z.number().min(0).max(100)),
      }),
    )
    .max(commodityGroups.length),
  /** Days a cover lasts at most, and business days an offer holds. */
  cover_days: z.int().min(1).max(366),
  offer_business_days: z.int().min(1).max(30),
});
export type InsuranceTariff = z.infer<typeof InsuranceTariff>;

type Percents = { A: number; B: number; C: number };
const usual: Percents = { A: 0.14, B: 0.11, C: 0.08 };
const sensitive: Percents = { A: 0.22, B: 0.16, C: 0.11 };
const delicate: Percents = { A: 0.28, B: 0.19, C: 0.13 };

const standard: Partial<Record<CommodityGroup, Percents>> = {
  general: usual,
  machinery: { A: 0.16, B: 0.12, C: 0.09 },
  auto_parts: usual,
  furniture: { A: 0.18, B: 0.13, C: 0.09 },
  apparel: { A: 0.16, B: 0.12, C: 0.08 },
  food_dry: { A: 0.15, B: 0.12, C: 0.08 },
  beverages: { A: 0.17, B: 0.13, C: 0.09 },
  electronics: delicate,
  medical_devices: sensitive,
  chemicals: sensitive,
  building_materials: usual,
  metals_ferrous: { A: 0.12, B: 0.1, C: 0.07 },
  paper_plastics: usual,
  bagged_goods: { A: 0.2, B: 0.15, C: 0.1 },
};

const excluded: readonly CommodityGroup[] = ['never_insured'];

const termsOf = (group: CommodityGroup) => {
  if (excluded.includes(group)) return 'excluded' as const;
  return standard[group] ? ('standard' as const) : ('on_request' as const);
};

/** The operator's rates, by the day they begin to count. Old ones stay: they say how an old policy was rated. */
export const insuranceTariffs = setting('insurance.tariffs', {
  schema: z
    .array(InsuranceTariff)
    .min(1)
    .max(50)
    .refine((all) => new Set(all.map(({ effective_from }) => effective_from)).size === all.length, {
      params: { code: 'insurance.tariff_day_taken' },
    }),
  default: [
    {
      effective_from: '2020-01-01',
      insurer_name: 'Northgate Marine Insurance Co.',
      policy_number: 'MC-77-10482',
      certificate_prefix: 'AC',
      claims_email: 'claims@northgate.example',
      claims_phone: '(800) 555-0177',
      set_offer: { cover: 25_000, premium: 35, deductible: 250, conveyances: ['truck', 'parcel'] },
      free: { per_month: 3, cover: 25_000, deductible: 500 },
      minimum_premium: 35,
      policy_fee: 5,
      limit: 250_000,
      international_factor: 1.3,
      war_and_strikes_percent: 0.05,
      conveyance_factors: { truck: 1, rail: 1, ocean: 1.25, air: 0.9, parcel: 1.1, several: 1.2 },
      deductibles: { A: 250, B: 500, C: 1000 },
      used_conditions: ['B', 'C'],
      groups: commodityGroups.map((group) => ({
        group,
        terms: termsOf(group),
        percents: standard[group] ?? delicate,
      })),
      cover_days: 30,
      offer_business_days: 2,
    },
  ],
  changedBy: 'act_for_operator',
  label: 'insurance.settings.tariffs',
});

/** The tariff that counts on a day, YYYY-MM-DD: the one that began last, else the first there is. */
export const tariffOn = (tariffs: readonly InsuranceTariff[], day: string): InsuranceTariff => {
  const byDay = tariffs.toSorted((a, b) => a.effective_from.localeCompare(b.effective_from));
  const tariff = byDay.findLast(({ effective_from }) => effective_from <= day) ?? byDay[0];
  if (!tariff) throw new RangeError('there is always a tariff');
  return tariff;
};
