// No schemas here: screens read these lists, and must not load the validation library for them.

/** What can wait for somebody. The last five wait for the operator alone. */
export const attentionKinds = [
  'quote_expires',
  'tender_unanswered',
  'load_late',
  'document_missing',
  'invoice_due',
  'claim_waiting',
  'approval_waiting',
  'truck_pending',
  'container_request',
  'refund_to_send',
  'promise_broken',
  'write_off_waiting',
] as const;
export type AttentionKind = (typeof attentionKinds)[number];
