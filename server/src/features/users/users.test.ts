import { billingTerms } from '@portal/contract/billing/billing.settings.ts';
import { auth } from '@portal/contract/auth/auth.contract.ts';
import { tourSections } from '@portal/contract/users/tour-sections.ts';
import { users } from '@portal/contract/users/users.contract.ts';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { makeShipper, type Shipper, tokenFor } from '../../testing/fixtures/make-account.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ HOW_TO_VIDEOS_URL: 'https://videos.example/freight' });
});
afterAll(() => app.stop());

const change = ({ token, user_id }: Shipper, body: Record<string, unknown>, id = user_id) =>
  app.call(users.change, { params: { id }, body, token });
const signIn = ({ email }: Shipper, password: string) => app.call(auth.signIn, { body: { username: email, password } });
const codes = (body: unknown) => (body as { detail: { code: string; field?: string }[] }).detail;

describe('what the frame asks for', () => {
  it('is person, account, rights and modes at once', async () => {
    const shipper = await makeShipper(app, {
      role: 'customer_agent',
      dispatchModes: { reefer: false },
      language: 'es',
    });
    const { status, body } = await app.call(users.complete, { token: shipper.token });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      user: { id: shipper.user_id, email: shipper.email, role: 'customer_agent', language: 'es' },
      account: { id: shipper.account_id, is_branded: false, has_freight_system: false },
      settings: {
        can_dispatch: true,
        can_dispatch_modes: { ltl: true, reefer: false },
        how_to_videos_url: 'https://videos.example/freight',
        role: 'customer_agent',
        is_branded: false,
        magaya_guid: null,
        themes: [{ key: 'default' }, { key: 'operator' }, { key: 'freight-system' }],
        chosen_theme: null,
        operator_zone: app.services.settings.get(billingTerms).time_zone,
      },
    });
    expect(body.settings.permissions).toContain('post:tender');
    expect(body.settings.scopes).toEqual(body.settings.permissions);
  });

  it('leaves how-to videos out for branded accounts and knows the freight system', async () => {
    const { token } = await makeShipper(app, { isBranded: true, freightSystemId: 'guid-of-ultramar' });
    const { body } = await app.call(users.complete, { token });
    expect(body.settings.how_to_videos_url).toBeNull();
    expect(body.account).toMatchObject({ is_branded: true, has_freight_system: true });
    expect(body.settings).toMatchObject({ is_branded: true, magaya_guid: 'guid-of-ultramar' });
  });
});

describe('tours', () => {
  it('are left to somebody new until they were seen, one by one', async () => {
    const { token, user_id } = await makeShipper(app);
    await app.services.db.updateTable('users').set({ user_tour: '{}' }).where('id', '=', user_id).execute();
    const left = async () => (await app.call(users.complete, { token })).body.settings.tours_left;
    expect(await left()).toEqual([...tourSections]);
    const query = { section_name: 'my-loads' };
    expect((await app.call(users.finishTour, { query, token })).status).toBe(204);
    expect(await left()).toEqual(tourSections.filter((one) => one !== 'my-loads'));
  });
});

