import type { InsurancePrices } from '@portal/contract/insurance/insurance.contract.ts';
import { type InsuranceQuote, InsuranceInput } from '@portal/contract/insurance/insurance.ts';
import type { CommodityGroup, Conveyance, InsuranceCondition } from '@portal/contract/insurance/insurance-choices.ts';
import { type Faults, schemaFaults } from '../../../platform/forms/form-faults.ts';

type Country = 'US' | 'MX' | 'CA';

/** The form as it is typed. `condition` "all" compares the clauses. */
export type CargoForm = {
  origin_city: string;
  origin_state: string;
  origin_country: Country;
  origin_zip_code: string;
  destination_city: string;
  destination_state: string;
  destination_country: Country;
  destination_zip_code: string;
  insured_value: number | null;
  condition: InsuranceCondition | 'all';
  commodity: string;
  commodity_group: CommodityGroup;
  is_used: boolean;
  conveyance: Conveyance;
  departs_on: string;
  war_and_strikes: boolean;
  load_id: number | null;
};

/** A new form: nothing but what most people insure. */
export const emptyCargo = (today: string): CargoForm => ({
  origin_city: '',
  origin_state: '',
  origin_country: 'US',
  origin_zip_code: '',
  destination_city: '',
  destination_state: '',
  destination_country: 'US',
  destination_zip_code: '',
  insured_value: null,
  condition: 'all',
  commodity: '',
  commodity_group: 'general',
  is_used: false,
  conveyance: 'truck',
  departs_on: today,
  war_and_strikes: false,
  load_id: null,
});

export const cargoOf = (quote: InsuranceQuote): CargoForm => ({
  origin_city: quote.origin_city,
  origin_state: quote.origin_state,
  origin_country: quote.origin_country,
  origin_zip_code: quote.origin_zip_code,
  destination_city: quote.destination_city,
  destination_state: quote.destination_state,
  destination_country: quote.destination_country,
  destination_zip_code: quote.destination_zip_code,
  insured_value: quote.insured_value || null,
  condition: quote.condition ?? 'all',
  commodity: quote.commodity,
  commodity_group: quote.commodity_group,
  is_used: quote.is_used,
  conveyance: quote.conveyance,
  departs_on: quote.departs_on,
  war_and_strikes: quote.war_and_strikes,
  load_id: quote.load_id,
});

type LoadGoods = InsurancePrices['goods'];

/** What of the form a load's freight fills; a value nobody has entered for its insurance stays empty. */
export const filledFrom = ({ is_domestic: _, insured_value, ...goods }: LoadGoods): Partial<CargoForm> => ({
  ...goods,
  condition: 'all',
  insured_value: insured_value || null,
});

export const isDomestic = ({ origin_country, destination_country }: CargoForm): boolean =>
  origin_country === destination_country;

/** What is sent: an empty value takes the cover of the set offer. */
export const bodyOf = (typed: CargoForm) => ({
  ...typed,
  insured_value: typed.insured_value ?? 0,
  condition: typed.condition === 'all' ? null : typed.condition,
  is_domestic: isDomestic(typed),
});

export const checkCargo = (typed: CargoForm): Faults => ({
  ...schemaFaults(InsuranceInput, bodyOf(typed)),
  ...(!typed.departs_on && { departs_on: { phrase: 'http.errors.required' as const } }),
});
