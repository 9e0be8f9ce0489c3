import { truckTypes } from '@portal/contract/equipment/data/truck-types.ts';
import { equipment, type TruckType } from '@portal/contract/equipment/equipment.contract.ts';
import { loads } from '@portal/contract/loads/loads.contract.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeShipper, type Shipper } from '../../testing/fixtures/make-account.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let operator: Shipper;
let shipper: Shipper;

beforeAll(async () => {
  app = await startTestApp();
  operator = await makeShipper(app, { role: 'platform_admin' });
  shipper = await makeShipper(app, { role: 'customer_agent' });
});
afterAll(() => app.stop());

const list = async (query = {}, { token } = shipper) =>
  (await app.call(equipment.list, { query: { limit: 100, ...query }, token })).body;
const builtIn = async (code: string): Promise<TruckType> => {
  const found = (await list({}, operator)).items.find((one) => one.code === code);
  if (!found) throw new Error(`no ${code}`);
  return found;
};

let codes = 0;
const add = async (changes = {}) => {
  codes += 1;
  const body = {
    code: `MOVING_FLOOR_${codes}`,
    label: { en: '53 ft moving floor', es: 'Piso móvil de 53 pies' },
    modes: ['ftl'] as ['ftl'],
    body: 'enclosed' as const,
    max_weight_lb: 44_000,
    ...changes,
  };
  return app.call(equipment.add, { body, token: operator.token });
};
const change = (id: number, body: object, { token } = operator) =>
  app.call(equipment.change, { params: { id }, body, token });

/** A load that asks for a truck and is only saved. */
const truckload = (truck: { truck_type: 'TANKER' }) => ({
  mode: 'ftl' as const,
  pickup_date: new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10),
  stops: [
    { type: 'pickup' as const, zip_code: '75207' },
    { type: 'delivery' as const, zip_code: '60632' },
  ],
  line_items: [
    {
      commodity: 'Syrup',
      handling_unit: 'OTH' as const,
      handling_unit_count: 1,
      weight: 30_000,
      freight_class: '65' as const,
    },
  ],
  truck,
  draft: true,
});

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const sendImage = (id: number, bytes: Buffer, type = 'image/png') =>
  app.call(equipment.changeImage, {
    params: { id },
    body: { image: new File([new Uint8Array(bytes)], '../../truck.png', { type }) },
    token: operator.token,
  });

