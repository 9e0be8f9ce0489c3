import { z } from 'zod';
import { Email, Id, requiredLongText } from '../values/values.ts';
import { Language } from '../words/language-schemas.ts';
import { mostRecipients, splitAddresses } from './split-addresses.ts';

/** Most bytes the papers of one mail may have together. */
export const mostAttachedBytes = 10 * 1024 * 1024;

/** Days a link opens for. */
const Days = z.int().min(1).max(30);

const ShareMethod = z.enum(['attachments', 'link']);
export type ShareMethod = z.infer<typeof ShareMethod>;

const listed = (value: unknown): unknown => {
  if (typeof value === 'string') return splitAddresses(value);
  const isTexts = Array.isArray(value) && value.every((one) => typeof one === 'string');
  return isTexts ? splitAddresses(value) : value;
};

/** What is sent, to whom. Addresses are a list, or one text with commas, semicolons, spaces or line ends between them. */
export const ShareFiles = z.strictObject({
  document_ids: z.array(Id).min(1).max(20),
  addresses: z.preprocess(listed, z.array(Email).min(1).max(mostRecipients)),
  message: requiredLongText(2000),
  language: Language,
  how: ShareMethod,
  days: Days.default(7),
});
export type ShareFiles = z.infer<typeof ShareFiles>;

export const ShareRecipient = z.strictObject({
  id: Id,
  email: z.string(),
  /** When the mail server took it; null as long as it has not. */
  sent_at: z.string().nullable(),
  opened: z.int().min(0),
  downloads: z.int().min(0),
  first_opened_at: z.string().nullable(),
  last_opened_at: z.string().nullable(),
});
export type ShareRecipient = z.infer<typeof ShareRecipient>;

export const Share = z.strictObject({
  id: Id,
  created_at: z.string(),
  created_by: z.string(),
  how: ShareMethod,
  language: Language,
  message: z.string(),
  /** `sent` has no link that could end. */
  state: z.enum(['sent', 'open', 'expired', 'revoked']),
  expires_at: z.string().nullable(),
  revoked_at: z.string().nullable(),
  revoked_by: z.string().nullable(),
  documents: z.array(z.strictObject({ id: Id, name: z.string(), type: z.string() })),
  recipients: z.array(ShareRecipient),
});
export type Share = z.infer<typeof Share>;

/** A paper on a page that anybody with the link reads. */
export const PublicPaper = z.strictObject({
  id: Id,
  type: z.string(),
  name: z.string(),
  content_type: z.string(),
  /** Bytes. */
  size: z.int(),
  created_at: z.string(),
  /** Signed for this link, good for ten minutes and no longer than the link itself. */
  url: z.string(),
});
export type PublicPaper = z.infer<typeof PublicPaper>;

export const SharedPage = z.strictObject({
  account_name: z.string(),
  operator_name: z.string(),
  shared_by: z.string(),
  language: Language,
  message: z.string(),
  load_id: Id,
  expires_at: z.string(),
  documents: z.array(PublicPaper),
});
export type SharedPage = z.infer<typeof SharedPage>;
