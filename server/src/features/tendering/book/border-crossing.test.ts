import { copies, drayage } from '@portal/contract/drayage/drayage.contract.ts';
import { missingAtBorder } from '@portal/contract/places/border.ts';
import { loads } from '@portal/contract/loads/loads.contract.ts';
import { loadParts } from '@portal/contract/loads/load-parts.contract.ts';
import { quotes } from '@portal/contract/quotes/quotes.contract.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { makeShipper, type Shipper } from '../../../testing/fixtures/make-account.ts';
import { sharedTestApp, type TestApp } from '../../../testing/test-app.ts';
import { type DrayageBody, importBody } from '../../drayage/drayage.fixture.ts';
import { type LoadBody, loadBody } from '../../loads/load-body.fixture.ts';

let app: TestApp;
let shipper: Shipper;

beforeAll(async () => {
  app = await sharedTestApp();
  shipper = await makeShipper(app);
});

const broker = { name: 'Agencia Aduanal del Valle', phone: '+52 867 711 2200', email: '' };
const atLaredo = { port: 'Laredo, TX (2304)', broker, in_bond: true };
const nothingKnown = { port: '', broker: { name: '', phone: '', email: '' }, in_bond: false };

const apodaca = { type: 'pickup', country: 'MX', zip_code: '66610' } as const;
const mississauga = { type: 'pickup', country: 'CA', zip_code: 'L5T 1A1' } as const;
const laredo = { type: 'pickup', country: 'US', zip_code: '78045' } as const;
const dallas = { type: 'delivery', country: 'US', zip_code: '75207' } as const;

const northbound = (changes: Partial<LoadBody> = {}) =>
  loadBody({ stops: [apodaca, dallas], border: atLaredo, draft: true, ...changes });

const create = (body: LoadBody) => app.call(loads.create, { body, token: shipper.token });
const created = async (body: LoadBody): Promise<number> => {
  const answer = await create(body);
  expect(answer).toMatchObject({ status: 201 });
  return answer.body.id;
};
const detailsOf = async (id: number) => (await app.call(loads.details, { params: { id }, token: shipper.token })).body;
const change = (id: number, body: Parameters<typeof loadBody>[0]) =>
  app.call(loads.change, { params: { id }, body: body ?? {}, token: shipper.token });

describe('the crossing of a new load', () => {
  it('is kept, and goes along with a copy and with the next quotes', async () => {
    const id = await created(northbound({ draft: false }));
    expect(await detailsOf(id)).toMatchObject({ border: atLaredo });
    const copy = await app.call(copies.clone, { params: { id }, token: shipper.token });
    expect(copy.body).toMatchObject({ border: atLaredo });
    // The first round may still be under way, and another one begins after it.
    const requestQuotes = async () => (await app.call(quotes.request, { params: { id }, token: shipper.token })).status;
    await expect.poll(requestQuotes, { timeout: 30_000 }).toBeLessThan(300);
    expect(await detailsOf(id)).toMatchObject({ border: atLaredo });
  });

  it('has a port of each border between Mexico and Canada, and is booked with both alone', async () => {
    const stops = [apodaca, { ...mississauga, type: 'delivery' as const }];
    const two = { ...atLaredo, second_port: 'Detroit, MI (3801)' };
    expect(await detailsOf(await created(northbound({ stops, border: two })))).toMatchObject({ border: two });
    const same = await create(northbound({ stops, border: { ...two, second_port: 'Otay Mesa, CA (2506)' } }));
    expect(same).toMatchObject({
      status: 400,
      body: { detail: [{ code: 'places.port_unknown', field: 'border.second_port' }] },
    });
    const onlyOne = await create(northbound({ border: two }));
    expect(onlyOne).toMatchObject({ status: 400, body: { detail: [{ field: 'border.second_port' }] } });
    expect(missingAtBorder(atLaredo, stops, false)).toBe('second_port');
    expect(missingAtBorder(two, stops, false)).toBeUndefined();
    expect(missingAtBorder(atLaredo, [apodaca, dallas], false)).toBeUndefined();
  });

  it.each([
    ['nothing is known of it', northbound({ border: nothingKnown })],
    ['the load crosses no border', northbound({ stops: [laredo, dallas] })],
  ])('is none where %s', async (_case, body) => {
    expect(await detailsOf(await created(body))).toMatchObject({ border: null });
  });

  it.each([
    ['a port nobody knows', apodaca, { port: 'Springfield' }, 'places.port_unknown', 'border.port'],
    ['a port of the other border', apodaca, { port: 'Detroit, MI (3801)' }, 'places.port_unknown', 'border.port'],
    ['Laredo from Canada', mississauga, {}, 'places.port_unknown', 'border.port'],
    [
      'a broker nobody can call',
      apodaca,
      { broker: { ...broker, phone: '12' } },
      'places.phone_invalid',
      'border.broker.phone',
    ],
  ])('is refused with %s', async (_case, from, changed, code, field) => {
    const answer = await create(northbound({ stops: [from, dallas], border: { ...atLaredo, ...changed } }));
    expect(answer).toMatchObject({ status: 400, body: { detail: [{ code, field }] } });
  });

  it('may be a smaller port of entry, whose code begins with a zero', async () => {
    const border = { ...atLaredo, port: 'Calais, ME (0115)' };
    expect(await detailsOf(await created(northbound({ stops: [mississauga, dallas], border })))).toMatchObject({
      border,
    });
  });
});

