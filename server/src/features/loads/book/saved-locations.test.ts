import { places } from '@portal/contract/places/places.contract.ts';
import { loads } from '@portal/contract/loads/loads.contract.ts';
import { beforeAll, expect, test } from 'vitest';
import { makeShipper, type Shipper } from '../../../testing/fixtures/make-account.ts';
import { sharedTestApp, type TestApp } from '../../../testing/test-app.ts';
import { loadBody } from '../load-body.fixture.ts';

let app: TestApp;
let shipper: Shipper;
let token: string;

beforeAll(async () => {
  app = await sharedTestApp();
  shipper = await makeShipper(app);
  token = shipper.token;
});

const save = async (name: string) => {
  const body = { name, address: '1 Old Rd', city: 'Dallas', state: 'TX', zip_code: '75207' };
  return (await app.call(places.addLocation, { body, token })).body;
};
const list = async () => (await app.call(places.locations, { query: {}, token })).body.items.map(({ name }) => name);

test('a load keeps the address it was saved with, whatever becomes of the saved location', async () => {
  const location = await save('North Dock');
  const stop = { type: 'pickup', location_id: location.id, name: location.name, address: location.address } as const;
  const stops = [
    { ...stop, zip_code: '75207' },
    { type: 'delivery' as const, zip_code: '60632' },
  ];
  const { body: load } = await app.call(loads.create, { body: loadBody({ draft: true, stops }), token });
  const params = { id: location.id };
  const changed = await app.call(places.changeLocation, { params, body: { address: '9 New Rd' }, token });
  expect(changed.body).toEqual({ ...location, address: '9 New Rd', version: 2 });
  expect((await app.call(places.removeLocation, { params, token })).status).toBe(204);
  const { body } = await app.call(loads.details, { params: { id: load.id }, token });
  expect(body.stops[0]).toMatchObject({ location_id: location.id, name: 'North Dock', address: '1 Old Rd' });
  const renamed = { ...stops[0], name: 'North Dock, gate 2' };
  const edited = await app.call(loads.change, {
    params: { id: load.id },
    body: { stops: [renamed, stops[1]] as never },
    token,
  });
  expect(edited.status).toBe(200);
  const another = await app.call(loads.create, { body: loadBody({ draft: true, stops }), token });
  expect(another.status).toBe(404);
});

test('a location that was removed is gone: from the list, and for whoever removes it again', async () => {
  const [gone, stays] = [await save('Gone Dock'), await save('Other Dock')];
  const params = { id: gone.id };
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => app.call(places.removeLocation, { params, token })),
  );
  expect(answers.filter(({ status }) => status === 204)).toHaveLength(1);
  expect(await list()).toContain(stays.name);
  expect(await list()).not.toContain(gone.name);
  expect((await app.call(places.changeLocation, { params, body: { name: 'Back' }, token })).status).toBe(404);
});

test('a change of nothing changes nothing, and a faulty one is refused at its field', async () => {
  const location = await save('Still Dock');
  const change = (body: object) =>
    app.call(places.changeLocation, { params: { id: location.id }, body, token }) as Promise<{
      status: number;
      body: object;
    }>;
  expect((await change({})).body).toEqual(location);
  expect((await change({ zip_code: 'none' })).body).toMatchObject({ detail: [{ field: 'zip_code' }] });
  expect((await change({ account_id: 1 })).status).toBe(400);
});
