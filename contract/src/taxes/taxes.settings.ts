import { z } from 'zod';
import { Country } from '../places/postal.ts';
import { setting } from '../values/setting.ts';
import { Day, Id, requiredText, text } from '../values/values.ts';
import { defaultTaxRates } from './data/default-rates.ts';
import { exemptionCovers, taxes, taxExemptions, taxLegs, taxRegistrations } from './taxes.ts';

const days = { effective_from: Day, effective_to: Day.nullable() };

/** Days are YYYY-MM-DD, and so in order as texts. */
const isInOrder = ({ effective_from, effective_to }: { effective_from: string; effective_to: string | null }) =>
  effective_to === null || effective_from <= effective_to;
const inOrder = { path: ['effective_to'], params: { code: 'taxes.ends_before' } };

/** Percents have at most three decimals, as QST has. */
const Percent = z.number().min(0).max(100).multipleOf(0.001);

const TaxRate = z
  .strictObject({
    tax: z.enum(taxes),
    country: Country,
    state: z
      .string()
      .regex(/^[A-Z]{2,4}$/)
      .nullable(),
    zip_prefix: z
      .string()
      .regex(/^[A-Z0-9]{1,6}$/)
      .nullable(),
    leg: z.enum(taxLegs),
    percent: Percent,
    ...days,
    source: z.httpUrl().max(400),
    note: text(200).default(''),
  })
  .refine(isInOrder, inOrder);

/** How many rows each list may have: every server holds them in memory, and the screen shows all of them. */
export const mostTaxRows = 1000;

/** Rates of tax on freight by kind of leg and place of supply. An invoice keeps what it was issued with. */
export const taxRates = setting('taxes.rates', {
  schema: z.array(TaxRate).max(mostTaxRows),
  default: [...defaultTaxRates],
  changedBy: 'patch:tax',
  label: 'taxes.settings.rates',
});

/** The operator's numbers. A tax is charged while one is in force, and not at all before the first. */
export const taxNumbers = setting('taxes.registrations', {
  schema: z
    .array(
      z
        .strictObject({ registration: z.enum(taxRegistrations), number: requiredText(40), ...days })
        .refine(isInOrder, inOrder),
    )
    .max(mostTaxRows),
  default: [],
  changedBy: 'patch:tax',
  label: 'taxes.settings.registrations',
});

/** Accounts that are charged less, by the number of a certificate or declaration. */
export const exemptAccounts = setting('taxes.exemptions', {
  schema: z
    .array(
      z
        .strictObject({
          account_id: Id,
          exemption: z.enum(taxExemptions),
          covers: z.enum(exemptionCovers),
          certificate: requiredText(60),
          ...days,
        })
        .refine(isInOrder, inOrder),
    )
    .max(mostTaxRows),
  default: [],
  changedBy: 'patch:tax',
  label: 'taxes.settings.exemptions',
});
