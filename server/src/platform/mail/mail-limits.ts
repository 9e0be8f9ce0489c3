import type { ErrorCode } from '@portal/contract/phrases/error-code.ts';
import { problem } from '../http/errors.ts';

/** Mails one person may have sent within a minute and within a day: a portal that sends for anybody is a spammer's. */
const most = { minute: 40, day: 500 };

/** How many mails a person has had sent. */
export type MailsSent = { minute: number; day: number };

/** Refuses more than a person may send, with 429. Callers hold the sender before they count, so that nobody sends in between. */
export const refuseTooManyMails = (
  sent: MailsSent,
  adding: number,
  codes: Record<keyof MailsSent, ErrorCode>,
): void => {
  if (sent.minute + adding > most.minute) throw problem(codes.minute, 429, { retryAfter: 60 });
  if (sent.day + adding > most.day) throw problem(codes.day, 429, { retryAfter: 3600, params: { limit: most.day } });
};
