import { appointment, person, type Row } from './accessorial-row.ts';

/** What any truck may be asked for at a stop, and what any truck may run into on the way. */
const anyTruck = [
  { code: 'APTP', type: 'pickup', common: true, fields: appointment, typical_price: 35 },
  { code: 'REP', type: 'pickup', common: false, fields: [], typical_price: 100 },
  { code: 'LTDAP', type: 'pickup', common: false, fields: ['limited_access_type'], typical_price: 100 },
  { code: 'APTD', type: 'delivery', common: true, fields: appointment, typical_price: 35 },
  { code: 'RES', type: 'delivery', common: false, fields: [], typical_price: 100 },
  { code: 'LTDAD', type: 'delivery', common: false, fields: ['limited_access_type'], typical_price: 100 },
  { code: 'MNC', type: 'delivery', common: false, fields: person, typical_price: 25 },
  { code: 'HAZ', type: 'general', common: true, fields: person, typical_price: 250 },
  { code: 'TEAM_DRIVER', type: 'general', common: true, fields: [], typical_price: 0.25, per: 'mile' },
  { code: 'HIGH_VALUE', type: 'general', common: false, fields: ['value'], typical_price: 200 },
  { code: 'INBD', type: 'general', common: false, fields: [], typical_price: 95 },
  { code: 'STOP_OFF', type: 'general', common: false, fields: [], typical_price: 75, per: 'stop', cannot_be_requested: true },
  { code: 'DET', type: 'general', common: false, fields: [], typical_price: 65, per: 'hour', free: 2, cannot_be_requested: true },
  { code: 'LAYOVER', type: 'general', common: false, fields: [], typical_price: 300, per: 'day', cannot_be_requested: true },
  { code: 'VOR', type: 'general', common: false, fields: [], typical_price: 250, cannot_be_requested: true },
  { code: 'TOLLS', type: 'general', common: false, fields: [], typical_price: 50, cannot_be_requested: true },
] as const satisfies readonly Row[];

const liftgateAndInside = [
  { code: 'LFTP', type: 'pickup', common: false, fields: [], typical_price: 100 },
  { code: 'IPU', type: 'pickup', common: false, fields: [], typical_price: 100 },
  { code: 'LFTD', type: 'delivery', common: false, fields: [], typical_price: 100 },
  { code: 'IDL', type: 'delivery', common: false, fields: [], typical_price: 100 },
] as const satisfies readonly Row[];

const driverAndDock = [
  { code: 'DRIVER_ASSIST', type: 'general', common: true, fields: [], typical_price: 100 },
  { code: 'LUM', type: 'delivery', common: true, fields: [], typical_price: 250 },
  { code: 'PALLET_EXCHANGE', type: 'general', common: false, fields: ['pieces'], typical_price: 100 },
  { code: 'FOOD_GRADE', type: 'general', common: false, fields: [], typical_price: 75 },
] as const satisfies readonly Row[];

export const ftl = [
  ...anyTruck,
  ...liftgateAndInside,
  ...driverAndDock,
  { code: 'DROP_ORIGIN', type: 'pickup', common: true, fields: [], typical_price: 150 },
  { code: 'DROP_DROP', type: 'general', common: false, fields: [], typical_price: 250 },
  { code: 'TANKER_ENDORSED_DRIVER', type: 'general', common: false, fields: [], typical_price: 150 },
  { code: 'LOAD_BARS', type: 'general', common: true, fields: ['pieces'], typical_price: 25 },
  { code: 'BLIND', type: 'general', common: false, fields: [], typical_price: 75 },
  { code: 'SCALE', type: 'general', common: false, fields: [], typical_price: 25, cannot_be_requested: true },
  { code: 'PARKING', type: 'general', common: false, fields: [], typical_price: 30, cannot_be_requested: true },
] as const satisfies readonly Row[];

