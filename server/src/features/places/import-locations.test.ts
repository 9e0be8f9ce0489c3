import { places } from '@portal/contract/places/places.contract.ts';
import { beforeAll, expect, it } from 'vitest';
import { makeShipper } from '../../testing/fixtures/make-account.ts';
import { makeHolder } from '../../testing/fixtures/make-holder.ts';
import { sharedTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await sharedTestApp();
});

const csv = (...lines: string[]) => new File([lines.join('\r\n')], 'locations.csv', { type: 'text/csv' });
const heads = 'Name,Street,ZIP,City,State,Hours,Residential';
const north = 'North dock,2800 Irving Blvd,75207,Dallas,TX,Mon-Thu 08:00-16:00; Fri 08:00-14:00,no';

const take = (token: string, file: File, dry_run: 'true' | 'false' = 'false') =>
  app.call(places.importLocations, { token, body: { file, dry_run } });
const names = async (token: string) => (await app.call(places.locations, { token })).body.items.map(({ name }) => name);

it('writes nothing on a dry run and says what it would do', async () => {
  const { token } = await makeShipper(app);
  const { body } = await take(token, csv(heads, north, 'Nowhere,,00000,Dallas,TX,,no'), 'true');
  expect(body).toMatchObject({ dry_run: true, added: 1, changed: 0, faulty: 1 });
  expect(body.faults).toMatchObject([{ line: 3, name: 'Nowhere', column: 'zip_code', code: 'places.zip_unknown' }]);
  expect(await names(token)).toEqual([]);
});

it('changes no location for somebody who may only add some', async () => {
  const { token, account_id } = await makeShipper(app);
  await take(token, csv(heads, north));
  const clerk = await makeHolder(app, { kind: 'account_admin', account_id, without: ['patch:locations'] });
  const file = csv(heads, north.replace('2800', '2900'), north.replace('North', 'South'));
  const { body } = await take(clerk.token, file);
  expect(body).toMatchObject({ added: 1, changed: 0, faulty: 1, faults: [{ code: 'lists.import_may_not_change' }] });
  const { items } = (await app.call(places.locations, { token })).body;
  expect(items.map(({ name, address }) => [name, address])).toEqual([
    ['North dock', '2800 Irving Blvd'],
    ['South dock', '2800 Irving Blvd'],
  ]);
});

it('adds rows, changes those of a known name, leaves equal ones and refuses a name that comes again', async () => {
  const { token } = await makeShipper(app);
  expect((await take(token, csv(heads, north, north))).body).toMatchObject({ added: 1, faulty: 1 });
  expect((await take(token, csv(heads, north))).body).toMatchObject({ unchanged: 1, added: 0, changed: 0 });
  const changed = await take(token, csv('nombre,residencial', 'NORTH DOCK,sí'));
  expect(changed.body).toMatchObject({ changed: 1, unknown_headings: [] });
  const { items } = (await app.call(places.locations, { token })).body;
  const long = { open: '08:00', close: '16:00' };
  expect(items).toMatchObject([
    {
      name: 'NORTH DOCK',
      address: '2800 Irving Blvd',
      residential: true,
      open_time: '08:00',
      close_time: '16:00',
      week_hours: [long, long, long, long, { open: '08:00', close: '14:00' }, null, null],
    },
  ]);
});

it('gives a ZIP code its leading zero back, which spreadsheets drop', async () => {
  const { token } = await makeShipper(app);
  await take(token, csv('Name,ZIP,City,State', 'Boston dock,2108,Boston,MA'));
  const { items } = (await app.call(places.locations, { token })).body;
  expect(items).toMatchObject([{ name: 'Boston dock', zip_code: '02108' }]);
});

it('changes nothing by what an export wrote, in either language and kind of file', async () => {
  const { token } = await makeShipper(app);
  const usual = { address: '1 Elm St', city: 'Dallas', state: 'TX', zip_code: '75207', country: 'US' } as const;
  const odd = ["'-Dash", '@Home', "'=Apostrophe", "'Quoted'", '-12'];
  for (const name of odd) {
    const saved = await app.call(places.addLocation, {
      token,
      body: { ...usual, name, contact_phone: '+52 81 8345 6789' },
    });
    expect(saved.status).toBe(201);
  }
  await take(token, csv(heads, north));
  for (const language of ['en', 'es'] as const) {
    for (const format of ['csv', 'xlsx'] as const) {
      const address = `${app.url}/api/locations/export?format=${format}&language=${language}`;
      const exported = await fetch(address, { headers: { authorization: `Bearer ${token}` } });
      const file = new File([await exported.bytes()], 'locations');
      expect((await take(token, file)).body).toMatchObject({ unchanged: 6, faulty: 0, unknown_headings: [] });
    }
  }
});

it.each([
  ['no CSV', new File([Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16])], 'a.csv'), 'lists.import_not_a_sheet'],
  ['no column with names', csv('City,ZIP', 'Dallas,75207'), 'lists.import_heading_missing'],
  ['no rows', csv(heads), 'lists.import_empty'],
  [
    'too many rows',
    csv('Name', ...Array.from({ length: 1001 }, (_, row) => `Dock ${row}`)),
    'lists.import_too_many_rows',
  ],
])('refuses a file with %s', async (_, file, code) => {
  const { token } = await makeShipper(app);
  expect(await take(token, file)).toMatchObject({ status: 400, body: { detail: [{ code, field: 'file' }] } });
});
