import type { words as en } from '@portal/contract/tendering/words/en.ts';
import type { LoadDetails, Stop } from '@portal/contract/loads/load.ts';
import { normalPhone, phoneDigits } from '@portal/contract/places/phone.ts';
import { TenderStop } from '@portal/contract/tendering/tendering.contract.ts';
import { type Fault, type Faults, schemaFaults } from '../../../platform/forms/form-faults.ts';
import type { ReferenceForm, StopForm, TenderForm } from './tender-form.ts';

const missing = (name: keyof typeof en.stops.missing, params?: { digits: number }): Fault => ({
  phrase: `tendering.stops.missing.${name}`,
  ...(params && { params }),
});

/** How a field that the contract refuses is asked for. Both hours are one field on the screen. */
const worded: Record<string, { field: string; fault: Fault }> = {
  name: { field: 'name', fault: missing('name') },
  address: { field: 'address', fault: missing('address') },
  'contact.email': { field: 'contact.email', fault: missing('email') },
  open_time: { field: 'open_time', fault: missing('hours') },
  close_time: { field: 'open_time', fault: missing('hours') },
};

/** What a carrier would miss of a stop beyond the contract's schema: whom to call there, and hours in their order. */
const carrierFaults = ({ contact, open_time, close_time }: StopForm, stop: Stop): Faults => {
  // Nobody needs to be called at a port; a number that is given must be one all the same.
  const isCalled = !stop.is_terminal;
  const hasFalsePhone = (isCalled || contact.phone.trim() !== '') && normalPhone(contact.phone, stop.country) === null;
  return {
    ...(isCalled && contact.name.trim() === '' && { 'contact.name': missing('contact') }),
    ...(hasFalsePhone && { 'contact.phone': missing('phone', { digits: phoneDigits(stop.country) }) }),
    ...(open_time >= close_time && { open_time: missing('hours') }),
  };
};

/** What is wrong with a stop, by the field's path below `path`. */
export const stopFaults = (form: StopForm, stop: Stop, path: string): Faults => {
  const bySchema = Object.entries(schemaFaults(TenderStop, form)).map(([field, fault]): [string, Fault] => {
    const known = worded[field];
    return known ? [known.field, known.fault] : [field, fault];
  });
  const found: Faults = { ...Object.fromEntries(bySchema), ...carrierFaults(form, stop) };
  return Object.fromEntries(Object.entries(found).map(([field, fault]) => [`${path}.${field}`, fault]));
};

const isIncomplete = ({ type, value }: ReferenceForm): boolean => value.trim() === '' && type !== 'po';

/** Everything that keeps the form from being sent. */
export const checkTender = (form: TenderForm, load: LoadDetails): Faults => {
  const ofStops = form.stops.flatMap((stop, index) => {
    const quoted = load.stops[index];
    return quoted ? Object.entries(stopFaults(stop, quoted, `stops.${index}`)) : [];
  });
  const ofReferences = form.references.flatMap((reference, index): [string, Fault][] =>
    isIncomplete(reference) ? [[`references.${index}.value`, { phrase: 'tendering.references.incomplete' }]] : [],
  );
  return Object.fromEntries([...ofStops, ...ofReferences]);
};
