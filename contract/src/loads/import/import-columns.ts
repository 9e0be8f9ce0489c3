const stopFields = [
  'name',
  'address',
  'city',
  'state',
  'zip_code',
  'country',
  'contact_name',
  'contact_phone',
  'contact_email',
  'open_time',
  'close_time',
  'residential',
  'limited_access_type',
  'reference',
] as const;

/** What is said of a stop; its column has the stop's end in front. */
export type StopField = (typeof stopFields)[number];

/** The ends of a load's way. */
export const stopEnds = ['pickup', 'delivery'] as const;

/** What may be said of a stop at an end. */
export const stopColumns = <T extends string>(end: T) => stopFields.map((field) => `${end}_${field}` as const);

/** What is said once of a load: on its first row, or equally on all of them. */
export const loadColumns = [
  'load_key',
  'mode',
  'pickup_date',
  'pickup_until',
  'deliver_from',
  'deliver_by',
  ...stopColumns('pickup'),
  ...stopColumns('delivery'),
  'truck_type',
  'team',
  'partial',
  'tarp_ft',
  'accessorials',
  'in_transit',
  'cargo_value_for_insurance',
  'external_id',
  'po_number',
  'billing_reference',
  'freight_terms',
  'bill_to_name',
  'bill_to_address',
  'bill_to_city',
  'bill_to_state',
  'bill_to_zip_code',
  'bill_to_country',
  'bill_to_phone',
  'bill_to_account_number',
  'bill_to_reference',
] as const;

/** What is said of the line item that a row is. */
export const itemColumns = [
  'commodity',
  'handling_unit',
  'handling_unit_count',
  'length',
  'width',
  'height',
  'dimension_unit',
  'weight',
  'weight_unit',
  'freight_class',
  'nmfc_number',
  'stackable',
  'packaging_unit',
  'packaging_unit_count',
  'un_number',
  'proper_shipping_name',
  'technical_name',
  'class_division',
  'packing_group',
  'emergency_phone',
  'emergency_registrant',
  'limited_quantity',
  'temperature_min',
  'temperature_max',
  'temperature_unit',
  'net_weight',
  'unit_value',
  'hs_code',
  'country_of_origin',
] as const;

/** The columns of an import, in the order of the template. Headings are these names or `loads.import.columns.{name}`. */
export const importColumns = [...loadColumns, ...itemColumns] as const;
export type ImportColumn = (typeof importColumns)[number];

/** Without these a file cannot say any load. */
export const requiredColumns = [
  'load_key',
  'mode',
  'pickup_date',
  'pickup_zip_code',
  'delivery_zip_code',
  'commodity',
  'handling_unit',
  'handling_unit_count',
  'weight',
] as const satisfies readonly ImportColumn[];

/** The most one file may hold. */
export const importLimits = { loads: 200, rows: 1000, bytes: 4 * 1024 * 1024 } as const;

/** As many kinds of files of its own as an account may describe. */
export const mostMappings = 50;
