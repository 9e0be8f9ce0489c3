import type { words as en } from '@portal/contract/tendering/words/en.ts';
import type { LoadDetails, Stop } from '@portal/contract/loads/load.ts';
import { type BorderStops, hasTwoPorts } from '@portal/contract/places/border.ts';
import type { BorderCrossing } from '@portal/contract/places/border-crossing.ts';
import { portsBetween, secondPorts } from '@portal/contract/places/border-ports.ts';
import { isPhone, phoneDigits } from '@portal/contract/places/phone.ts';
import { TenderStop } from '@portal/contract/tendering/tender.ts';
import { type Fault, type Faults, phraseOf, schemaFaults } from '../../../platform/forms/form-faults.ts';
import { filledBorderFaults } from '../../places/border-form.ts';
import type { ReferenceForm, StopForm, TenderForm } from './tender-form.ts';

const missing = (name: keyof typeof en.stops.missing, params?: { digits: number }): Fault => ({
  phrase: `tendering.stops.missing.${name}`,
  ...(params && { params }),
});

/** The faults shown for fields that the contract's schema refuses. Both hours are one field on screen. */
const worded: Record<string, { field: string; fault: Fault }> = {
  name: { field: 'name', fault: missing('name') },
  address: { field: 'address', fault: missing('address') },
  'contact.email': { field: 'contact.email', fault: missing('email') },
  open_time: { field: 'open_time', fault: missing('hours') },
  close_time: { field: 'open_time', fault: missing('hours') },
};

/** Faults beyond the contract's schema: carriers need a contact to call, and hours in order. */
const carrierFaults = ({ contact, open_time, close_time }: StopForm, stop: Stop): Faults => {
  // A terminal needs no contact, but a phone number that is given must be valid.
  const needsContact = !stop.is_terminal;
  const hasInvalidPhone = (needsContact || contact.phone.trim() !== '') && !isPhone(contact.phone, stop.country);
  return {
    ...(needsContact && contact.name.trim() === '' && { 'contact.name': missing('contact') }),
    ...(hasInvalidPhone && { 'contact.phone': missing('phone', { digits: phoneDigits(stop.country) }) }),
    ...(open_time >= close_time && { open_time: missing('hours') }),
  };
};

/** The faults of a crossing: carriers need its port and a broker they can call. */
const borderFaults = (border: BorderCrossing, stops: BorderStops, isInTransit: boolean): Faults => ({
  ...(border.port.trim() === '' && { 'border.port': { phrase: 'places.border.port_missing' } }),
  ...(hasTwoPorts(stops, isInTransit) &&
    !secondPorts(stops, border.port, isInTransit).includes(border.second_port ?? '') && {
      'border.second_port': {
        phrase: border.second_port?.trim() ? phraseOf('places.port_unknown') : 'places.border.port_missing',
      },
    }),
  ...(border.broker.name.trim() === '' && { 'border.broker.name': { phrase: 'places.border.broker_missing' } }),
  ...(border.broker.phone.trim() === '' && { 'border.broker.phone': { phrase: phraseOf('places.phone_invalid') } }),
  ...(border.port.trim() !== '' &&
    !portsBetween(stops, isInTransit).includes(border.port) && {
      'border.port': { phrase: phraseOf('places.port_unknown') },
    }),
  ...filledBorderFaults(border),
});

/** The faults of a stop, by field path below `path`. */
export const stopFaults = (form: StopForm, stop: Stop, path: string): Faults => {
  const bySchema = Object.entries(schemaFaults(TenderStop, form)).map(([field, fault]): [string, Fault] => {
    const known = worded[field];
    return known ? [known.field, known.fault] : [field, fault];
  });
  const found: Faults = { ...Object.fromEntries(bySchema), ...carrierFaults(form, stop) };
  return Object.fromEntries(Object.entries(found).map(([field, fault]) => [`${path}.${field}`, fault]));
};

const isIncomplete = ({ type, value }: ReferenceForm): boolean => value.trim() === '' && type !== 'po';

/** All faults of the form by field path. */
export const checkTender = (form: TenderForm, load: LoadDetails): Faults => {
  const ofStops = form.stops.flatMap((stop, index) => {
    const quoted = load.stops[index];
    return quoted ? Object.entries(stopFaults(stop, quoted, `stops.${index}`)) : [];
  });
  const ofReferences = form.references.flatMap((reference, index): [string, Fault][] =>
    isIncomplete(reference) ? [[`references.${index}.value`, { phrase: 'tendering.references.incomplete' }]] : [],
  );
  return {
    ...Object.fromEntries([...ofStops, ...ofReferences]),
    ...(form.border && borderFaults(form.border, load.stops, load.in_transit)),
  };
};
