import { drayage } from '@portal/contract/drayage/drayage.contract.ts';
import { loads } from '@portal/contract/loads/loads.contract.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { makeShipper, type Shipper } from '../../../testing/fixtures/make-account.ts';
import { sharedTestApp, type TestApp } from '../../../testing/test-app.ts';
import { loadBody } from '../../loads/load-body.fixture.ts';
import { type DrayageBody, importBody, makeDrayage, openPorts } from '../drayage.fixture.ts';

let app: TestApp;
let shipper: Shipper;

beforeAll(async () => {
  app = await sharedTestApp();
  await openPorts(app);
  shipper = await makeShipper(app);
});

const create = (more: Partial<DrayageBody>, query = {}, { token } = shipper) =>
  app.call(drayage.create, { token, query, body: importBody(more) });

type Refusal = { title: string; requested: Partial<DrayageBody>; query?: object; field: string; code: string };

const refusals: Refusal[] = [
  { title: 'a port nobody knows', requested: { place: 'USXXX' }, field: 'place', code: 'drayage.place_unknown' },
  { title: 'a port beyond reach', requested: { place: 'MXZLO' }, field: 'place', code: 'drayage.place_by_email' },
  {
    title: 'a terminal of another port',
    requested: { terminal: 'MAHER' },
    field: 'terminal',
    code: 'drayage.terminal_unknown',
  },
  { title: 'no door', requested: { door: null }, field: 'door', code: 'drayage.door_missing' },
  {
    title: 'a second port of a round trip',
    requested: { to_place: 'USLGB' },
    field: 'to_place',
    code: 'drayage.to_place_only_one_way',
  },
  {
    title: 'a one-way haul to where it begins',
    requested: { direction: 'one_way', to_place: 'USLAX', door: null },
    field: 'to_place',
    code: 'drayage.places_alike',
  },
  {
    title: 'a container number with a wrong check digit',
    requested: { container_numbers: ['CSQU3054384'] },
    field: 'container_numbers.0',
    code: 'drayage.container_number_check_digit',
  },
  {
    title: 'what is no container number',
    requested: { container_numbers: ['CSQX3054383'] },
    field: 'container_numbers.0',
    code: 'drayage.container_number_invalid',
  },
  {
    title: 'a domestic number of a steamship line’s container',
    requested: { container_numbers: ['EMHU 243210'] },
    field: 'container_numbers',
    code: 'drayage.container_number_invalid',
  },
  {
    title: 'more numbers than containers',
    requested: { container_numbers: ['CSQU3054383', 'MSKU6011672'] },
    field: 'container_numbers',
    code: 'drayage.too_many_numbers',
  },
  {
    title: 'a chassis split at a port',
    requested: { chassis_split: true },
    field: 'chassis_split',
    code: 'drayage.split_only_rail',
  },
  {
    title: 'a line nobody knows',
    requested: { steamship_line: 'XXXX' },
    field: 'steamship_line',
    code: 'drayage.carrier_unknown',
  },
  {
    title: 'a tank of 45 feet',
    requested: {},
    query: { type: 'tank', size: '45HC' },
    field: 'size',
    code: 'drayage.container_unknown',
  },
  {
    title: 'a day that is over',
    requested: { pickup_date: '2026-01-05' },
    field: 'pickup_date',
    code: 'loads.pickup_date_past',
  },
];

