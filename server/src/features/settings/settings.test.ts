import { generatedPapers } from '@portal/contract/documents/generated-papers.contract.ts';
import { type OperatorIdentity, operatorIdentity } from '@portal/contract/settings/operator-identity.ts';
import { settings } from '@portal/contract/settings/settings.contract.ts';
import { setting } from '@portal/contract/values/setting.ts';
import { users } from '@portal/contract/users/users.contract.ts';
import { howToVideosUrl } from '@portal/contract/users/users.settings.ts';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { systemContext } from '../../platform/context.ts';
import { makeAccount } from '../../seed/accounts.ts';
import { acceptedLoad } from '../../testing/fixtures/accepted-load.ts';
import { catchMail } from '../../testing/fixtures/catch-mail.ts';
import { makeShipper, type Shipper } from '../../testing/fixtures/make-account.ts';
import { makeHolder } from '../../testing/fixtures/make-holder.ts';
import { textsOf } from '../../testing/read-pdf.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { newBolNumber, newSscc } from '../loads/company-numbers.ts';

let database: TestDatabase;
let app: TestApp;
/** Another instance on the same database, whose environment says something else. */
let other: TestApp;
let operator: Shipper;
let shipper: Shipper;

beforeAll(async () => {
  database = await createTestDatabase();
  const databaseUrl = database.url;
  const env = { OPERATOR_NAME: 'Northline Freight', OPERATIONS_EMAIL: 'desk@northline.test' };
  app = await startTestApp(env, { databaseUrl });
  other = await startTestApp({ OPERATOR_NAME: 'Somebody Else' }, { databaseUrl });
  operator = await makeShipper(app, { role: 'platform_admin' });
  shipper = await makeShipper(app);
});
afterAll(async () => {
  await app.stop();
  await other.stop();
  await database.drop();
});

const { name } = operatorIdentity;
const read = async () => (await app.call(settings.get, { params: { name }, token: operator.token })).body;
const identityOf = async () => (await read()).value as OperatorIdentity;

/** Long enough for a busy machine: a change arrives within milliseconds. */
const soon = { timeout: 30_000, interval: 20 };

/** Changes what is named of the identity and leaves the rest. */
const change = async (changes: object, { token } = operator) => {
  const { value, version } = await read();
  const body = { value: { ...(value as OperatorIdentity), ...changes }, version };
  return app.call(settings.change, { params: { name }, body, token });
};

const faultsOf = ({ body }: { body: unknown }) =>
  (body as { detail: { code: string; field?: string; msg: { en: string; es: string } }[] }).detail;

describe('the operator’s identity', () => {
  it('comes from the environment of the first start, and from no later one', async () => {
    expect(await identityOf()).toMatchObject({
      name: 'Northline Freight',
      operations_email: 'desk@northline.test',
      gs1_prefix: '0614141',
    });
    expect(other.services.settings.get(operatorIdentity).name).toBe('Northline Freight');
  });

  it('of an operator who was there before is what its account says', async () => {
    const former = await createTestDatabase();
    const first = await startTestApp({}, { databaseUrl: former.url });
    await makeAccount(first.services.db, {
      name: 'Old Hand LLC',
      city: 'El Paso',
      country: 'United States',
      is_operator: true,
    });
    await first.services.pool.query('delete from settings');
    await first.stop();
    const again = await startTestApp({ OPERATOR_SCAC: 'OLDH' }, { databaseUrl: former.url });
    const { name: kept, city, scac, gs1_prefix } = again.services.settings.get(operatorIdentity);
    expect({ kept, city, scac, gs1_prefix }).toEqual({
      kept: 'Old Hand LLC',
      city: 'El Paso',
      scac: 'OLDH',
      gs1_prefix: '0614141',
    });
    await again.stop();
    await former.drop();
  });

  it('is changed on every instance', async () => {
    expect(await change({ help_email: 'help@northline.test' })).toMatchObject({ status: 200 });
    expect(app.services.settings.get(operatorIdentity).help_email).toBe('help@northline.test');
    await vi.waitUntil(() => other.services.settings.get(operatorIdentity).help_email === 'help@northline.test', soon);
  });

  it('reaches an instance whose notification was lost', async () => {
    await app.services.pool.query(
      `update settings set value = value || '{"phone":"9155550199"}', version = version + 1 where name = $1`,
      [name],
    );
    await app.services.settings.refresh();
    expect(app.services.settings.get(operatorIdentity).phone).toBe('9155550199');
  });

  it('is not changed by a form that is older than the last change', async () => {
    const { value, version } = await read();
    expect((await change({ city: 'Laredo' })).status).toBe(200);
    const late = await app.call(settings.change, { params: { name }, body: { value, version }, token: operator.token });
    expect(late.status).toBe(409);
    expect(faultsOf(late)[0]?.code).toBe('settings.changed_meanwhile');
    expect((await identityOf()).city).toBe('Laredo');
  });

  it.each([
    ['name', '', 'http.required'],
    ['scac', 'nlft', 'settings.scac_letters'],
    ['mc_number', 'MC-1', 'settings.authority_digits'],
    ['gs1_prefix', '12345', 'settings.gs1_prefix_digits'],
    ['operations_email', 'desk', 'http.not_an_email'],
  ])('is refused with a wrong %s, in both languages', async (field, value, code) => {
    const before = await read();
    const refused = await change({ [field]: value });
    expect(refused.status).toBe(400);
    const [fault] = faultsOf(refused);
    expect(fault).toMatchObject({ code, field });
    expect(fault?.msg.en).not.toBe(fault?.msg.es);
    expect(await read()).toEqual(before);
  });

  it('is written down with who changed it and what it was', async () => {
    const before = await identityOf();
    const changed = await change({ legal_name: 'Northline Freight LLC' });
    expect(changed.body).toMatchObject({
      changed_by: expect.stringMatching(/\w/),
      value: { legal_name: 'Northline Freight LLC' },
    });
    const { rows } = await app.services.pool.query(
      `select actor_user_id, before, after from audit_entries where action = 'setting.changed' order by id desc limit 1`,
    );
    expect(rows).toEqual([
      { actor_user_id: operator.user_id, before, after: { ...before, legal_name: 'Northline Freight LLC' } },
    ]);
  });

  it('names the operator’s own account', async () => {
    const id = await makeAccount(app.services.db, { name: 'To be renamed', is_operator: true });
    await change({ name: 'Northline Logistics' });
    const { rows } = await app.services.pool.query('select name from accounts where id = $1', [id]);
    expect(rows).toEqual([{ name: 'Northline Logistics' }]);
  });

  it('stands on papers and in mails as it was changed', async () => {
    await change({ name: 'Bluebonnet Freight', legal_name: '', remit_to_name: 'Bluebonnet Receivables' });
    const load = await acceptedLoad(app, shipper);
    const paper = await app.call(generatedPapers.generate, {
      body: { load_id: load, type: 'rate_confirmation', language: 'en' },
      token: shipper.token,
    });
    const bytes = await (await fetch(`${app.url}${paper.body.url}`)).arrayBuffer();
    const text = (await textsOf(Buffer.from(bytes))).join('\n');
    expect(text).toContain('Bluebonnet Freight');

    await vi.waitUntil(() => other.services.settings.get(operatorIdentity).name === 'Bluebonnet Freight', soon);
    // Whichever instance is free sends the mail.
    const caught = [catchMail(app), catchMail(other)];
    await app.call(users.forgotPassword, { body: { email: shipper.email } });
    const mail = await vi.waitUntil(
      () => caught.flatMap(({ all }) => all).find(({ to }) => to === shipper.email),
      soon,
    );
    expect(mail.html).toContain('Bluebonnet Freight');
    expect(mail.text).toContain('help@northline.test');
  });
});

