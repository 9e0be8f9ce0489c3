import { type MailFailure, mailFailures } from '@portal/contract/jobs/mail-failures.ts';
import { words } from '@portal/contract/jobs/words/en.ts';
import { isOfCertificate } from '../egress/certificates.ts';

type Fault = { code: string; message: string; reply: number | null };

const faultOf = (error: unknown): Fault => {
  if (!(error instanceof Error)) return { code: '', message: String(error), reply: null };
  const code = 'code' in error ? String(error.code) : '';
  const reply = 'responseCode' in error && typeof error.responseCode === 'number' ? error.responseCode : null;
  return { code, message: error.message, reply };
};

const ofReply = (reply: number, message: string): MailFailure => {
  // RFC 3463: 5.3.4 is a message too big for the system, 5.2.3 one too long for the mailbox.
  if (reply === 552 || /\b5\.(3\.4|2\.3)\b/.test(message)) return 'too_large';
  if (reply === 530) return /STARTTLS/i.test(message) ? 'encryption' : 'sign_in';
  return reply < 500 ? 'put_off' : 'refused';
};

const noWay = /ECONNREFUSED|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN/;

const byCode: Readonly<Record<string, MailFailure>> = {
  EAUTH: 'sign_in',
  ENOAUTH: 'sign_in',
  EDNS: 'unreachable',
  ETIMEDOUT: 'silent',
  ETLS: 'encryption',
  ECONNECTION: 'broken_off',
  ESOCKET: 'broken_off',
  EPROTOCOL: 'broken_off',
};

/** Why a mail was not sent, by what the mail library threw; null where it was not for the mail server. */
export const mailFailureOf = (error: unknown): MailFailure | null => {
  const { code, message, reply } = faultOf(error);
  if (byCode[code] === 'sign_in') return 'sign_in';
  if (reply !== null) return ofReply(reply, message);
  if (isOfCertificate(error)) return 'certificate';
  if (/size larger than allowed/.test(message)) return 'too_large';
  if (/\b(SSL|TLS)/.test(message)) return 'encryption';
  return noWay.test(message) ? 'unreachable' : (byCode[code] ?? null);
};

/** The same error with words that say why, before what the server said. */
export const explained = (error: unknown): Error => {
  if (!(error instanceof Error)) return new Error(String(error));
  const failure = mailFailureOf(error);
  if (failure === null) return error;
  const said = error.message.replaceAll(/\s+/g, ' ');
  return new Error(`${words.mail_failures[failure]} ${said}`, { cause: error });
};

/** Takes the words apart again: why a mail was not sent, and what the server said. */
export const splitReason = (reason: string): { mail_failure: MailFailure | null; reason: string } => {
  const mail_failure = mailFailures.find((failure) => reason.startsWith(`${words.mail_failures[failure]} `)) ?? null;
  if (mail_failure === null) return { mail_failure, reason };
  return { mail_failure, reason: reason.slice(words.mail_failures[mail_failure].length + 1) };
};
