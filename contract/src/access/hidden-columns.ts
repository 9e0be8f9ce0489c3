/**
 * What of the rows of loads, quotes, carriers and invoices no shipper reads, by table: neither in answers nor in the audit,
 * a history, a file, a mail or a notification. Fields of accounts stand in `accounts/account-fields.ts`.
 */
export const hiddenColumns = {
  /** Who drives is shown; what was noted about the truck is not. */
  assignments: ['note'],
  carrier_bills: [
    'amount',
    'approved_amount',
    'number',
    'paid_amount',
    'payment_reference',
    'quoted_lines',
    'void_reason',
  ],
  carrier_quotes: ['cost', 'cost_lines', 'carrier_reference'],
  carrier_wires: ['address', 'secrets'],
  carriers: ['api_address', 'api_key', 'webhook_secret'],
  invoice_changes: ['cost'],
  loads: ['cost'],
  payment_promises: ['note', 'promised_by'],
  write_offs: ['note', 'recovered_note'],
} as const;

/** What each seller adds to the cost of a load, by table: a seller reads its own, and nobody else's. */
export const markupColumns = {
  load_markups: ['markup_percent', 'markup_min'],
  loads: ['markup_percent', 'markup_min'],
} as const;
