import { places } from '@portal/contract/places/places.contract.ts';
import { beforeAll, expect, it } from 'vitest';
import { makeShipper } from '../../testing/fixtures/make-account.ts';
import { sharedTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await sharedTestApp();
});

const dock = { name: 'North dock', city: 'Dallas', state: 'TX', zip_code: '75207' };
const marta = { name: 'Marta Ibarra', role: 'Nights', phone: '(956) 555-0177', email: 'marta@acme.test' };

const added = async (more: object = {}) => {
  const { token } = await makeShipper(app);
  const { body } = await app.call(places.addLocation, { token, body: { ...dock, ...more } });
  return { token, id: body.id, body };
};

it('keeps contacts, notes and what the dock needs, and finds a location by them', async () => {
  const { token, id } = await added({ further_contacts: [marta], dock_notes: 'Gate B', appointment: true });
  await app.call(places.addLocation, { token, body: { ...dock, name: 'South dock' } });
  const one = await app.call(places.location, { token, params: { id } });
  expect(one.body).toMatchObject({
    further_contacts: [marta],
    dock_notes: 'Gate B',
    appointment: true,
    loads: { all: 0, recent: 0, booked: 0 },
  });
  const found = await app.call(places.locations, { token, query: { search: 'ibarra' } });
  expect(found.body.items.map(({ name }) => name)).toEqual(['North dock']);
  const flagged = await app.call(places.locations, { token, query: { flag: ['appointment'], state: ['TX'] } });
  expect(flagged.body).toMatchObject({ total: 1, states: ['TX'] });
  expect((await app.call(places.locations, { token, query: { state: ['CA'] } })).body.total).toBe(0);
});

it('takes the usual hours from the first open day, and gives up own days where usual hours are set', async () => {
  const week = [null, ...Array.from({ length: 4 }, () => ({ open: '06:00', close: '14:00' })), null, null];
  const { token, id, body } = await added({ week_hours: week });
  expect(body).toMatchObject({ open_time: '06:00', close_time: '14:00', week_hours: week });
  const usual = await app.call(places.changeLocation, { token, params: { id }, body: { close_time: '15:00' } });
  expect(usual.body).toMatchObject({ open_time: '06:00', close_time: '15:00', week_hours: null });
});

it.each([
  [{ week_hours: Array.from({ length: 7 }, () => null) }, 'places.never_open', 'week_hours'],
  [
    { week_hours: [{ open: '17:00', close: '08:00' }, null, null, null, null, null, null] },
    'places.hours_order',
    'week_hours.0.close',
  ],
  [{ further_contacts: [{ ...marta, phone: '12' }] }, 'places.phone_invalid', 'further_contacts.0.phone'],
])('refuses %j', async (more, code, field) => {
  const { token } = await makeShipper(app);
  const refused = await app.call(places.addLocation, { token, body: { ...dock, ...more } });
  expect(refused).toMatchObject({ status: 400, body: { detail: [{ code, field }] } });
});

it('takes names of one line alone, and shows one that was stored with several as one', async () => {
  const { token, id } = await added();
  const broken = { name: 'North dock\r\nBcc: all@acme.test' };
  const refused = await app.call(places.changeLocation, { token, params: { id }, body: broken });
  expect(refused).toMatchObject({ status: 400, body: { detail: [{ code: 'http.several_lines', field: 'name' }] } });
  await app.services.db.updateTable('locations').set(broken).where('id', '=', id).execute();
  const notes = await app.call(places.changeLocation, { token, params: { id }, body: { dock_notes: 'Gate B\nBell' } });
  expect(notes).toMatchObject({
    status: 200,
    body: { name: 'North dock Bcc: all@acme.test', dock_notes: 'Gate B\nBell' },
  });
});

it('refuses a change of an older version, and takes one that names none', async () => {
  const { token, id } = await added();
  const params = { id };
  const first = await app.call(places.changeLocation, { token, params, body: { name: 'East dock', version: 1 } });
  expect(first.body).toMatchObject({ name: 'East dock', version: 2 });
  const second = await app.call(places.changeLocation, { token, params, body: { name: 'West dock', version: 1 } });
  expect(second).toMatchObject({ status: 409, body: { detail: [{ code: 'places.changed_meanwhile' }] } });
  expect((await app.call(places.changeLocation, { token, params, body: { name: 'West dock' } })).status).toBe(200);
});
