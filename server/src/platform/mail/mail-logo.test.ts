import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { makeShipper, type Shipper } from '../../testing/fixtures/make-account.ts';
import { type MailingApp, startMailingApp } from '../../testing/fixtures/mailing-app.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { composeMail, logoPlace } from './mail-layout.ts';

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

let mailing: MailingApp;
let app: TestApp;

beforeAll(async () => {
  mailing = await startMailingApp();
  ({ app } = mailing);
});
afterAll(() => mailing.stop());

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
    const [mail] = mailing.arrived.list(to);
    if (!mail?.html) throw new Error('no mail yet');
    return mail.html;
  }, 30_000);
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
