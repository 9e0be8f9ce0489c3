import type { ImportColumn, StopField } from '@portal/contract/loads/import/import-columns.ts';
import type { Truck } from '@portal/contract/equipment/truck.ts';
import type { Options } from '../../../platform/files/cell-options.ts';
import { options, truckOptions } from './column-options.ts';

export type CellKind = 'text' | 'zip' | 'number' | 'count' | 'day' | 'time' | 'yes_no';

/** How a column is read, and where in a load its value goes; `*` is the line item of the row. */
export type ColumnRule = { path: string; kind: CellKind; options?: Options; list?: true };

const text = (path: string): ColumnRule => ({ path, kind: 'text' });
const number = (path: string): ColumnRule => ({ path, kind: 'number' });
const count = (path: string): ColumnRule => ({ path, kind: 'count' });
const day = (path: string): ColumnRule => ({ path, kind: 'day' });
const yesNo = (path: string): ColumnRule => ({ path, kind: 'yes_no' });
const oneOf = (path: string, list: Options): ColumnRule => ({ path, kind: 'text', options: list });

const stopRules = (path: string): Record<StopField, ColumnRule> => ({
  name: text(`${path}.name`),
  address: text(`${path}.address`),
  city: text(`${path}.city`),
  state: text(`${path}.state`),
  zip_code: { path: `${path}.zip_code`, kind: 'zip' },
  country: oneOf(`${path}.country`, options.countries),
  contact_name: text(`${path}.contact.name`),
  contact_phone: text(`${path}.contact.phone`),
  contact_email: text(`${path}.contact.email`),
  open_time: { path: `${path}.open_time`, kind: 'time' },
  close_time: { path: `${path}.close_time`, kind: 'time' },
  residential: yesNo(`${path}.residential`),
  limited_access_type: oneOf(`${path}.limited_access_type`, options.limitedAccess),
  reference: text(`${path}.reference`),
});

/** The rules of a stop under the names of its columns. */
const ofEnd = <T extends string>(end: T, rules: Record<StopField, ColumnRule>) =>
  Object.fromEntries(Object.entries(rules).map(([field, rule]) => [`${end}_${field}`, rule])) as Record<
    `${T}_${StopField}`,
    ColumnRule
  >;

const item = 'line_items.*';

export type ColumnRules = Readonly<Record<ImportColumn, ColumnRule>>;

/** The rules of all columns; which trucks there are is the operator's to say. */
export const columnRules: ColumnRules = {
  ...ofEnd('pickup', stopRules('stops.0')),
  ...ofEnd('delivery', stopRules('stops.1')),
  load_key: text('load_key'),
  mode: oneOf('mode', options.modes),
  pickup_date: day('pickup_date'),
  pickup_until: day('pickup_until'),
  deliver_from: day('deliver_from'),
  deliver_by: day('deliver_by'),
  truck_type: text('truck.truck_type'),
  team: yesNo('truck.team'),
  partial: yesNo('truck.partial'),
  tarp_ft: { path: 'truck.tarp_ft', kind: 'number', options: options.tarps },
  accessorials: { ...oneOf('accessorials', options.accessorials), list: true },
  in_transit: yesNo('in_transit'),
  cargo_value_for_insurance: number('cargo_value_for_insurance'),
  external_id: text('external_id'),
  po_number: text('po_number'),
  billing_reference: text('billing_reference'),
  freight_terms: oneOf('freight_terms', options.freightTerms),
  bill_to_name: text('bill_to.name'),
  bill_to_address: text('bill_to.address'),
  bill_to_city: text('bill_to.city'),
  bill_to_state: text('bill_to.state'),
  bill_to_zip_code: { path: 'bill_to.zip_code', kind: 'zip' },
  bill_to_country: oneOf('bill_to.country', options.countries),
  bill_to_phone: text('bill_to.phone'),
  bill_to_account_number: text('bill_to.account_number'),
  bill_to_reference: text('bill_to.reference'),
  commodity: text(`${item}.commodity`),
  handling_unit: oneOf(`${item}.handling_unit`, options.units),
  handling_unit_count: count(`${item}.handling_unit_count`),
  length: number(`${item}.length`),
  width: number(`${item}.width`),
  height: number(`${item}.height`),
  dimension_unit: oneOf(`${item}.dimension_unit`, options.dimensionUnits),
  weight: number(`${item}.weight`),
  weight_unit: oneOf(`${item}.weight_unit`, options.weightUnits),
  freight_class: oneOf(`${item}.freight_class`, options.freightClasses),
  nmfc_number: text(`${item}.nmfc_number`),
  stackable: yesNo(`${item}.stackable`),
  packaging_unit: oneOf(`${item}.packaging_unit`, options.units),
  packaging_unit_count: count(`${item}.packaging_unit_count`),
  un_number: text(`${item}.hazmat.un_number`),
  proper_shipping_name: text(`${item}.hazmat.proper_shipping_name`),
  technical_name: text(`${item}.hazmat.technical_name`),
  class_division: oneOf(`${item}.hazmat.class_division`, options.classDivisions),
  packing_group: oneOf(`${item}.hazmat.packing_group`, options.packingGroups),
  emergency_phone: text(`${item}.hazmat.emergency_phone`),
  emergency_registrant: text(`${item}.hazmat.emergency_registrant`),
  limited_quantity: yesNo(`${item}.hazmat.limited_quantity`),
  temperature_min: number(`${item}.temperature.min`),
  temperature_max: number(`${item}.temperature.max`),
  temperature_unit: oneOf(`${item}.temperature.unit`, options.temperatureUnits),
  net_weight: number(`${item}.net_weight`),
  unit_value: number(`${item}.unit_value`),
  hs_code: text(`${item}.hs_code`),
  country_of_origin: oneOf(`${item}.country_of_origin`, options.origins),
};

/** The rules by which a sheet is read while these trucks are on offer. */
export const columnRulesWith = (trucks: readonly Truck[]): ColumnRules => ({
  ...columnRules,
  truck_type: oneOf(columnRules.truck_type.path, truckOptions(trucks)),
});
