// No schemas here: the settings read this table.

/** Mails that can be looked at with made-up data before they are sent to anybody. */
export const mailSamples = [
  'accepted',
  'declined',
  'cancellation_refused',
  'carrier_cancelled',
  'picked_up',
  'delayed',
  'delivered',
  'pod_filed',
  'insurance_bound',
  'insurance_ends_soon',
  'invoice_issued',
  'invoice_changed',
  'message',
  'claim_received',
  'claim_offer',
  'statement',
  'reminder_friendly',
  'reminder_firm',
  'reminder_final',
  'payment_received',
  'payment_failed',
  'carrier_alert',
  'webhook_off',
  'invitation',
  'password_link',
  'digest',
] as const;
export type MailSample = (typeof mailSamples)[number];
