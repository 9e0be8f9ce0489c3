import type { ErrorCode } from '@portal/contract/phrases/error-code.ts';
import { LoadInput } from '@portal/contract/loads/load.ts';
import { type Fault, type Faults, phraseOf, schemaFaults } from '../../../../platform/forms/form-faults.ts';
import { borderFaults } from '../../../places/border-form.ts';
import type { QuoteRequest } from './quote-request.ts';
import { dayFaults } from '../stops/check-days.ts';
import { findHazmatFaults } from './hazmat-faults.ts';
import { modeFaults } from './mode-faults.ts';
import type { LoadForm } from './load-form.ts';
import { goesInTransit, newLoadBody } from './load-form-input.ts';

/** Clearer faults for fields that the schema can only call malformed. */
const clearerFaults = (form: LoadForm): Record<string, Fault> => {
  const zipFault = (index: number, missing: ErrorCode): Fault =>
    form.stops[index]?.zip_code.trim() ? { phrase: 'loads.book.errors.zip_format' } : { phrase: phraseOf(missing) };
  const last = form.stops.length - 1;
  const between = form.stops.map((_, index) => [`stops.${index}.zip_code`, zipFault(index, 'http.required')]);
  return {
    ...(Object.fromEntries(between) as Record<string, Fault>),
    'stops.0.zip_code': zipFault(0, 'loads.pickup_missing'),
    [`stops.${last}.zip_code`]: zipFault(last, 'loads.delivery_missing'),
    pickup_date: { phrase: 'loads.book.errors.pickup_date' },
    pickup_until: { phrase: 'http.errors.no_such_day' },
    deliver_from: { phrase: 'http.errors.no_such_day' },
    deliver_by: { phrase: 'http.errors.no_such_day' },
  };
};

/** The hazard class, for which the schema's fault would list all twenty classes. */
const isHazardClass = (field: string): boolean => field.endsWith('.hazmat.class_division');

/** The faults of the contract's schema, some of them replaced by clearer ones. */
const fieldFaults = (form: LoadForm, quoteRequest: QuoteRequest): Faults => {
  const found = schemaFaults(LoadInput, newLoadBody(form, quoteRequest, false));
  const known = clearerFaults(form);
  const worded = (field: string, fault: Fault): Fault =>
    isHazardClass(field) ? { phrase: 'loads.book.errors.hazard_class' } : (known[field] ?? fault);
  return Object.fromEntries(Object.entries(found).map(([field, fault]) => [field, worded(field, fault)]));
};

const hazmatItemMissing = (form: LoadForm): boolean => form.hazmat && form.line_items.every((item) => !item.hazmat);

/** What the rules for hazardous materials refuse, as the server would. */
const hazmatFaults = (form: LoadForm): Faults =>
  Object.fromEntries(
    findHazmatFaults(form)
      .filter(({ level }) => level === 'refusal')
      .toReversed()
      .map(({ code, field, params }): [string, Fault] => [
        field,
        { phrase: phraseOf(code), ...(params && { params }) },
      ]),
  );

/** Faults that concern the whole load. */
const loadFaults = (form: LoadForm): Record<string, Fault> => ({
  ...(hazmatItemMissing(form) && { hazmat: { phrase: phraseOf('commodities.hazmat_item_missing') } }),
  ...(form.cargo_value_for_insurance === 0 && {
    cargo_value_for_insurance: { phrase: phraseOf('loads.cargo_value_missing') },
  }),
});

/** All faults of the form by field: those of the contract's schema before those of the whole load. */
export const checkLoad = (form: LoadForm, quoteRequest: QuoteRequest): Faults => ({
  ...loadFaults(form),
  ...dayFaults(form, quoteRequest),
  ...modeFaults(form, quoteRequest),
  ...hazmatFaults(form),
  ...fieldFaults(form, quoteRequest),
  ...borderFaults(form.border, form.stops, goesInTransit(form)),
});
