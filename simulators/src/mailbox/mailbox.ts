import { join } from 'node:path';
import fastify from 'fastify';
import { type MailStore, openMailStore } from './mail-store.ts';
import { listPage, messagePage, missingPage } from './mailbox-page.ts';
import { startSmtpCatcher } from './smtp-catcher.ts';

export type MailboxOptions = {
  /** Port of the page; 0 or left out: any free port. */
  port?: number;
  /** Port of the SMTP server; 0 or left out: any free port. */
  smtpPort?: number;
  /** Mails are kept in `simulators/mailbox` in here. */
  dataDir: string;
};

export type Mailbox = { url: string; smtp: string; close: () => Promise<void> };

const PAGE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; form-action 'self'";
const MAIL_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox allow-popups allow-popups-to-escape-sandbox";

type Wanted = { Querystring: { to?: string }; Params: { id: string } };

const mailboxApp = (store: MailStore) => {
  const app = fastify({ forceCloseConnections: true });

  app.get<Wanted>('/', (request, reply) => {
    const to = request.query.to?.trim() ?? '';
    const html = listPage(store.list(to), to);
    return reply.type('text/html; charset=utf-8').header('content-security-policy', PAGE_POLICY).send(html);
  });

  app.get<Wanted>('/messages', (request) => {
    const items = store.list(request.query.to);
    return { items, total: items.length };
  });

  app.delete('/messages', (_request, reply) => {
    store.clear();
    return reply.code(204).send();
  });

  app.get<Wanted>('/messages/:id/view', (request, reply) => {
    const mail = store.find(request.params.id);
    const html = mail ? messagePage(mail) : missingPage();
    return reply
      .code(mail ? 200 : 404)
      .type('text/html; charset=utf-8')
      .header('content-security-policy', PAGE_POLICY)
      .send(html);
  });

  // Links in a mail open in a tab of their own; the sandbox keeps the mail from running anything.
  app.get<Wanted>('/messages/:id/body', (request, reply) => {
    const html = store.find(request.params.id)?.html ?? '';
    const body = `<base target="_blank">${html}`;
    return reply.type('text/html; charset=utf-8').header('content-security-policy', MAIL_POLICY).send(body);
  });

  return app;
};

/** Starts a mailbox that catches what is sent to `smtp` and shows it at `url`; both on loopback. */
export const startMailbox = async (options: MailboxOptions): Promise<Mailbox> => {
  const store = openMailStore(join(options.dataDir, 'simulators', 'mailbox'));
  const app = mailboxApp(store);
  const smtp = await startSmtpCatcher(store, options.smtpPort ?? 0);
  const url = await app.listen({ port: options.port ?? 0, host: '127.0.0.1' });
  return {
    url,
    smtp: `smtp://127.0.0.1:${smtp.port}`,
    close: async () => {
      await Promise.all([app.close(), smtp.close()]);
    },
  };
};