export const expedited = [
  ...anyTruck,
  ...liftgateAndInside,
  { code: 'AFTER_HOURS_PICKUP', type: 'pickup', common: true, fields: [], typical_price: 75 },
  { code: 'WEEKEND_PICKUP', type: 'pickup', common: false, fields: [], typical_price: 100 },
  { code: 'AFTER_HOURS_DELIVERY', type: 'delivery', common: true, fields: [], typical_price: 75 },
  { code: 'WEEKEND_DELIVERY', type: 'delivery', common: false, fields: [], typical_price: 100 },
  { code: 'DIRECT_DRIVE', type: 'general', common: true, fields: [], typical_price: 100 },
  { code: 'TSA', type: 'general', common: false, fields: [], typical_price: 75 },
  { code: 'HAND_CARRY', type: 'general', common: false, fields: [], typical_price: 150 },
] as const satisfies readonly Row[];

export const reefer = [
  ...anyTruck,
  ...driverAndDock,
  { code: 'PULP', type: 'pickup', common: true, fields: [], typical_price: 50 },
  { code: 'PRE_COOL', type: 'pickup', common: true, fields: ['temperature_f'], typical_price: 50 },
  { code: 'RUN_CONTINUOUS', type: 'general', common: true, fields: [], typical_price: 75 },
  { code: 'TEMP_RECORDER', type: 'general', common: true, fields: [], typical_price: 40 },
  { code: 'PSC', type: 'general', common: false, fields: [], typical_price: 45 },
  { code: 'WASHOUT', type: 'general', common: false, fields: [], typical_price: 65 },
  { code: 'FSMA_WASHOUT', type: 'general', common: false, fields: [], typical_price: 95 },
  { code: 'MULTI_TEMP', type: 'general', common: false, fields: [], typical_price: 250 },
  { code: 'TEMP', type: 'general', common: false, fields: [], typical_price: 200, cannot_be_requested: true },
  { code: 'REEFER_FUEL', type: 'general', common: false, fields: [], typical_price: 0.1, per: 'mile', cannot_be_requested: true },
  { code: 'USDA_WAIT', type: 'general', common: false, fields: [], typical_price: 75, per: 'hour', cannot_be_requested: true },
] as const satisfies readonly Row[];

export const flatbed = [
  ...anyTruck,
  { code: 'TARP_4', type: 'general', common: true, fields: [], typical_price: 75 },
  { code: 'TARP_6', type: 'general', common: true, fields: [], typical_price: 100 },
  { code: 'TARP_8', type: 'general', common: true, fields: [], typical_price: 150 },
  { code: 'TARP_SMOKE', type: 'general', common: false, fields: [], typical_price: 75 },
  { code: 'TARP_REMOVAL', type: 'delivery', common: false, fields: [], typical_price: 50 },
  { code: 'CHAINS', type: 'general', common: true, fields: ['pieces'], typical_price: 50 },
  { code: 'STRAPS', type: 'general', common: true, fields: ['pieces'], typical_price: 25 },
  { code: 'COIL_RACKS', type: 'general', common: false, fields: ['pieces'], typical_price: 75 },
  { code: 'EDGE_PROTECTORS', type: 'general', common: false, fields: ['pieces'], typical_price: 25 },
  { code: 'SIDE_KIT', type: 'general', common: false, fields: [], typical_price: 100 },
  { code: 'CONESTOGA', type: 'general', common: false, fields: [], typical_price: 300 },
  { code: 'OVERSIZE_PERMIT', type: 'general', common: false, fields: ['length_ft'], typical_price: 250 },
  { code: 'ESCORT', type: 'general', common: false, fields: [], typical_price: 1.85, per: 'mile' },
  { code: 'OVERWEIGHT', type: 'general', common: false, fields: [], typical_price: 200, cannot_be_requested: true },
  { code: 'CRANE_WAIT', type: 'general', common: false, fields: [], typical_price: 100, per: 'hour', cannot_be_requested: true },
] as const satisfies readonly Row[];