describe('the company prefix', () => {
  it('begins the next numbers', async () => {
    await change({ gs1_prefix: '850012345' });
    const ctx = systemContext(app.services, 'test');
    expect(newBolNumber(ctx, 7)).toMatch(/^8500123450000007\d$/);
    expect(newSscc(ctx, 7)).toMatch(/^08500123450000007\d$/);
    expect(newSscc(ctx, 10_000_007)).toMatch(/^18500123450000007\d$/);
    expect(() => newBolNumber(ctx, 10_000_000)).toThrow('settings.numbers_used_up');
    await change({ gs1_prefix: '0614141' });
  });

  it('must leave room for as many numbers again as there are', async () => {
    expect((await change({ gs1_prefix: '850012345678' })).status).toBe(400);
    await app.services.pool.query(`select setval('sscc_serials', 6000000)`);
    const refused = await change({ gs1_prefix: '8500123456' });
    expect(faultsOf(refused)[0]).toMatchObject({ code: 'settings.gs1_prefix_too_long', field: 'gs1_prefix' });
    expect((await change({ gs1_prefix: '850012345' })).status).toBe(200);
  });
});

describe('a setting', () => {
  it('of another feature is listed, changed and used like any other', async () => {
    const { items } = (await app.call(settings.list, { token: operator.token })).body;
    expect(items).toContainEqual(
      expect.objectContaining({
        name: howToVideosUrl.name,
        label: { en: 'Address of the how-to videos', es: 'Dirección de los videos de ayuda' },
        value: null,
      }),
    );
    const sent = (value: unknown, version: number) =>
      app.call(settings.change, {
        params: { name: howToVideosUrl.name },
        body: { value, version },
        token: operator.token,
      });
    expect((await sent('javascript:alert(1)', 1)).status).toBe(400);
    expect((await sent('https://videos.northline.test', 1)).status).toBe(200);
    const me = await app.call(users.complete, { token: shipper.token });
    expect(me.body.settings.how_to_videos_url).toBe('https://videos.northline.test');
  });

  it('that no feature lists cannot be read', () => {
    const forgotten = setting('settings.forgotten', { ...howToVideosUrl });
    expect(() => app.services.settings.get(forgotten)).toThrow('no feature lists the setting settings.forgotten');
  });

  it('is read and changed by the operator alone', async () => {
    const answers = await Promise.all([
      app.call(settings.list, { token: shipper.token }),
      app.call(settings.get, { params: { name }, token: shipper.token }),
      app.call(settings.get, { params: { name: 'nothing.here' }, token: shipper.token }),
      change({ city: 'Elsewhere' }, shipper),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403]);
    const clerk = await makeHolder(app, { kind: 'platform_admin', without: ['act_for_operator'] });
    const refused = await change({ city: 'Elsewhere' }, clerk);
    expect([refused.status, faultsOf(refused)[0]?.code]).toEqual([403, 'settings.not_yours']);
    const unknown = await app.call(settings.get, { params: { name: 'nothing.here' }, token: operator.token });
    expect(unknown.status).toBe(404);
  });
});
