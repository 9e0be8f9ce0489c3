import { QuoteByHand } from '@portal/contract/quotes/hand-quote.ts';
import { cents, dollars, sum, withMarkup } from '@portal/contract/values/money.ts';
import { addBusinessDays } from '@portal/contract/places/business-days.ts';
import type { Markup } from '@portal/contract/quotes/markup.ts';
import { type Faults, phraseOf, schemaFaults } from '../../../platform/forms/form-faults.ts';
import type { LoadToPrice } from './load-to-price.ts';

export type HandLine = { key: string; code: string; amount: number | null };

export type HandQuote = {
  lines: HandLine[];
  service_class: 'standard' | 'priority';
  transit_days: number | null;
  valid_until: string;
  chassis_days_included: number | null;
  restrictions: string;
  note: string;
};

const usualValidity = 5;

const emptyLine = (code: string): HandLine => ({ key: crypto.randomUUID(), code, amount: null });

/** A quote to fill in: the haul and its fuel are always there, and hazardous cargo is asked for by name. */
export const emptyHandQuote = (load: LoadToPrice, today: string): HandQuote => ({
  lines: ['BASE', 'FUEL', ...(load.hazmat ? ['HAZ'] : [])].map(emptyLine),
  service_class: 'standard',
  transit_days: load.transit_days,
  valid_until: addBusinessDays(today, usualValidity),
  chassis_days_included: load.chassis_days_included,
  restrictions: '',
  note: '',
});

/** The form with another charge at its end. */
export const withLine = (form: HandQuote): HandQuote => ({ ...form, lines: [...form.lines, emptyLine('')] });

/** The form as request body, not validated yet. */
export const handQuoteBody = (form: HandQuote) => ({
  lines: form.lines.map(({ code, amount }) => ({ code, amount: amount ?? undefined })),
  service_class: form.service_class,
  transit_days: form.transit_days ?? undefined,
  valid_until: form.valid_until,
  restrictions: form.restrictions
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean),
  ...(form.chassis_days_included !== null && { chassis_days_included: form.chassis_days_included }),
  note: form.note.trim(),
});

/** All faults of the quote by field; `today` is the operator's. */
export const checkHandQuote = (form: HandQuote, today: string): Faults => {
  const found = schemaFaults(QuoteByHand, handQuoteBody(form));
  const clearerFault = (field: string) => {
    if (/^lines\.\d+\.amount$/.test(field)) return { phrase: 'drayage.load.by_hand.no_amount' };
    if (/^lines\.\d+\.code$/.test(field)) return { phrase: 'drayage.load.by_hand.choose_charge' };
    return undefined;
  };
  return {
    ...Object.fromEntries(Object.entries(found).map(([field, fault]) => [field, clearerFault(field) ?? fault])),
    ...(form.valid_until !== '' &&
      form.valid_until < today && { valid_until: { phrase: phraseOf('drayage.valid_until_past') } }),
  };
};

/** What the lines come to, and what the customer pays with a markup; dollars. The price is null where none is known yet. */
export const totalsOf = ({ lines }: HandQuote, markup: Markup | undefined): { cost: number; price: number | null } => {
  const cost = sum(lines.map(({ amount }) => cents(amount ?? 0)));
  const price =
    markup && cost > 0 && withMarkup(cost, { percent: markup.markup_percent, min: cents(markup.markup_min) });
  return { cost: dollars(cost), price: price ? dollars(price) : null };
};