describe('the truck types', () => {
  it('of the product are there for everybody, in their order and both languages', async () => {
    const { items, total } = await list({ active: true });
    const own = items.filter(({ built_in }) => built_in);
    expect(own.map(({ code }) => code)).toEqual(truckTypes.map(({ code }) => code));
    expect(total).toBe(items.length);
    expect(own.find(({ code }) => code === 'REEFER_53')).toMatchObject({
      label: { en: '53 ft reefer', es: 'Caja refrigerada de 53 pies' },
      modes: ['reefer'],
      max_weight_lb: 43_500,
      temperature: { min_f: -20, max_f: 70 },
      image_url: null,
    });
  });

  it('are listed by mode', async () => {
    const { items } = await list({ mode: 'drayage' });
    expect(items.map(({ code }) => code)).toEqual(['CHASSIS_20', 'CHASSIS_40', 'CHASSIS_45', 'CHASSIS_TRIAXLE']);
  });

  it('may be added to, once for each code', async () => {
    const added = await add({ temperature: { min_f: 30, max_f: 60 } });
    expect(added).toMatchObject({
      status: 201,
      body: { built_in: false, active: true, length_ft: null, tarps: false },
    });
    expect((await list()).items.at(-1)).toEqual(added.body);
    expect(await add({ code: added.body.code })).toMatchObject({
      status: 409,
      body: { detail: [{ code: 'equipment.code_taken', field: 'code' }] },
    });
  });

  it.each([
    { code: 'lower case' },
    { modes: ['ltl'] },
    { modes: [] },
    { max_weight_lb: 0 },
    { temperature: { min_f: 60, max_f: 30 } },
    { temperature: { min_f: 30.06, max_f: 60 } },
    { max_weight_lb: -1 },
    { max_weight_lb: 1_000.5 },
    { length_ft: -53 },
    { length_ft: 0 },
    { pallets: -1 },
    { pallets: 2.5 },
    { width_in: 501 },
    { modes: ['ftl', 'ftl'] },
    { rated_as: 'no code' },
    { label: { en: 'Only English' } },
  ])('are refused with %o', async (changes) => expect((await add(changes)).status).toBe(400));

  it.each([
    [
      { modes: ['reefer'] },
      'reefer_without_temperature',
      'temperature',
      'Un refrigerado debe controlar la temperatura.',
    ],
    [
      { modes: ['ftl', 'drayage'] },
      'containers_alone',
      'modes',
      'Los equipos para contenedores no sirven a otra modalidad.',
    ],
    [{ rated_as: 'REEFER_53' }, 'rated_as_other_mode', 'rated_as', undefined],
    [{ rated_as: 'NO_SUCH_TRUCK' }, 'rated_as_other_mode', 'rated_as', undefined],
  ] as const)('that make no sense are refused, added or changed to: %o', async (changes, code, field, es) => {
    const refused = {
      status: 400,
      body: { detail: [{ code: `equipment.${code}`, field, ...(es && { msg: { es } }) }] },
    };
    const before = (await list()).items;
    expect(await add({ ...changes, ...('modes' in changes && { rated_as: null }) })).toMatchObject(refused);
    expect((await list()).items).toEqual(before);
    const { body: truck } = await add({ rated_as: null });
    expect(await change(truck.id, changes)).toMatchObject(refused);
    expect((await list()).items.find(({ id }) => id === truck.id)).toEqual(truck);
    await app.call(equipment.remove, { params: { id: truck.id }, token: operator.token });
  });

  it('of the product are priced by lines of their own', async () => {
    const { id } = await builtIn('VAN_53');
    expect(await change(id, { rated_as: 'VAN_48' })).toMatchObject({
      status: 400,
      body: { detail: [{ code: 'equipment.rated_by_itself', field: 'rated_as' }] },
    });
  });

  it('named alike by two operators at once are added once, and changed by both keep a row that makes sense', async () => {
    const other = await makeShipper(app, { role: 'platform_admin' });
    const code = `TWICE_${codes}`;
    const added = await Promise.all([add({ code }), add({ code })]);
    expect(added.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
    const truck = added.find(({ status }) => status === 201)?.body as TruckType;
    const changes = await Promise.all([
      change(truck.id, { modes: ['reefer'], temperature: { min_f: 0, max_f: 40 }, rated_as: 'REEFER_53' }),
      change(truck.id, { temperature: null }, other),
    ]);
    expect(changes.some(({ status }) => status === 200)).toBe(true);
    const now = (await list()).items.find(({ id }) => id === truck.id);
    expect(now?.modes.includes('reefer') && now.temperature === null).toBe(false);
    await app.call(equipment.remove, { params: { id: truck.id }, token: operator.token });
  });

  it('change in what is named, and keep the rest', async () => {
    const { body: truck } = await add({ length_ft: 53, pallets: 26 });
    const answer = await change(truck.id, { label: { en: 'Walking floor', es: 'Piso móvil' }, length_ft: 48.5 });
    const label = { en: 'Walking floor', es: 'Piso móvil' };
    expect(answer.body).toEqual({ ...truck, label, length_ft: 48.5, version: 2 });
    expect((await change(truck.id, {})).body).toEqual(answer.body);
    expect((await change(truck.id, { code: 'OTHER' })).status).toBe(400);
    expect((await change(2_147_483_647, { active: false })).status).toBe(404);
  });

  it('refuse the second of two changes of one version', async () => {
    const { body: truck } = await add();
    const answers = await Promise.all([40, 45].map((length_ft) => change(truck.id, { length_ft, version: 1 })));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.body).toMatchObject({ detail: [{ code: 'equipment.changed_meanwhile' }] });
    expect((await change(truck.id, { length_ft: 50 })).body.version).toBe(3);
  });

  it('of the product may be switched off and are then hidden from shippers, but not deleted', async () => {
    const tanker = await builtIn('TANKER');
    const removal = { params: { id: tanker.id }, token: operator.token };
    expect(await app.call(equipment.remove, removal)).toMatchObject({ status: 409 });
    await change(tanker.id, { active: false });
    expect((await list()).items.map(({ code }) => code)).not.toContain('TANKER');
    expect((await list({ active: false })).items.map(({ code }) => code)).not.toContain('TANKER');
    expect((await list({ active: false }, operator)).items).toMatchObject([{ code: 'TANKER' }]);
    const sent = { body: truckload({ truck_type: 'TANKER' }), token: shipper.token };
    expect(await app.call(loads.create, sent)).toMatchObject({
      status: 400,
      body: { detail: [{ code: 'equipment.not_offered', field: 'truck.truck_type' }] },
    });
    await change(tanker.id, { active: true });
    expect((await app.call(loads.create, sent)).status).toBe(201);
  });

  it('that were added may be deleted', async () => {
    const { body: truck } = await add();
    const removal = { params: { id: truck.id }, token: operator.token };
    expect((await app.call(equipment.remove, removal)).status).toBe(204);
    expect((await app.call(equipment.remove, removal)).status).toBe(404);
    expect((await list()).items.map(({ id }) => id)).not.toContain(truck.id);
  });

  it('are the operator’s to change', async () => {
    const { id } = await builtIn('VAN_53');
    const admin = await makeShipper(app);
    for (const who of [admin, shipper]) expect((await change(id, { active: false }, who)).status).toBe(403);
  });
});

