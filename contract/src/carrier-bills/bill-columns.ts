// No schemas here: the form names these columns.

/** The columns of a CSV file of carriers' bills: a row a charge. */
export const billColumns = [
  'scac',
  'invoice_number',
  'invoice_date',
  'pro_number',
  'bol_number',
  'charge_code',
  'description',
  'amount',
  'weight_lb',
  'freight_class',
  'purpose',
] as const;
export type BillColumn = (typeof billColumns)[number];

/** Without these a file says no bill. */
export const requiredBillColumns = [
  'scac',
  'invoice_number',
  'invoice_date',
  'charge_code',
  'amount',
] as const satisfies readonly BillColumn[];