describe('changing oneself', () => {
  it('changes name, phone and language, and answers the person', async () => {
    const shipper = await makeShipper(app);
    const changed = await change(shipper, { first_name: 'Marisol', phone: '13125550142', language: 'es' });
    expect(changed).toMatchObject({ status: 200, body: { first_name: 'Marisol', language: 'es' } });
    const { body } = await app.call(users.me, { token: shipper.token });
    expect(body).toEqual(changed.body);
  });

  it('takes a phone number that can be called from the country of the account, and no other', async () => {
    const shipper = await makeShipper(app);
    const { status, body } = await change(shipper, { phone: '12345' });
    expect(status).toBe(400);
    expect(body).toMatchObject({ detail: [{ code: 'places.phone_invalid', field: 'phone' }] });
    expect((await change(shipper, { phone: '' })).status).toBe(200);
  });

  it('takes an extension of up to six digits', async () => {
    const shipper = await makeShipper(app);
    expect((await change(shipper, { phone_extension: '123456' })).body.phone_extension).toBe('123456');
    for (const phone_extension of ['12a', '1234567']) {
      const { status, body } = await change(shipper, { phone_extension });
      expect(status).toBe(400);
      expect(codes(body)).toMatchObject([{ field: 'phone_extension' }]);
    }
  });

  it('does not know foreign users: they are as unknown as nobody', async () => {
    const shipper = await makeShipper(app);
    const stranger = await makeShipper(app);
    const headers = { 'x-request-id': 'same-request' };
    const answers = await Promise.all(
      [stranger.user_id, 2_147_483_647].map((id) =>
        app.call(users.change, { params: { id }, body: { first_name: 'X' }, token: shipper.token, headers }),
      ),
    );
    expect(answers[0]?.status).toBe(404);
    expect(answers[0]?.body).toEqual(answers[1]?.body);
  });

  it.each([
    ['role_id', 1],
    ['account_id', 1],
    ['role', 'account_admin'],
    ['email', 'other@portal.test'],
    ['status', 'active'],
    ['can_dispatch', true],
    ['can_dispatch_modes', { ltl: true }],
    ['commissions', []],
  ])('never sets %s', async (field, value) => {
    const shipper = await makeShipper(app);
    const refused = await change(shipper, { [field]: value });
    expect(refused.status).toBe(403);
    expect(codes(refused.body)).toMatchObject([{ code: 'http.forbidden', field }]);
  });

  it('takes favourite carriers as a whole or not at all, and not from branded accounts', async () => {
    const { rows } = await app.services.pool.query<{ id: number }>(
      `insert into carriers (scac, name, short_name, rating) values ('AAAA', 'A', 'A', 'api'), ('BBBB', 'B', 'B', 'api')
       returning id`,
    );
    const ids = rows.map(({ id }) => id);
    const shipper = await makeShipper(app);
    expect((await change(shipper, { favorite_carriers: [...ids, 999_999] })).status).toBe(404);
    expect((await change(shipper, { favorite_carriers: ids })).body.favorite_carriers).toEqual(ids);
    const branded = await makeShipper(app, { isBranded: true });
    expect((await change(branded, { favorite_carriers: ids })).status).toBe(403);
  });
});

describe('changing the password', () => {
  const next = 'Harbour-violet-2026!';

  it('wants the old one and ends every other session, not this one', async () => {
    const shipper = await makeShipper(app);
    const elsewhere = await tokenFor(app, shipper.user_id);
    const { token } = shipper;
    expect((await app.call(auth.credentials, { token: elsewhere })).status).toBe(200);
    expect((await change(shipper, { old_password: shipper.password, password: next })).status).toBe(200);
    await vi.waitFor(
      async () => expect((await app.call(auth.credentials, { token: elsewhere })).status).toBe(401),
      30_000,
    );
    expect((await app.call(auth.credentials, { token })).status).toBe(200);
    expect((await signIn(shipper, shipper.password)).status).toBe(401);
    expect((await signIn(shipper, next)).status).toBe(200);
  });

  it.each([
    [{ password: next }, 'http.required', 'old_password'],
    [{ old_password: 'Wrong-2026!', password: next }, 'users.old_password_wrong', 'old_password'],
    [{ old_password: 'Test-Freight-2026!', password: 'Short1!' }, 'users.password_length', 'password'],
    [{ old_password: 'Test-Freight-2026!', password: 'nocapitals-2026!' }, 'users.password_weak', 'password'],
    [{ old_password: 'Test-Freight-2026!', password: 'P@ssw0rd-2026!' }, 'users.password_common', 'password'],
  ])('refuses %j', async (body, code, field) => {
    const shipper = await makeShipper(app);
    const refused = await change(shipper, body);
    expect(refused.status).toBe(400);
    expect(codes(refused.body)).toMatchObject([{ code, field }]);
    expect((await signIn(shipper, shipper.password)).status).toBe(200);
  });

  it('names the lengths a password may have', async () => {
    const refused = await change(await makeShipper(app), { old_password: 'Test-Freight-2026!', password: 'Short1!' });
    expect(refused.body).toMatchObject({
      detail: [{ msg: { en: 'Use 8 to 256 characters.', es: 'Use de 8 a 256 caracteres.' } }],
    });
  });

  it('does not let an open session guess the old one', async () => {
    const shipper = await makeShipper(app);
    const guesses = await Promise.all(
      Array.from({ length: 10 }, () => change(shipper, { old_password: 'Wrong-2026!', password: next })),
    );
    expect(guesses.filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(4);
  });
});
