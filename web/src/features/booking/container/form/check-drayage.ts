import { DrayageInput } from '@portal/contract/drayage/drayage-input.ts';
import { weightRule } from '@portal/contract/drayage/weight-rule.ts';
import { type Fault, type Faults, phraseOf, schemaFaults } from '../../../../platform/forms/form-faults.ts';
import { today } from '../../../../platform/words/today.ts';
import { borderFaults } from '../../../places/border-form.ts';
import { containerHazmatFaults } from './container-hazmat.ts';
import { drayageBody, haulEnds } from '../../../drayage/form/drayage-body.ts';
import type { DrayageForm } from '../../../drayage/form/drayage-form.ts';

/** Clearer faults for fields that the schema can only call malformed. */
const clearerFaults = (form: DrayageForm): Record<string, Fault> => ({
  place: { phrase: 'drayage.book.place.choose' },
  to_place: { phrase: 'drayage.book.place.choose' },
  'door.zip_code': form.door.zip_code.trim()
    ? { phrase: 'loads.book.errors.zip_format' }
    : { phrase: phraseOf(form.direction === 'export' ? 'loads.pickup_missing' : 'loads.delivery_missing') },
  pickup_date: { phrase: 'loads.book.errors.pickup_date' },
  // The schema's own fault would list all twenty classes.
  'hazmat.class_division': { phrase: 'loads.book.errors.hazard_class' },
});

const fieldFaults = (form: DrayageForm): Faults => {
  const found = schemaFaults(DrayageInput, drayageBody(form));
  const known = clearerFaults(form);
  return Object.fromEntries(Object.entries(found).map(([field, fault]) => [field, known[field] ?? fault]));
};

/** Whether the container is so heavy that only operations may quote it, by e-mail. */
export const isTooHeavy = ({ weight, container }: Pick<DrayageForm, 'weight' | 'container'>): boolean =>
  weight !== null && weightRule(weight, container).needs_operations;

/** All faults of the form by field: those of the contract's schema before those of the whole load. */
export const checkDrayage = (form: DrayageForm, operationsEmail: string): Faults => ({
  ...(form.pickup_date !== '' &&
    form.pickup_date < today() && { pickup_date: { phrase: phraseOf('loads.pickup_date_past') } }),
  ...(isTooHeavy(form) && { weight: { phrase: phraseOf('drayage.over_weight'), params: { email: operationsEmail } } }),
  ...(form.cargo_value_for_insurance === 0 && {
    cargo_value_for_insurance: { phrase: phraseOf('loads.cargo_value_missing') },
  }),
  ...containerHazmatFaults(form),
  ...fieldFaults(form),
  ...borderFaults(form.border, haulEnds(form), false),
});
