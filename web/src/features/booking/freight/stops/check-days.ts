import { type Fault, phraseOf } from '../../../../platform/forms/form-faults.ts';
import { today } from '../../../../platform/words/today.ts';
import { type QuoteRequest, asksForTruck } from '../form/quote-request.ts';
import type { LoadForm } from '../form/load-form.ts';

const dayFault = (name: 'deliver_by_before_from' | 'deliver_by_early' | 'pickup_until_early'): Fault => ({
  phrase: `loads.book.errors.${name}`,
});

/** Whether a day is before another; false if one of them is empty. */
const isEarlier = (day: string, than: string): boolean => day !== '' && than !== '' && day < than;

const spanFaults = (form: LoadForm): Record<string, Fault> => ({
  ...(isEarlier(form.pickup_until, form.pickup_date) && { pickup_until: dayFault('pickup_until_early') }),
  ...(isEarlier(form.deliver_from, form.pickup_date) && { deliver_from: dayFault('deliver_by_early') }),
  ...(isEarlier(form.deliver_by, form.deliver_from) && { deliver_by: dayFault('deliver_by_before_from') }),
});

/** Faults of days that are past or in the wrong order, by field. */
export const dayFaults = (form: LoadForm, quoteRequest: QuoteRequest): Record<string, Fault> => ({
  ...(asksForTruck(quoteRequest) && spanFaults(form)),
  ...(isEarlier(form.pickup_date, today()) && { pickup_date: { phrase: phraseOf('loads.pickup_date_past') } }),
  ...(isEarlier(form.deliver_by, form.pickup_date) && { deliver_by: dayFault('deliver_by_early') }),
});