describe('the picture of a truck type', () => {
  const read = (url: string) => fetch(app.url + url);

  it('is served to anybody who has its address, as what it is and nothing else', async () => {
    const { id } = await builtIn('VAN_53');
    const { status, body } = await sendImage(id, png, 'text/html');
    expect(status).toBe(200);
    const picture = await read(body.image_url ?? '');
    expect(Buffer.from(await picture.arrayBuffer())).toEqual(png);
    expect(Object.fromEntries(picture.headers)).toMatchObject({
      'content-type': 'image/png',
      'x-content-type-options': 'nosniff',
      'content-security-policy': 'sandbox',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-disposition': expect.stringMatching(/^inline; .*VAN_53/),
    });
  });

  it('gives way to the next one, and goes with its truck type', async () => {
    const { body: truck } = await add();
    const [first, second] = [(await sendImage(truck.id, png)).body, (await sendImage(truck.id, png)).body];
    expect(first.image_url).not.toBe(second.image_url);
    expect((await read(first.image_url ?? '')).status).toBe(404);
    await app.call(equipment.remove, { params: { id: truck.id }, token: operator.token });
    expect((await read(second.image_url ?? '')).status).toBe(404);
  });

  it('is a picture by its content, of a size, of a truck there is', async () => {
    const { id } = await builtIn('VAN_48');
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
    expect(await sendImage(id, svg, 'image/png')).toMatchObject({
      status: 415,
      body: { detail: [{ code: 'equipment.image_type' }] },
    });
    const large = Buffer.concat([png, Buffer.alloc(1024 * 1024)]);
    expect(await sendImage(id, large)).toMatchObject({
      status: 413,
      body: { detail: [{ code: 'equipment.image_too_large' }] },
    });
    expect((await sendImage(2_147_483_647, png)).status).toBe(404);
    expect((await builtIn('VAN_48')).image_url).toBeNull();
  });
});
