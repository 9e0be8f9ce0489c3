import type { LoadDetails, Stop } from '@portal/contract/loads/load.ts';
import { normalPhone, phoneDigits, readablePhone } from '@portal/contract/places/phone.ts';
import type { TenderLoad } from '@portal/contract/tendering/tendering.contract.ts';

/** A stop as it is typed. Its ZIP code, city and state are the quoted ones and stay. */
export type StopForm = {
  id: number;
  name: string;
  address: string;
  contact: { name: string; phone: string; email: string };
  open_time: string;
  close_time: string;
  reference: string;
};
export type ReferenceForm = { type: ReferenceType; value: string };
export type TenderForm = { stops: StopForm[]; references: ReferenceForm[]; portal_notes: string };

export const referenceTypes = [
  'po',
  'order',
  'customer',
  'pickup',
  'appointment',
  'department',
  'store',
  'other',
] as const;
export type ReferenceType = (typeof referenceTypes)[number];

/** A stop as the load knows it, ready to be typed over. */
export const stopForm = (stop: Stop): StopForm => ({
  id: stop.id,
  name: stop.name,
  address: stop.address,
  contact: { ...stop.contact, phone: readablePhone(stop.contact.phone) },
  open_time: (stop.open_time ?? '').slice(0, 5),
  close_time: (stop.close_time ?? '').slice(0, 5),
  reference: stop.reference,
});

const isKnownType = (type: string): type is ReferenceType => referenceTypes.some((known) => known === type);

/** What the load already knows of its booking. */
export const formOf = (load: LoadDetails): TenderForm => {
  const kept = load.references.map(({ type, value }) => ({
    type: isKnownType(type) ? type : ('other' as const),
    value,
  }));
  return {
    stops: load.stops.map(stopForm),
    references: kept.length > 0 ? kept : [{ type: 'po', value: load.po_number ?? '' }],
    portal_notes: load.portal_notes,
  };
};

type Fault = { phrase: string; digits?: number };
type FaultEntry = [field: string, fault: Fault];

/** What is wrong, by the field's path ("stops.0.contact.phone"): a phrase under `tendering`, with its values. */
export type Faults = ReadonlyMap<string, Fault>;

const emailShape = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** What a carrier would miss of a stop, by the field's path below `path`. */
export const stopFaults = (form: StopForm, stop: Stop, path: string): FaultEntry[] => {
  const { name, address, contact, open_time, close_time } = form;
  // Nobody needs to be called at a port; a number that is given must be one all the same.
  const isCalled = !stop.is_terminal;
  const hasFalsePhone = (isCalled || contact.phone.trim() !== '') && normalPhone(contact.phone, stop.country) === null;
  const fault = (wrong: boolean, field: string, phrase: string, digits?: number): FaultEntry[] =>
    wrong ? [[`${path}.${field}`, { phrase: `stops.missing.${phrase}`, ...(digits && { digits }) }]] : [];
  return [
    ...fault(name.trim() === '', 'name', 'name'),
    ...fault(address.trim() === '', 'address', 'address'),
    ...fault(isCalled && contact.name.trim() === '', 'contact.name', 'contact'),
    ...fault(hasFalsePhone, 'contact.phone', 'phone', phoneDigits(stop.country)),
    ...fault(contact.email !== '' && !emailShape.test(contact.email), 'contact.email', 'email'),
    ...fault(open_time === '' || close_time === '' || open_time >= close_time, 'hours', 'hours'),
  ];
};

const referenceFault = ({ type, value }: ReferenceForm, index: number): FaultEntry[] =>
  value.trim() === '' && type !== 'po' ? [[`references.${index}`, { phrase: 'references.incomplete' }]] : [];

/** Everything that keeps the form from being sent, first field first. */
export const checkForm = (form: TenderForm, load: LoadDetails): Faults => {
  const ofStops = form.stops.flatMap((stop, index) => {
    const quoted = load.stops[index];
    return quoted ? stopFaults(stop, quoted, `stops.${index}`) : [];
  });
  return new Map([...ofStops, ...form.references.flatMap(referenceFault)]);
};

/** The one sentence that says what is missing as a whole; null when every stop is complete. */
export const missingSummary = (faults: Faults, load: LoadDetails): string | null => {
  const lacks = (index: number) => faults.has(`stops.${index}.name`) || faults.has(`stops.${index}.address`);
  if (lacks(0)) return 'stops.missing.pickup_location';
  if (lacks(load.stops.length - 1)) return 'stops.missing.delivery_location';
  return faults.size > 0 ? 'stops.missing.shipping_info' : null;
};

/** The form as the call wants it; empty reference lines are left out. */
export const bodyOf = (form: TenderForm, quoteId: number): TenderLoad => ({
  carrier_quote_id: quoteId,
  stops: form.stops.map((stop) => ({ ...stop, name: stop.name.trim(), address: stop.address.trim() })),
  references: form.references.filter(({ value }) => value.trim() !== ''),
  portal_notes: form.portal_notes,
});
