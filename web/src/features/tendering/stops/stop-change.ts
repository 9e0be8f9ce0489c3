import { guardedStopFields } from '@portal/contract/loads/booked-stop.ts';
import { isCommitted } from '@portal/contract/loads/load-states.ts';
import type { StopChange } from '@portal/contract/loads/load-parts.contract.ts';
import type { LoadDetails, Stop } from '@portal/contract/loads/load.ts';
import { readablePhone } from '@portal/contract/places/phone.ts';
import type { Faults } from '../../../platform/forms/form-faults.ts';
import { stopFaults } from '../book/check-tender.ts';
import { type StopForm, stopForm } from '../book/tender-form.ts';

/** A stop as it is changed outside of a booking. */
export type StopEdit = { stop: StopForm; residential: boolean; reason: string };

export const editOf = (stop: Stop): StopEdit => ({
  stop: stopForm(stop),
  residential: stop.residential,
  reason: '',
});

const contactOf = ({ contact, country }: Stop) => ({ ...contact, phone: readablePhone(contact.phone, country) });

/** The changed fields of the stop; a contact is replaced as a whole. */
export const changeOf = (before: Stop, { stop, residential }: StopEdit): Omit<StopChange, 'reason'> => {
  const [name, address, reference] = [stop.name.trim(), stop.address.trim(), stop.reference.trim()];
  const [open, close] = [stop.open_time || null, stop.close_time || null];
  const sameContact = JSON.stringify(contactOf(before)) === JSON.stringify(stop.contact);
  return {
    ...(name !== before.name && { name }),
    ...(address !== before.address && { address }),
    ...(!sameContact && { contact: stop.contact }),
    ...(open !== before.open_time && { open_time: open }),
    ...(close !== before.close_time && { close_time: close }),
    ...(reference !== before.reference && { reference }),
    ...(residential !== before.residential && { residential }),
  };
};

/** Whether a change needs a reason: all that may change of a stop of a booked load does. */
export const needsReason = (load: LoadDetails, change: Omit<StopChange, 'reason'>): boolean =>
  isCommitted(load.status) && guardedStopFields.some((field) => field in change);

/** Whether a fault is only an empty field: before the load is booked, fields may be empty. */
const isEmpty = ({ contact, open_time, close_time }: StopForm, field: string): boolean => {
  if (field.endsWith('.open_time')) return open_time === '' && close_time === '';
  return field.endsWith('contact.phone') ? contact.phone.trim() === '' : !field.endsWith('contact.email');
};

/** The faults of a changed stop, by field path in the form. */
export const checkStopEdit = (load: LoadDetails, before: Stop, edit: StopEdit): Faults => {
  const found = Object.entries(stopFaults(edit.stop, before, 'stop'));
  const faults = Object.fromEntries(
    isCommitted(load.status) ? found : found.filter(([field]) => !isEmpty(edit.stop, field)),
  );
  const lacksReason = needsReason(load, changeOf(before, edit)) && !edit.reason.trim();
  return { ...faults, ...(lacksReason && { reason: { phrase: 'loads.errors.reason_missing' } }) };
};
