import type { TariffRuleRow } from '@portal/contract/quotes/rating/ltl-rules.ts';

type Rule = Partial<Omit<TariffRuleRow, 'tariff_id'>> & Pick<TariffRuleRow, 'kind' | 'threshold'>;

/** Bands and prices as UPS Freight once published them (logisticsplus.com); longer than 28 feet goes by truck. */
const overlength: readonly Rule[] = [
  { kind: 'overlength', threshold: 8, price: 90 },
  { kind: 'overlength', threshold: 12, price: 125 },
  { kind: 'overlength', threshold: 16, price: 160 },
  { kind: 'overlength', threshold: 20, price: 195 },
  { kind: 'overlength', threshold: 28 },
];

const cubicCapacity: Rule = {
  kind: 'cubic_capacity',
  threshold: 750,
  below_density: 6,
  rated_pounds: 6,
  rated_class: '125',
};

/** Rules as carriers had them by freightto.com and logisticsplus.com; what they charge by them is partly invented. */
export const demoTariffRules: Readonly<Record<string, { rules: readonly Rule[]; non_stackable_height_in?: number }>> = {
  AACT: {
    rules: [
      ...overlength,
      { kind: 'cubic_capacity', threshold: 830, below_density: 4, rated_pounds: 4 },
      { kind: 'linear_feet', threshold: 13, below_density: 4, rated_pounds: 1_000 },
    ],
  },
  AVRT: { rules: [...overlength, cubicCapacity, { kind: 'linear_feet', threshold: 20, price: 25 }] },
  CTII: {
    rules: [
      ...overlength,
      cubicCapacity,
      { kind: 'minimum_density', threshold: 0, below_density: 1.5, rated_pounds: 1.5 },
      { kind: 'linear_feet', threshold: 14, below_density: 6, rated_pounds: 1_000 },
    ],
    non_stackable_height_in: 84,
  },
  DAFG: {
    rules: [...overlength, { kind: 'linear_feet', threshold: 15, below_density: 22.5, rated_pounds: 1_250 }],
  },
};
