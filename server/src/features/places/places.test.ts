import { places } from '@portal/contract/places/places.contract.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { actingToken } from '../../testing/fixtures/acting-token.ts';
import { makeShipper } from '../../testing/fixtures/make-account.ts';
import { sharedTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await sharedTestApp();
});

const dock = {
  name: 'North dock',
  address: '2800 Irving Blvd',
  city: 'Dallas',
  state: 'TX',
  zip_code: '75207',
  contact_name: 'Luis Ortega',
};

describe('saved locations', () => {
  it('are saved with usual hours, listed by name and found by a part of them', async () => {
    const { token } = await makeShipper(app);
    const added = await app.call(places.addLocation, { token, body: dock });
    expect(added).toMatchObject({ status: 201, body: { ...dock, open_time: '08:00', country: 'US' } });
    await app.call(places.addLocation, { token, body: { ...dock, name: 'Annex 100%', contact_name: 'Ana' } });
    const all = await app.call(places.locations, { token });
    expect(all.body.items.map(({ name }) => name)).toEqual(['Annex 100%', 'North dock']);
    const found = await app.call(places.locations, { token, query: { search: 'ORTEGA' } });
    expect(found.body).toMatchObject({ total: 1, items: [{ name: 'North dock' }] });
    const literal = await app.call(places.locations, { token, query: { search: '0%' } });
    expect(literal.body.total).toBe(1);
  });

  it('get no new people to be mailed by whoever is signed in as the account', async () => {
    const { account_id, token } = await makeShipper(app);
    const acting = await actingToken(app, account_id);
    const notices = {
      addresses: ['dock@consignee.test'],
      brokers: [],
      language: 'en' as const,
      kinds: ['delivered' as const],
    };
    const detail = [{ code: 'auth.not_signed_in_as', field: 'notices' }];
    const refused = { status: 403, body: { detail } };
    const add = (body: object, as: string) => app.call(places.addLocation, { body: { ...dock, ...body }, token: as });
    expect(await add({ notices }, acting)).toMatchObject(refused);
    const { id } = (await add({ notices }, token)).body;
    const change = (body: object) => app.call(places.changeLocation, { params: { id }, body, token: acting });
    expect(await change({ notices: { ...notices, kinds: ['picked_up'] } })).toMatchObject(refused);
    expect(await change({ name: 'East dock', notices })).toMatchObject({ status: 200, body: { name: 'East dock' } });
  });

  it('are found by name, then by city or ZIP code, and by whom one reaches there last', async () => {
    const { token } = await makeShipper(app);
    const add = (name: string, more = {}) => app.call(places.addLocation, { token, body: { ...dock, name, ...more } });
    await add('Alpha', { contact_name: 'Denise Cole' });
    await add('Big Denton yard');
    await add('Western', { city: 'Denver', state: 'CO', zip_code: '80216' });
    await add('Denim works');
    const namesOf = async (search: string) =>
      (await app.call(places.locations, { token, query: { search } })).body.items.map(({ name }) => name);
    expect(await namesOf('den')).toEqual(['Denim works', 'Western', 'Big Denton yard', 'Alpha']);
    expect(await namesOf('802')).toEqual(['Western']);
  });

  it('leave an entry of each change in the audit', async () => {
    const { token, account_id } = await makeShipper(app);
    const { id } = (await app.call(places.addLocation, { token, body: dock })).body;
    const params = { id };
    await app.call(places.changeLocation, { token, params, body: { name: 'South dock' } });
    expect((await app.call(places.removeLocation, { token, params })).status).toBe(204);
    expect((await app.call(places.changeLocation, { token, params, body: { name: 'Gone' } })).status).toBe(404);
    const { rows } = await app.services.pool.query(
      `select action, account_id, before->>'name' as before, after->>'name' as after from audit_entries
        where object_type = 'saved_location' and object_id = $1 order by id`,
      [String(id)],
    );
    expect(rows).toEqual([
      { action: 'saved-location.added', account_id, before: null, after: 'North dock' },
      { action: 'saved-location.changed', account_id, before: 'North dock', after: 'South dock' },
      { action: 'saved-location.removed', account_id, before: 'South dock', after: null },
    ]);
  });

  it('belong to one account', async () => {
    const [owner, other] = [await makeShipper(app), await makeShipper(app)];
    const { body: added } = await app.call(places.addLocation, { token: owner.token, body: dock });
    const seen = await app.call(places.locations, { token: other.token });
    expect(seen.body).toEqual({ items: [], total: 0, states: [] });
    const params = { id: added.id };
    expect((await app.call(places.removeLocation, { params, token: other.token })).status).toBe(404);
    expect((await app.call(places.locations, { token: owner.token })).body.total).toBe(1);
  });

  it('come a page at a time', async () => {
    const { token } = await makeShipper(app);
    for (const name of ['C', 'A', 'B']) await app.call(places.addLocation, { token, body: { ...dock, name } });
    const second = await app.call(places.locations, { token, query: { skip: 1, limit: 1 } });
    expect(second.body).toMatchObject({ total: 3, items: [{ name: 'B' }] });
  });
});

