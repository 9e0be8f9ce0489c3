import type { TrackingPreferences } from '../accounts/account-input.ts';

// No schemas here: screens read this, and must not load the validation library for it.

/** Mails that may be done without, each of which an account or a person may switch off; all others are always sent. */
export const mailKinds = [
  'pickup',
  'delay',
  'delivered',
  'documents',
  'insurance',
  'invoices',
  'messages',
] as const satisfies readonly (keyof TrackingPreferences)[];
export type MailKind = (typeof mailKinds)[number];

/** How a person gets the mails of a kind. */
export const mailDeliveries = ['at_once', 'daily', 'never'] as const;
export type MailDelivery = (typeof mailDeliveries)[number];

/**
 * What a link at the foot of a mail stops: mails of a kind, the daily mail with all kinds that come with it, or what
 * somebody outside gets about an account's loads.
 */
export const mailSubjects = [...mailKinds, 'digest', 'notices'] as const;
export type MailSubject = (typeof mailSubjects)[number];
