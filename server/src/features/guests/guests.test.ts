import { guests } from '@portal/contract/guests/guests.contract.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CaughtMail, catchMail } from '../../testing/fixtures/catch-mail.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let mails: CaughtMail;
beforeAll(async () => {
  app = await startTestApp({ OPERATIONS_EMAIL: 'operations@portal.test', TRUSTED_PROXIES: '127.0.0.1/32' });
  mails = catchMail(app);
});
afterAll(() => app.stop());

const wish = {
  company_name: 'Aceros del Norte <b>S.A.</b>',
  website: 'https://aceros.example',
  phone: '81 8345 6789',
  country: 'MX' as const,
  full_name: 'Lucía Peña',
  email: 'lucia@aceros.example',
  preferred_date: '2026-12-03',
  terms: true as const,
  language: 'es' as const,
};
let lastAddress = 0;
const ask = (changes: Partial<typeof wish> = {}) =>
  app.call(guests.requestDemo, {
    body: { ...wish, ...changes },
    headers: { 'x-forwarded-for': `192.0.2.${(lastAddress += 1)}` },
  });

describe('a request for a demo', () => {
  it('is kept, reported to operations and confirmed in the language of the asker', async () => {
    expect((await ask()).status).toBe(202);
    const [confirmation] = await mails.to('lucia@aceros.example');
    expect(confirmation?.subject).toBe('Su solicitud de demostración');
    expect(confirmation?.text).toContain('12-03-2026');
    expect(confirmation?.html).toContain('<html lang="es">');
    const [report] = await mails.to('operations@portal.test');
    expect(report?.text).toContain('Phone: (818) 345-6789');
    expect(report?.html).toContain('Aceros del Norte &lt;b&gt;S.A.&lt;/b&gt;');
    const { rows } = await app.services.pool.query('select company_name, preferred_date, phone from demo_requests');
    expect(rows).toEqual([{ company_name: wish.company_name, preferred_date: '2026-12-03', phone: '8183456789' }]);
  });

  it.each([
    [{ phone: '12345' }, 'guests.phone_digits', 'phone'],
    [{ email: 'lucia@' }, 'http.not_an_email', 'email'],
    [{ preferred_date: '2026-02-30' }, 'http.no_such_day', 'preferred_date'],
    [{ full_name: '  ' }, 'http.required', 'full_name'],
    [{ terms: false as never }, 'http.not_an_option', 'terms'],
  ])('is refused with %j', async (changes, code, field) => {
    expect(await ask(changes)).toMatchObject({ status: 400, body: { detail: [{ code, field }] } });
  });
});

it('says before sign-in where questions go, as the settings have it', async () => {
  expect(await app.call(guests.help, {})).toMatchObject({ status: 200, body: { email: 'operations@portal.test' } });
});
