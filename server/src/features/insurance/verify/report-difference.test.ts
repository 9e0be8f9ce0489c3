import { insurance } from '@portal/contract/insurance/insurance.contract.ts';
import { beforeAll, expect, it, vi } from 'vitest';
import { catchMail, type CaughtMail } from '../../../testing/fixtures/catch-mail.ts';
import { makeShipper, type Shipper } from '../../../testing/fixtures/make-account.ts';
import { sharedClock, sharedTestApp, type TestApp } from '../../../testing/test-app.ts';
import { toOperations } from '../../../platform/mail/mail-layout.ts';

const clock = sharedClock;
let app: TestApp;
let mails: CaughtMail;
let shipper: Shipper;
let operator: Shipper;

beforeAll(async () => {
  clock.set(new Date('2026-11-18T15:00:00Z'));
  app = await sharedTestApp();
  mails = catchMail(app);
  shipper = await makeShipper(app);
  operator = await makeShipper(app, { role: 'platform_admin' });
});

const get = async (id: number, who: Shipper) =>
  (await app.call(insurance.get, { token: who.token, params: { id } })).body;

const insured = async () => {
  const goods = { origin_zip_code: '85043', destination_zip_code: '28208', commodity: 'Brake rotors' };
  const body = { ...goods, insured_value: 48_000, departs_on: '2026-11-28' };
  const { id, version } = (await app.call(insurance.create, { token: shipper.token, body })).body;
  const purchase = { version, offer: 'A' as const, terms_accepted: true as const };
  await app.call(insurance.certify, { token: shipper.token, params: { id }, body: purchase });
  return vi.waitFor(
    async () => {
      const policy = await get(id, shipper);
      expect(policy.status).toBe('in_force');
      return policy;
    },
    { timeout: 30_000, interval: 50 },
  );
};

const report = (code: string, body: object) => app.call(insurance.reportDifference, { params: { code }, body });

const onPaper = { field: 'insured_value' as const, on_paper: '$480,000.00' };

it('takes what differs on a paper to the operator, by mail and on the page of the certificate', async () => {
  const { id, certificate } = await insured();
  const code = certificate?.verification_code ?? '';
  const typed = `${code.slice(0, 4).toLowerCase()} ${code.slice(4)}`;
  const body = {
    differences: [onPaper],
    message: 'Our bank has this copy',
    email: 'desk@frontera.test',
    language: 'es',
  };
  expect((await report(typed, body)).status).toBe(202);
  const [letter] = await mails.to(toOperations(app.services).to, 1);
  expect(letter?.subject).toBe(`Certificate ${certificate?.number} doesn’t match a document`);
  expect(letter?.text).toContain('On the paper: $480,000.00. In the portal: $48,000.00.');
  expect(letter?.text).toContain('Our bank has this copy');
  expect(letter?.text).toContain('desk@frontera.test (es)');
  expect(letter?.text).toContain(`https://portal.example/insurance/my-insurance/${id}`);
  expect((await get(id, operator)).reported).toMatchObject([{ differences: [onPaper], email: 'desk@frontera.test' }]);
  expect((await get(id, shipper)).reported).toBeUndefined();
});

it('takes a paper whose code no certificate has as one that may be forged', async () => {
  const before = (await mails.to(toOperations(app.services).to, 0)).length;
  expect((await report('NOSUCH99', { message: 'Sent to us today' })).status).toBe(202);
  const letters = await mails.to(toOperations(app.services).to, before + 1);
  expect(letters.at(-1)?.subject).toBe('A paper with the unknown code NOSU CH99');
  const row = await app.services.db
    .selectFrom('certificate_differences')
    .select(['quote_id', 'code'])
    .where('code', '=', 'NOSUCH99')
    .executeTakeFirstOrThrow();
  expect(row.quote_id).toBeNull();
});

it('says what a report lacks', async () => {
  const codes = async (body: object) =>
    ((await report('NOSUCH99', body)).body as unknown as { detail: { code: string; field: string }[] }).detail.map(
      ({ code, field }) => [code, field],
    );
  expect(await codes({})).toEqual([['http.required', 'message']]);
  expect(await codes({ differences: [{ ...onPaper, on_paper: '' }] })).toEqual([
    ['http.required', 'differences.0.on_paper'],
  ]);
  expect(await codes({ message: 'x', email: 'nobody' })).toEqual([['http.not_an_email', 'email']]);
});

it('says of a cancelled certificate since when, in the zone of its account, and by which clause it insures', async () => {
  const { id, certificate } = await insured();
  // The evening before in Chicago.
  clock.set(new Date('2026-11-19T02:00:00Z'));
  await app.call(insurance.remove, { token: shipper.token, params: { id }, query: { reason: 'bought_in_error' } });
  const { body } = await app.call(insurance.verify, { params: { code: certificate?.verification_code ?? '' } });
  expect(body).toMatchObject({ status: 'cancelled', cancelled_on: '2026-11-18', condition: 'A', covers_war: false });
});