describe('completing an address', () => {
  it('answers the place of a ZIP code and the cities of a name', async () => {
    const { token, account_id } = await makeShipper(app);
    const params = { id: account_id };
    const zip = await app.call(places.verifyStop, { token, params, query: { zip_code: '78040' } });
    expect(zip.body.items).toMatchObject([{ city: 'Laredo', state: 'TX', timezone: 'America/Chicago' }]);
    const city = await app.call(places.verifyStop, { token, params, query: { city: 'laredo', state: 'TX' } });
    expect(city.body.items.map(({ zip_code }) => zip_code)).toContain('78040');
    const nothing = await app.call(places.verifyStop, { token, params });
    expect(nothing.body.items).toEqual([]);
  });

  it('is refused for an account that is not the own', async () => {
    const [{ token }, other] = [await makeShipper(app), await makeShipper(app)];
    const foreign = await app.call(places.verifyStop, { token, params: { id: other.account_id } });
    const missing = await app.call(places.verifyStop, { token, params: { id: 999_999 } });
    expect([foreign.status, missing.status]).toEqual([404, 404]);
    expect(foreign.body).toMatchObject({ detail: [{ code: 'http.not_found' }] });
  });
});

describe('the distance between two ZIP codes', () => {
  it('is by road, with the usual business days', async () => {
    const { token } = await makeShipper(app);
    const lane = await app.call(places.coordinates, { token, query: { origin: '75207', destination: '60632' } });
    expect(lane.body).toMatchObject({
      origin: { city: 'Dallas' },
      destination: { city: 'Chicago' },
      transit_days: { from: 2, to: 4 },
    });
    expect(lane.body.miles).toBeGreaterThan(900);
    expect(lane.body.miles).toBeLessThan(970);
    const aroundTheLake = { origin: '48201', destination: '44114' };
    expect((await app.call(places.coordinates, { token, query: aroundTheLake })).body.miles).toBeGreaterThan(160);
  });

  it('is not known for a ZIP code nobody knows', async () => {
    const { token } = await makeShipper(app);
    const lane = await app.call(places.coordinates, { token, query: { origin: '75207', destination: '00000' } });
    expect(lane).toMatchObject({
      status: 404,
      body: { detail: [{ code: 'places.zip_unknown', field: 'destination' }] },
    });
  });
});

describe('a local time', () => {
  const ask = async (zip_code: string, date: string, time: string) => {
    const { token } = await makeShipper(app);
    return (await app.call(places.timezone, { token, query: { zip_code, date, time } })).body;
  };

  it('has its zone and its instant', async () => {
    expect(await ask('85001', '2036-07-01', '08:30')).toEqual({
      timezone: 'America/Phoenix',
      exists: true,
      is_past: false,
      instant: '2036-07-01T15:30:00.000Z',
    });
  });

  it.each([
    ['R3C 4T3', '2026-12-15', '2026-12-15T13:00:00.000Z'],
    ['T2P 1A1', '2026-12-15', '2026-12-15T14:00:00.000Z'],
    ['X0E 0T0', '2026-12-15', '2026-12-15T14:00:00.000Z'],
    ['V6B 1A1', '2026-12-15', '2026-12-15T15:00:00.000Z'],
  ])('in %s goes by the law that ended the change of clocks there in 2026', async (code, day, instant) =>
    expect(await ask(code, day, '08:00')).toMatchObject({ exists: true, instant }),
  );

  it('in a postal area of several zones goes by its town', async () => {
    const { token } = await makeShipper(app);
    const query = { zip_code: 'V0B 1M0', country: 'CA', date: '2026-12-15', time: '08:00' } as const;
    const at = async (city?: string) =>
      (await app.call(places.timezone, { token, query: city === undefined ? query : { ...query, city } })).body.instant;
    expect(await at('Creston')).toBe('2026-12-15T15:00:00.000Z');
    expect(await at('Fernie')).toBe('2026-12-15T14:00:00.000Z');
    expect(await at()).toBe('2026-12-15T14:00:00.000Z');
  });

  it('that summer time skips does not exist', async () => {
    expect(await ask('60632', '2026-03-08', '02:30')).toMatchObject({ exists: false, is_past: true });
    expect(await ask('60632', '2026-03-08', '03:00')).toMatchObject({ exists: true });
  });

  it('that comes twice means the first', async () => {
    expect(await ask('60632', '2026-11-01', '01:30')).toMatchObject({ instant: '2026-11-01T06:30:00.000Z' });
  });
});
