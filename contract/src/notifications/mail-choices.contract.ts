import { z } from 'zod';
import { contract } from '../http/endpoint.ts';
import { Language } from '../words/language-schemas.ts';
import { mailChoicesCalls } from './mail-choices.calls.ts';
import { mailDeliveries, mailKinds, mailSubjects } from './mail-kinds.ts';

const Kind = z.enum(mailKinds);
const Delivery = z.enum(mailDeliveries);
const Hour = z.int().min(0).max(23);

/** How the caller gets the mails of each kind, and which of them the account has switched off for everybody. */
export const MailChoices = z.strictObject({
  deliveries: z.record(Kind, Delivery),
  off_for_account: z.array(Kind),
  /** When the daily mail comes, in the zone of the caller's account. */
  digest_hour: Hour,
  time_zone: z.string(),
});
export type MailChoices = z.infer<typeof MailChoices>;

/** What is named is changed; the rest stays. */
const MailChoicesChange = z.strictObject({ deliveries: z.partialRecord(Kind, Delivery), digest_hour: Hour }).partial();
export type MailChoicesChange = z.infer<typeof MailChoicesChange>;

/** What the link at the foot of a mail is about. */
export const Subscription = z.strictObject({
  kind: z.enum(mailSubjects),
  is_subscribed: z.boolean(),
  /** Whose mails they are, not spelled out: whoever was forwarded the mail learns nothing. */
  address: z.string(),
  /** Null for an address that is no user's. */
  language: Language.nullable(),
  operator_name: z.string(),
  /** Whose loads its reader gets notices of, without being of that account. */
  account_name: z.string().nullable(),
});
export type Subscription = z.infer<typeof Subscription>;

/** The signed token of such a link; an altered one gets the same answer as one about nobody. */
const Token = z.strictObject({ token: z.string().max(700) });

export const mailChoices = contract(mailChoicesCalls, {
  mine: {
    summary: 'Which mails the caller gets',
    reply: MailChoices,
  },
  change: {
    summary: 'Choose which mails the caller gets',
    body: MailChoicesChange,
    reply: MailChoices,
  },
  subscription: {
    summary: 'What the link at the foot of a mail is about; changes nothing',
    params: Token,
    reply: Subscription,
    errors: [404],
    perMinute: 300,
  },
  unsubscribe: {
    summary: 'Send no more mails of the link’s kind to its reader; what mail programs post, too (RFC 8058)',
    params: Token,
    body: z.strictObject({ 'List-Unsubscribe': z.literal('One-Click') }),
    reply: Subscription,
    errors: [404],
    perMinute: 300,
  },
  subscribeAgain: {
    summary: 'Send the mails of the link’s kind as before',
    params: Token,
    reply: Subscription,
    errors: [404],
    perMinute: 300,
  },
});
