import { createTransport } from 'nodemailer';
import type { Logger } from 'pino';

export type Mail = { to: string; subject: string; text: string; html: string };

export type Mailer = {
  /** Hands a mail to the SMTP server; throws when it is not taken, so that the job that sends it is repeated. */
  send(mail: Mail): Promise<void>;
  close(): void;
};

/** Mail through `url`; where no server is configured the mail is logged as not sent. */
export const openMailer = (url: string | undefined, from: string, log: Logger): Mailer => {
  if (!url) {
    return {
      async send({ to, subject }) {
        log.warn({ to, subject }, 'mail not sent: no SMTP_URL');
      },
      close: () => undefined,
    };
  }
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 2,
    connectionTimeout: 5000,
    socketTimeout: 10_000,
  } as never);
  return {
    async send(mail) {
      await transport.sendMail({ from, ...mail });
    },
    close: () => transport.close(),
  };
};
