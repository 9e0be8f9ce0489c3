import type { Country } from '../places/zip-code.ts';

// No schemas here: screens and the types of the database read these lists.

/** The taxes the portal can charge. The retention is what the customer pays to the state in the operator's place. */
export const taxes = ['gst', 'hst', 'qst', 'iva', 'iva_retention'] as const;
export type Tax = (typeof taxes)[number];

/** Under which the operator is registered: GST and HST are one registration, IVA and its retention too. */
export const taxRegistrations = ['gst_hst', 'qst', 'iva'] as const;
export type TaxRegistration = (typeof taxRegistrations)[number];

/** From what an account may be exempt. */
export const taxExemptions = ['gst_hst', 'qst', 'iva', 'iva_retention'] as const;
export type TaxExemption = (typeof taxExemptions)[number];

/**
 * How a leg runs, seen from the country of the tax: within one state, within the country, from it to another country, or
 * from another one to it. Its place of supply is the destination, of an outbound leg the origin.
 */
export const taxLegs = ['within', 'domestic', 'outbound', 'inbound'] as const;
export type TaxLeg = (typeof taxLegs)[number];

/** What an exemption covers: every leg, or hauls of containers alone, as parts of an international movement. */
export const exemptionCovers = ['all', 'containers'] as const;

export const registrationOf: Readonly<Record<Tax, TaxRegistration>> = {
  gst: 'gst_hst',
  hst: 'gst_hst',
  qst: 'qst',
  iva: 'iva',
  iva_retention: 'iva',
};

export const exemptionOf: Readonly<Record<Tax, TaxExemption>> = { ...registrationOf, iva_retention: 'iva_retention' };

/** Taxes that lower what is payable. */
export const isWithheld = (tax: Tax): boolean => tax === 'iva_retention';

/** Those who withhold are companies where the tax is: by the country of their account. */
export const withheldIn: Country = 'MX';

/**
 * Charges that bear no tax of freight: premiums, which are the insurer's (ETA, Schedule V, Part VII; LIVA, article 15), and
 * duties, which are paid in the importer's name.
 */
export const untaxedCharges: readonly string[] = ['CARGO_INSURANCE', 'DUTY'];

/** One rate, by the kind of leg and the place of supply, from a day on. */
export type TaxRate = {
  tax: Tax;
  country: Country;
  /** Null: the whole country. */
  state: string | null;
  /** Null: the whole state or country. */
  zip_prefix: string | null;
  leg: TaxLeg;
  percent: number;
  effective_from: string;
  effective_to: string | null;
  /** An address where the law or the authority says so. */
  source: string;
  note: string;
};

export type RegisteredTax = {
  registration: TaxRegistration;
  number: string;
  effective_from: string;
  effective_to: string | null;
};

export type ExemptAccount = {
  account_id: number;
  exemption: TaxExemption;
  covers: (typeof exemptionCovers)[number];
  certificate: string;
  effective_from: string;
  effective_to: string | null;
};
