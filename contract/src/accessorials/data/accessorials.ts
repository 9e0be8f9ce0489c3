import { z } from 'zod';

/** What an extra service may have to be told; each is a field of `AccessorialDetails`. */
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
  | 'length_ft';

type Row = {
  code: string;
  type: 'general' | 'pickup' | 'delivery';
  /** Asked for often enough to be offered first. */
  common: boolean;
  fields: readonly DetailField[];
  /** What carriers usually take for it, in US dollars; the start of a new tariff. */
  typical_price: number;
};

const appointment = ['date', 'start_time', 'end_time'] as const;
const person = ['contact_name', 'contact_phone'] as const;

const ltl = [
  { code: 'LFTP', type: 'pickup', common: true, fields: [], typical_price: 75 },
  { code: 'REP', type: 'pickup', common: true, fields: [], typical_price: 65 },
  { code: 'IPU', type: 'pickup', common: true, fields: [], typical_price: 75 },
  { code: 'LTDAP', type: 'pickup', common: true, fields: ['limited_access_type'], typical_price: 85 },
  { code: 'APTP', type: 'pickup', common: false, fields: appointment, typical_price: 35 },
  { code: 'SS', type: 'pickup', common: false, fields: [], typical_price: 30 },
  { code: 'LFTD', type: 'delivery', common: true, fields: [], typical_price: 75 },
  { code: 'RES', type: 'delivery', common: true, fields: [], typical_price: 65 },
  { code: 'IDL', type: 'delivery', common: true, fields: [], typical_price: 75 },
  { code: 'LTDAD', type: 'delivery', common: true, fields: ['limited_access_type'], typical_price: 85 },
  { code: 'APTD', type: 'delivery', common: true, fields: appointment, typical_price: 35 },
  { code: 'MNC', type: 'delivery', common: true, fields: person, typical_price: 15 },
  { code: 'GTD_AM', type: 'delivery', common: false, fields: [], typical_price: 95 },
  { code: 'GTD_NOON', type: 'delivery', common: false, fields: [], typical_price: 75 },
  { code: 'GTD_PM', type: 'delivery', common: false, fields: [], typical_price: 50 },
  { code: 'TCS', type: 'delivery', common: false, fields: appointment, typical_price: 175 },
  { code: 'SRT', type: 'delivery', common: false, fields: ['pieces'], typical_price: 60 },
  { code: 'COD', type: 'delivery', common: false, fields: ['cod_amount', 'cod_terms', 'cod_remit_to'], typical_price: 75 },
  { code: 'HAZ', type: 'general', common: true, fields: person, typical_price: 45 },
  { code: 'PSC', type: 'general', common: true, fields: [], typical_price: 45 },
  { code: 'PSH', type: 'general', common: false, fields: [], typical_price: 45 },
  { code: 'PPD', type: 'general', common: false, fields: [], typical_price: 60 },
  { code: 'PSN', type: 'general', common: false, fields: [], typical_price: 60 },
  { code: 'OVR', type: 'general', common: false, fields: ['length_ft'], typical_price: 120 },
  { code: 'MARK', type: 'general', common: false, fields: ['pieces'], typical_price: 25 },
  { code: 'FVC', type: 'general', common: false, fields: ['value'], typical_price: 50 },
  { code: 'EXPD', type: 'general', common: false, fields: [], typical_price: 150 },
  { code: 'INBD', type: 'general', common: false, fields: [], typical_price: 95 },
] as const satisfies readonly Row[];

/** A code of the Digital LTL Council; its name is the phrase `accessorials.codes.{code}`. */
export const AccessorialCode = z.enum(ltl.map((row) => row.code));
export type AccessorialCode = z.infer<typeof AccessorialCode>;

export type AccessorialRow = Row & { code: AccessorialCode };

/** The extra services each mode offers; what a mode lacks here it does not offer yet. */
export const accessorialsByMode: { ltl: readonly AccessorialRow[] } = { ltl };
