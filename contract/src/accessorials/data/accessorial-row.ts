/** A detail an accessorial may need; each is a field of `AccessorialDetails`. */
export type DetailField =
  | 'limited_access_type'
  | 'cod_amount'
  | 'cod_terms'
  | 'cod_remit_to'
  | 'contact_name'
  | 'contact_phone'
  | 'date'
  | 'start_time'
  | 'end_time'
  | 'pieces'
  | 'value'
  | 'length_ft'
  | 'temperature_f';

export type Row = {
  code: string;
  type: 'general' | 'pickup' | 'delivery';
  /** Asked for often enough to be offered first. */
  common: boolean;
  fields: readonly DetailField[];
  /** What carriers usually take for it, in US dollars; the start of a new tariff. */
  typical_price: number;
  /** What the price is for where it is not for the whole load. */
  per?: 'mile' | 'hour' | 'day' | 'stop' | 'teu';
  /** Hours or days that cost nothing. */
  free?: number;
  /** Nobody chooses it: it follows from the load itself or comes up on the way. */
  cannot_be_requested?: true;
};

export const appointment = ['date', 'start_time', 'end_time'] as const;
export const person = ['contact_name', 'contact_phone'] as const;
