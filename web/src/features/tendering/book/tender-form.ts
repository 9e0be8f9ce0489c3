import { type ReferenceType, referenceTypes } from '@portal/contract/tendering/reference-types.ts';
import type { LoadDetails, Stop } from '@portal/contract/loads/load.ts';
import { noBorderCrossing, passesBorder } from '@portal/contract/places/border.ts';
import type { BorderCrossing } from '@portal/contract/places/border-crossing.ts';
import { readablePhone } from '@portal/contract/places/phone.ts';
import type { TenderLoad } from '@portal/contract/tendering/tender.ts';

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
export type TenderForm = {
  stops: StopForm[];
  references: ReferenceForm[];
  portal_notes: string;
  /** Null where all stops are in one country. */
  border: BorderCrossing | null;
};

/** A stop of the load as form values. */
export const stopForm = (stop: Stop): StopForm => ({
  id: stop.id,
  name: stop.name,
  address: stop.address,
  contact: { ...stop.contact, phone: readablePhone(stop.contact.phone, stop.country) },
  open_time: (stop.open_time ?? '').slice(0, 5),
  close_time: (stop.close_time ?? '').slice(0, 5),
  reference: stop.reference,
});

const isKnownType = (type: string): type is ReferenceType => referenceTypes.some((known) => known === type);

/** The load as form values. */
export const formOf = (load: LoadDetails): TenderForm => {
  const kept = load.references.map(({ type, value }) => ({
    type: isKnownType(type) ? type : ('other' as const),
    value,
  }));
  return {
    stops: load.stops.map(stopForm),
    references: kept.length > 0 ? kept : [{ type: 'po', value: load.po_number ?? '' }],
    portal_notes: load.portal_notes,
    border: passesBorder(load.stops, load.in_transit) ? (load.border ?? noBorderCrossing) : null,
  };
};

/** The form as request body; empty references are left out. */
export const bodyOf = (form: TenderForm, quoteId: number): TenderLoad => ({
  carrier_quote_id: quoteId,
  stops: form.stops.map((stop) => ({ ...stop, name: stop.name.trim(), address: stop.address.trim() })),
  references: form.references.filter(({ value }) => value.trim() !== ''),
  portal_notes: form.portal_notes,
  ...(form.border && { border: form.border }),
});
