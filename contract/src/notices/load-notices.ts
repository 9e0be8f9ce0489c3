import { z } from 'zod';
import { LoadId } from '../loads/load.ts';
import { Email, Id, Instant } from '../values/values.ts';
import { Language } from '../words/language-schemas.ts';
import { hasTwice, NoticeKinds } from '../places/location-notices.ts';
import { mostNoticeAddresses, noticeOccasions, noticeParts, noticeStates } from '../places/notice-kinds.ts';

const Part = z.enum(noticeParts);

/** Somebody outside the account who gets notices of a load by mail. */
export const NoticeRecipient = z.strictObject({ email: Email, part: Part, language: Language, kinds: NoticeKinds });
export type NoticeRecipient = z.infer<typeof NoticeRecipient>;

export const ChangeNotices = z.strictObject({
  recipients: z
    .array(NoticeRecipient)
    .max(mostNoticeAddresses.ofLoad)
    .refine((recipients) => !hasTwice(recipients.map(({ email }) => email)), { params: { code: 'notices.twice' } }),
  /** The version the change was made from: 0 while the load has what its saved locations say. */
  version: z.int().min(0),
});
export type ChangeNotices = z.infer<typeof ChangeNotices>;

/** A mail about a load to somebody outside: what became of it, and when. */
const NoticeMail = z.strictObject({
  id: Id,
  email: z.string(),
  occasion: z.enum(noticeOccasions),
  state: z.enum(noticeStates),
  at: Instant,
});
export type NoticeMail = z.infer<typeof NoticeMail>;

export const LoadNotices = z.strictObject({
  load_id: LoadId,
  version: z.int(),
  recipients: z.array(
    z.strictObject({
      ...NoticeRecipient.shape,
      email: z.string(),
      /** No more mails of the account, whichever load they are about: so the reader has chosen. */
      is_unsubscribed: z.boolean(),
    }),
  ),
  /** The newest hundred, newest first. */
  mails: z.array(NoticeMail),
});
export type LoadNotices = z.infer<typeof LoadNotices>;

export const NoticeRefusal = z.strictObject({ email: z.string(), refused_at: Instant });
