import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openMailStore } from '@portal/simulators/mailbox/mail-store.ts';
import { startSmtpCatcher } from '@portal/simulators/mailbox/smtp-catcher.ts';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { makeShipper, type Shipper } from '../../testing/fixtures/make-account.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { composeMail, logoPlace } from './mail-layout.ts';

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

let app: TestApp;
let smtp: Awaited<ReturnType<typeof startSmtpCatcher>>;
const directory = mkdtempSync(path.join(tmpdir(), 'logo-mails-'));
const store = openMailStore(directory);

beforeAll(async () => {
  smtp = await startSmtpCatcher(store, 0);
  app = await startTestApp({}, { smtpUrl: `smtp://127.0.0.1:${smtp.port}` });
});
afterAll(async () => {
  await app.stop();
  await smtp.close();
  rmSync(directory, { recursive: true });
});

const withLogo = async (name: string): Promise<Shipper> => {
  const shipper = await makeShipper(app);
  const logo_key = await app.services.files.put(png);
  const { db } = app.services;
  await db.updateTable('accounts').set({ logo_key, name }).where('id', '=', shipper.account_id).execute();
  return shipper;
};

/** A mail as it came over SMTP: pictures within it are data by then. */
const received = async (to: string, more: object = {}): Promise<string> => {
  const letter = { to, language: 'en', subject: 'Hello', heading: 'Hello', paragraphs: ['A line'] } as const;
  await app.services.mail.send({ ...composeMail(app.services, letter), ...more });
  return vi.waitFor(() => {
    const [mail] = store.list(to);
    if (!mail?.html) throw new Error('no mail yet');
    return mail.html;
  });
};

it('has the logo of the reader’s account at its head, within the mail', async () => {
  const shipper = await withLogo('Acme & "Sons" <Freight>');
  const html = await received(shipper.email.toUpperCase());
  expect(html).toContain(`src="data:image/png;base64,${png.toString('base64')}"`);
  expect(html).toContain('alt="Acme &amp; &quot;Sons&quot; &lt;Freight&gt;"');
  expect(html).not.toMatch(/src="(?!data:)/);
});

it('keeps what is attached beside the logo', async () => {
  const shipper = await withLogo('Acme');
  const attachments = [{ filename: 'a.txt', content: Buffer.from('A'), contentType: 'text/plain' }];
  expect(await received(shipper.email, { attachments })).toContain('src="data:image/png');
});

it('shows no logo to others, of accounts without one, nor where the picture is gone', async () => {
  await withLogo('Acme');
  const gone = await withLogo('Gone');
  const { db } = app.services;
  await db.updateTable('accounts').set({ logo_key: 'absent' }).where('id', '=', gone.account_id).execute();
  const plain = await makeShipper(app);
  for (const to of ['somebody@elsewhere.test', plain.email, gone.email]) {
    const html = await received(to);
    expect(html).not.toContain('<img');
    expect(html).not.toContain(logoPlace);
  }
});