describe('the crossing of a changed load', () => {
  it('is checked', async () => {
    const id = await created(northbound());
    const refused = await change(id, { border: { ...atLaredo, port: 'Nowhere' } });
    expect(refused).toMatchObject({ status: 400, body: { detail: [{ code: 'places.port_unknown' }] } });
    await change(id, { border: { ...atLaredo, port: 'Roma, TX (2310)' } });
    expect(await detailsOf(id)).toMatchObject({ border: { port: 'Roma, TX (2310)' } });
  });

  it('goes with the border, and loses its port to another one', async () => {
    const id = await created(northbound());
    await change(id, { stops: [mississauga, dallas] });
    expect(await detailsOf(id)).toMatchObject({ border: { ...atLaredo, port: '' } });
    await change(id, { stops: [laredo, dallas] });
    expect(await detailsOf(id)).toMatchObject({ border: null });
  });

  it('goes with a stop that moves to another country before anybody was asked', async () => {
    const id = await created(northbound());
    const { stops } = await detailsOf(id);
    const params = { id, stop_id: stops[0]?.id ?? 0 };
    const moved = await app.call(loadParts.changeStop, {
      params,
      body: { country: 'US', zip_code: '78045' },
      token: shipper.token,
    });
    expect(moved).toMatchObject({
      status: 200,
      body: { border: null, stops: [{ country: 'US', city: 'Laredo' }, {}] },
    });
  });
});

describe('the crossing of a container', () => {
  const toTijuana: Partial<DrayageBody> = {
    door: { zip_code: '22444', country: 'MX', contact: { name: '', phone: '', email: '' } },
    draft: true,
  };
  const atOtay = { ...atLaredo, port: 'Otay Mesa, CA (2506)' };
  const book = (more: Partial<DrayageBody>) =>
    app.call(drayage.create, { token: shipper.token, query: {}, body: importBody({ ...toTijuana, ...more }) });

  it('is kept, read, changed and copied', async () => {
    const { body, status } = await book({ border: atOtay });
    expect(status).toBe(201);
    expect(body).toMatchObject({ border: atOtay, door: { country: 'MX' } });
    expect(await detailsOf(body.id)).toMatchObject({ border: atOtay });
    const border = { ...atOtay, port: 'Tecate, CA (2505)' };
    const changed = await app.call(drayage.change, {
      token: shipper.token,
      params: { load_id: body.id },
      body: { border },
    });
    expect(changed).toMatchObject({ status: 200, body: { border } });
  });

  it('is checked', async () => {
    const refused = await book({ border: { ...atOtay, port: 'Tijuana' } });
    expect(refused).toMatchObject({
      status: 400,
      body: { detail: [{ code: 'places.port_unknown', field: 'border.port' }] },
    });
    const { door: _door, ...inland } = toTijuana;
    const { body } = await app.call(drayage.create, {
      token: shipper.token,
      query: {},
      body: importBody({ ...inland, border: atOtay }),
    });
    expect(body).toMatchObject({ border: null });
  });
});
