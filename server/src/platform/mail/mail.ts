import { createHash } from 'node:crypto';
import type { OperatorIdentity } from '@portal/contract/settings/operator-identity.ts';
import type { Logger } from 'pino';
import { watchedCircuit } from '../egress/watched-circuit.ts';
import { originOfWork } from '../current-job.ts';
import { explained } from './mail-failure.ts';
import { mailServerOf } from './mail-server.ts';

/** Mails sent side by side by one server, each on its own connection. */
export const mailsAtOnce = 3;

const circuitLimits = { circuitFailures: 3, circuitCoolDownMs: 5000 } as const;

type Attachment = {
  filename: string;
  content: Buffer;
  contentType: string;
  /** Of a picture that the mail itself shows, by this name. */
  cid?: string;
  contentDisposition?: 'attachment' | 'inline';
};

export type Mail = {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Whom an answer reaches where that is not the portal. */
  replyTo?: string;
  /** Beyond those that every mail has. */
  headers?: Record<string, string>;
  /** Of a mail that may have to be sent again: the same one every time. */
  messageId?: string;
  attachments?: Attachment[];
};

export type Mailer = {
  /** Hands a mail to the SMTP server; throws when it is not taken, so that the job that sends it is repeated. */
  send(mail: Mail): Promise<void>;
  close(): void;
};

/** Whom mails come from, as the operator has it. */
type Sender = { name: string; address: string };

export const senderOf = ({ name, mail_sender_name, mail_sender_email }: OperatorIdentity): Sender => ({
  name: mail_sender_name || name,
  address: mail_sender_email,
});

type MailerParts = {
  from: () => Sender;
  /** What a mail gets that depends on its reader. */
  complete: (mail: Mail) => Promise<Mail>;
  log: Logger;
};

/**
 * The same for a letter that a job sends again, as it does when its process is killed before it notes the first: by it mail
 * programs show one. A letter with another link is another one.
 */
const repeatedId = ({ to, subject, text }: Mail, { address }: Sender): string | undefined => {
  const origin = originOfWork();
  if (origin === undefined) return undefined;
  const letter = createHash('sha256')
    .update(JSON.stringify([origin, to, subject, text]))
    .digest('hex');
  return `<${letter.slice(0, 40)}@${address.slice(address.lastIndexOf('@') + 1)}>`;
};

/** Mail through `url`; where no server is configured the mail is logged as not sent. */
export const openMailer = (url: string | undefined, { from, complete, log }: MailerParts): Mailer => {
  if (!url) {
    return {
      async send({ to, subject }) {
        log.warn({ to, subject }, 'mail not sent: no SMTP_URL');
      },
      close: () => undefined,
    };
  }
  // Loaded with the first mail: a start does not pay for it.
  let opened: ReturnType<typeof openTransport> | undefined;
  const circuit = watchedCircuit({ name: 'mail', limits: circuitLimits, log });
  let lastFailure: unknown;
  return {
    async send(mail) {
      const completed = await complete(mail);
      const pass = circuit.admit();
      // Left alone for a while: the reason of this mail is that of those before it.
      if (!pass) throw explained(lastFailure);
      try {
        const transport = await (opened ??= openTransport(url));
        const sender = from();
        await transport.sendMail({ from: sender, messageId: repeatedId(mail, sender), ...completed });
        pass.succeeded();
      } catch (error) {
        if (isServerDown(error)) {
          lastFailure = error;
          pass.failed();
        } else pass.succeeded();
        throw explained(error);
      }
    },
    close: () => void opened?.then((transport) => transport.close()),
  };
};

/** A server that refuses one mail with a reply is well; 421 says that it is about to close. */
const isServerDown = (error: unknown): boolean => {
  const reply = error instanceof Error && 'responseCode' in error ? error.responseCode : undefined;
  return typeof reply !== 'number' || reply === 421;
};

const openTransport = async (url: string) => {
  const { createTransport } = await import('nodemailer');
  return createTransport({
    ...mailServerOf(url),
    pool: true,
    maxConnections: mailsAtOnce,
    // The job repeats a mail, where it is counted and seen; the transport would do so on its own.
    maxRequeues: 0,
    connectionTimeout: 5000,
    greetingTimeout: 5000,
    socketTimeout: 10_000,
  });
};