describe('a haul', () => {
  it.each(refusals)('with $title is refused at its field', async ({ requested, query, field, code }) => {
    const { status, body } = await create(requested, query);
    expect(status).toBe(400);
    expect(body).toMatchObject({ detail: [{ field, code }], errors: [{ field, code }] });
  });

  it('of 38,001 lb goes to operations by e-mail, in both languages; 38,000 lb is taken', async () => {
    const { status, body } = await create({ weight: 38_001 });
    expect(status).toBe(400);
    const refused = {
      code: 'drayage.over_weight',
      field: 'weight',
      msg: {
        en: 'Over 38,000 lb operations quote by email: operations@portal.test',
        es: 'Arriba de 38,000 lb cotiza operaciones por correo: operations@portal.test',
      },
    };
    expect(body).toMatchObject({ detail: [refused], errors: [refused] });
    await makeDrayage(app, shipper.token, { weight: 38_000 });
  });

  it('takes a container number as people write it, and finds the load by it', async () => {
    const { id, container_numbers } = await makeDrayage(app, shipper.token, { container_numbers: ['csqu 305438-3'] });
    expect(container_numbers).toEqual(['CSQU3054383']);
    const { body } = await app.call(loads.list, { token: shipper.token, query: { search: 'csqu3054383' } });
    expect(body.items.map((load) => load.id)).toEqual([id]);
  });

  it('takes domestic numbers without a check digit, and the container by what its doors say', async () => {
    const domestic = await makeDrayage(app, shipper.token, { container: '53DO', container_numbers: ['EMHU 243210'] });
    expect(domestic).toMatchObject({ container: '53DO', container_numbers: ['EMHU243210'] });
    expect(await makeDrayage(app, shipper.token, { container: '45G1' })).toMatchObject({ container: '40HC' });
  });

  it('that is over is said to be, whatever else would refuse a requote', async () => {
    const { id } = await makeDrayage(app, shipper.token);
    const { db } = app.services;
    await db
      .updateTable('loads')
      .set({ status: 'cancelled', pickup_date: '2026-01-05' })
      .where('id', '=', id)
      .execute();
    const params = { load_id: id };
    const refused = { status: 409, body: { errors: [{ code: 'loads.over' }] } };
    expect(await app.call(drayage.requote, { token: shipper.token, params, body: {} })).toMatchObject(refused);
    expect(await app.call(drayage.change, { token: shipper.token, params, body: { weight: 9000 } })).toMatchObject(
      refused,
    );
  });

  it('takes what the query chooses before what the body says', async () => {
    const query = { terminal: 'FENIX', type: 'reefer', size: '40HC', hazmat_type: '8', carrier: 'MAEU' };
    const { body } = await create({ temperature: { min: 34, max: 38, unit: 'F' } }, query);
    expect(body).toMatchObject({ terminal: 'FENIX', container: '40RH', hazmat_type: '8', steamship_line: 'MAEU' });
  });
});

describe('who may', () => {
  it('quotes no container where drayage is not enabled, whatever else is wrong', async () => {
    const without = await makeShipper(app, { dispatchModes: { drayage: false } });
    const { status, body } = await create({ place: 'USXXX' }, {}, without);
    expect(status).toBe(403);
    expect(body).toMatchObject({ errors: [{ code: 'quotes.mode_not_enabled' }] });
  });

  it('books containers through their own calls', async () => {
    const { status, body } = await app.call(loads.create, {
      token: shipper.token,
      body: loadBody({ mode: 'drayage' }),
    });
    expect(status).toBe(400);
    expect(body).toMatchObject({ detail: [{ code: 'loads.drayage_own_calls', field: 'mode' }] });
    expect(body).not.toHaveProperty('errors');
    const { id } = await makeDrayage(app, shipper.token);
    const change = { line_items: loadBody().line_items };
    const refused = await app.call(loads.change, { token: shipper.token, params: { id }, body: change });
    expect(refused.body).toMatchObject({ detail: [{ code: 'loads.drayage_own_calls', field: 'line_items' }] });
  });
});

describe('ports and lines', () => {
  it('are offered with their terminals, ramps beside ports', async () => {
    const { body } = await app.call(drayage.ports, { token: shipper.token });
    const [losAngeles] = body.items;
    expect(losAngeles).toMatchObject({ code: 'USLAX', kind: 'port', service: 'rates', chassis_days_included: 2 });
    expect(losAngeles?.terminals).toContainEqual({ code: 'APM', name: 'APM Pier 400' });
    const ramp = body.items.find(({ code }) => code === 'BNSF_LPC');
    expect(ramp).toMatchObject({ kind: 'rail_ramp', railroad: 'BNSF', service: 'rates' });
    expect(body.items.find(({ code }) => code === 'MXVER')).toMatchObject({ service: 'email' });
    expect(body.total).toBe(body.items.length);
  });

  it('are found by code or name, and 404 otherwise', async () => {
    const at = (location: string) => app.call(drayage.portsAt, { token: shipper.token, params: { location } });
    expect((await at('los angeles')).body.items.map(({ code }) => code)).toContain('USLAX');
    expect((await at('CSX')).body.items.every(({ railroad }) => railroad === 'CSX')).toBe(true);
    expect(await at('Atlantis')).toMatchObject({ status: 404, body: { errors: [{ code: 'drayage.place_unknown' }] } });
  });

  it('name a line’s free days', async () => {
    const of = (carrier: string) => app.call(drayage.carriers, { token: shipper.token, query: { carrier } });
    expect((await of('COSU')).body.items).toEqual([
      { scac: 'COSU', name: 'COSCO', free_days: 5, counting: 'calendar', per_diem: 125 },
    ]);
    expect((await of('ZZZZ')).status).toBe(404);
  });
});
