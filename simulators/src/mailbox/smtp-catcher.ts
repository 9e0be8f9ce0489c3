import PostalMime, { type Attachment } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import type { MailStore } from './mail-store.ts';

const MOST_BYTES = 10 * 1024 * 1024;

const linksIn = (text: string): string[] => [...new Set(text.match(/https?:\/\/[^\s"'<>()]*[^\s"'<>().,;:!?]/g) ?? [])];

/** How HTML names a picture that the mail itself brings along; null for a file that is only attached. */
const sourceOf = ({ contentId }: Attachment): string | null =>
  contentId ? `cid:${contentId.replaceAll(/^<|>$/g, '')}` : null;

const dataOf = ({ mimeType, content }: Attachment): string =>
  `data:${mimeType};base64,${Buffer.from(content as ArrayBuffer).toString('base64')}`;

/** The HTML as a mail program shows it: with the pictures it brings along. */
const shownHtml = (html: string, attachments: readonly Attachment[]): string =>
  attachments.reduce((shown, one) => {
    const source = sourceOf(one);
    return source ? shown.replaceAll(`"${source}"`, () => `"${dataOf(one)}"`) : shown;
  }, html);

const keep = async (store: MailStore, raw: Buffer, recipients: readonly string[]): Promise<void> => {
  const mail = await PostalMime.parse(raw);
  store.add({
    from: mail.from?.address ?? '',
    to: recipients,
    subject: mail.subject ?? '',
    text: mail.text ?? '',
    html: mail.html ? shownHtml(mail.html, mail.attachments) : null,
    links: linksIn(`${mail.text ?? ''}\n${(mail.html ?? '').replaceAll('&amp;', '&')}`),
    attachments: mail.attachments
      .filter((one) => sourceOf(one) === null)
      .map(({ filename, mimeType, content }) => ({
        name: filename ?? 'attachment',
        type: mimeType,
        size: typeof content === 'string' ? content.length : content.byteLength,
      })),
    headers: Object.fromEntries(mail.headers.map(({ key, value }) => [key, value])),
  });
};

/** An SMTP server on loopback that delivers nothing and keeps everything; answers its port. */
export const startSmtpCatcher = (
  store: MailStore,
  port: number,
): Promise<{ port: number; close: () => Promise<void> }> => {
  const server = new SMTPServer({
    authOptional: true,
    disableReverseLookup: true,
    disabledCommands: ['STARTTLS'],
    size: MOST_BYTES,
    onAuth: (auth, _session, done) => done(null, { user: auth.username ?? 'anybody' }),
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const recipients = session.envelope.rcptTo.map(({ address }) => address);
        keep(store, Buffer.concat(chunks), recipients).then(() => done(), done);
      });
    },
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    const listener = server.listen(port, '127.0.0.1', () => {
      // From here on an error is that of one connection, which has ended with it.
      server.off('error', reject).on('error', () => undefined);
      const address = listener.address();
      const bound = typeof address === 'object' && address ? address.port : port;
      resolve({ port: bound, close: () => new Promise((closed) => server.close(() => closed())) });
    });
  });
};
