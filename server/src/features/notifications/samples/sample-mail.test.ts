import { mailSamples as names } from '@portal/contract/notifications/mail-samples.ts';
import { mailSamples } from '@portal/contract/notifications/mail-samples.contract.ts';
import { languages } from '@portal/contract/words/language.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type CaughtMail, catchMail } from '../../../testing/fixtures/catch-mail.ts';
import { makeShipper } from '../../../testing/fixtures/make-account.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

let app: TestApp;
let mails: CaughtMail;
beforeAll(async () => {
  app = await startTestApp({ PUBLIC_URL: 'https://portal.example' });
  mails = catchMail(app);
});
afterAll(() => app.stop());

it('shows every mail in both languages, whole and in the words of that language', async () => {
  const { token } = await makeShipper(app);
  for (const name of names) {
    const [en, es] = await Promise.all(
      languages.map(async (language) => {
        const { status, body } = await app.call(mailSamples.read, { params: { name }, query: { language }, token });
        expect([name, status]).toEqual([name, 200]);
        return body;
      }),
    );
    if (!en || !es) throw new Error('no mail');
    expect(en.subject).not.toBe(es.subject);
    for (const { subject, html, text } of [en, es]) {
      // A gap that nothing filled, a name that is no phrase, or something that was left out.
      expect(`${subject} ${text}`).not.toMatch(/\{\{|undefined|null|NaN|\[object|\b[a-z]+(?:_[a-z]+)+\.[a-z]/);
      expect(html).not.toMatch(/<script|<!-- logo/);
      expect(html).toContain('https://portal.example/');
    }
    expect(es.html).toContain('<html lang="es">');
  }
});

it('shows the logo of the caller’s account within the mail', async () => {
  const { token, account_id } = await makeShipper(app);
  const { db, files } = app.services;
  const logo_key = await files.put(png);
  await db.updateTable('accounts').set({ logo_key, name: 'Acme <Freight>' }).where('id', '=', account_id).execute();
  const read = { params: { name: 'invoice_issued' }, query: { language: 'en' }, token } as const;
  const { html, text } = (await app.call(mailSamples.read, read)).body;
  expect(html).toContain(`src="data:image/png;base64,${png.toString('base64')}"`);
  expect(html).toContain('alt="Acme &lt;Freight&gt;"');
  expect(text).toContain('Acme <Freight>');
});

it('sends it to the caller and nobody else, as a sample', async () => {
  const shipper = await makeShipper(app);
  const send = { params: { name: 'digest' }, body: { language: 'es' }, token: shipper.token } as const;
  expect((await app.call(mailSamples.send, send)).body).toEqual({ sent_to: shipper.email });
  const [mail] = await mails.to(shipper.email);
  expect(mail?.subject).toMatch(/^Muestra: Resumen del /);
  expect(mail?.headers?.['List-Unsubscribe']).toContain('~digest~');
});

it('is sent five times a minute at most', async () => {
  const { token } = await makeShipper(app);
  const send = { params: { name: 'accepted' }, body: { language: 'en' }, token } as const;
  const answers = [];
  for (let times = 0; times < 6; times += 1) answers.push((await app.call(mailSamples.send, send)).status);
  expect(answers).toEqual([200, 200, 200, 200, 200, 429]);
});

it('says so where the mail server does not take it, and does not know other names', async () => {
  const { token } = await makeShipper(app);
  const { mail } = app.services;
  app.services.mail = { ...mail, send: () => Promise.reject(new Error('no mail server')) };
  const refused = await app.call(mailSamples.send, { params: { name: 'accepted' }, body: { language: 'en' }, token });
  app.services.mail = mail;
  expect(refused.status).toBe(503);
  expect(JSON.stringify(refused.body)).toContain('settings.mail_not_sent');
  const read = { params: { name: 'nothing' as never }, query: { language: 'en' }, token } as const;
  expect((await app.call(mailSamples.read, read)).status).toBe(400);
});

it('is for those who run an account', async () => {
  const { token } = await makeShipper(app, { role: 'customer_agent' });
  const read = { params: { name: 'accepted' }, query: { language: 'en' }, token } as const;
  expect((await app.call(mailSamples.read, read)).status).toBe(403);
});
