import { z } from 'zod';
import type { LoadMode } from '../../modes/modes.ts';
import { appointment, person, type Row } from './accessorial-row.ts';
import { drayage } from './drayage-accessorials.ts';
import { expedited, flatbed, ftl, reefer } from './truck-accessorials.ts';

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

const every = [...ltl, ...ftl, ...expedited, ...reefer, ...flatbed, ...drayage];

/**
 * A code of the Digital LTL Council, and for what it has none of, of its truckload requests or of our own;
 * its name is the phrase `accessorials.codes.{code}`.
 */
export const AccessorialCode = z.enum(every.map((row) => row.code));
export type AccessorialCode = z.infer<typeof AccessorialCode>;

export type AccessorialRow = Row & { code: AccessorialCode };

/** The accessorials of each mode. A code has the same meaning and needs the same details in all of them. */
export const accessorialsByMode: Readonly<Record<LoadMode, readonly AccessorialRow[]>> = {
  ltl,
  ftl,
  expedited,
  reefer,
  flatbed,
  drayage,
};
