import type { OperatorIdentity } from '@portal/contract/settings/operator-identity.ts';
import type { Logger } from 'pino';

export type Mail = {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Whom an answer reaches where that is not the portal. */
  replyTo?: string;
  attachments?: { filename: string; content: Buffer; contentType: string }[];
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

/** Mail through `url`; where no server is configured the mail is logged as not sent. */
export const openMailer = (url: string | undefined, from: () => Sender, log: Logger): Mailer => {
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
  return {
    async send(mail) {
      const transport = await (opened ??= openTransport(url));
      await transport.sendMail({ from: from(), ...mail });
    },
    close: () => void opened?.then((transport) => transport.close()),
  };
};

const openTransport = async (url: string) => {
  const { createTransport } = await import('nodemailer');
  return createTransport({
    url,
    pool: true,
    maxConnections: 2,
    connectionTimeout: 5000,
    socketTimeout: 10_000,
  });
};
