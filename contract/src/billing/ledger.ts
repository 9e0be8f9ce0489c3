// No schemas here: the types of the database name these.

/** The accounts of the books. Debits are positive: what is owed to the operator, and what it has paid for. */
export const ledgerAccounts = [
  /** What shippers owe. */
  'receivable',
  /** What the payment provider or the bank has received. */
  'cash',
  'freight_revenue',
  /** Premiums collected for the insurer. */
  'premiums_payable',
  /** Taxes charged for the state, one account each. */
  'gst_payable',
  'hst_payable',
  'qst_payable',
  'iva_payable',
  /** What customers have withheld of IVA and pay to the state themselves. */
  'iva_withheld',
  'carrier_cost',
  /** What the operator owes carriers. */
  'carrier_payable',
  /** What shippers owed and the operator has given up. */
  'bad_debt',
] as const;
export type LedgerAccount = (typeof ledgerAccounts)[number];

/** What was booked: the movements of a shipper's balance, and what carriers charge. */
export const ledgerKinds = [
  'invoice',
  'invoice_change',
  'payment',
  'payment_returned',
  'credit_note',
  'refund',
  'write_off',
  'write_off_recovered',
  'carrier_cost',
  'carrier_bill',
  'carrier_payment',
  /** Credit of the account paid an invoice: what it owes in all stays the same. */
  'credit_applied',
] as const;
export type LedgerKind = (typeof ledgerKinds)[number];
