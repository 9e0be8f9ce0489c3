import { commodities } from '@portal/contract/commodities/commodities.contract.ts';
import { loads } from '@portal/contract/loads/loads.contract.ts';
import { quotes } from '@portal/contract/quotes/quotes.contract.ts';
import { loadParts } from '@portal/contract/loads/load-parts.contract.ts';
import { tendering } from '@portal/contract/tendering/tendering.contract.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { makeCarrier } from '../../../seed/carriers.ts';
import { makeShipper, type Shipper } from '../../../testing/fixtures/make-account.ts';
import { makeQuotedLoad } from '../../../testing/fixtures/quoted-load.ts';
import { sharedTestApp, type TestApp } from '../../../testing/test-app.ts';
import { systemContext } from '../../../platform/context.ts';
import { readShipment } from '../../quotes/rating/read-shipment.ts';
import { loadBody } from '../load-body.fixture.ts';

let app: TestApp;
let shipper: Shipper;
beforeAll(async () => {
  app = await sharedTestApp();
  shipper = await makeShipper(app);
});

const acetone = {
  un_number: 'UN1090',
  proper_shipping_name: 'Acetone',
  class_division: '3' as const,
  packing_group: 'II' as const,
  emergency_phone: '2145550133',
};
const chlorine = {
  un_number: 'UN1017',
  proper_shipping_name: 'Chlorine',
  class_division: '2.3' as const,
  emergency_phone: '2145550133',
};

const withItems = (...materials: object[]) =>
  loadBody({
    line_items: materials.map((hazmat) => ({
      commodity: 'Solvent',
      freight_class: '85' as const,
      handling_unit: 'PAT' as const,
      handling_unit_count: 1,
      packaging_unit: 'DRM' as const,
      packaging_unit_count: 4,
      weight: 800,
      hazmat: hazmat as typeof acetone,
    })),
  });

const create = (body: ReturnType<typeof loadBody>) => app.call(loads.create, { body, token: shipper.token });
const faultsOf = (body: unknown) =>
  (body as { detail: { code: string; field: string }[] }).detail.map(({ code, field }) => [field, code]);

describe('a new load', () => {
  it('keeps the English name of the table and what the table knows, whatever was sent', async () => {
    const { status, body } = await create(
      withItems({ ...acetone, un_number: 'UN1230', proper_shipping_name: 'metanol', subsidiary: ['6.1'] }),
    );
    expect(status).toBe(201);
    expect(body.line_items[0]?.hazmat).toMatchObject({ proper_shipping_name: 'Methanol', subsidiary: ['6.1'] });
  });

  it('is refused at each field that the table says otherwise, in both languages', async () => {
    const { status, body } = await create(withItems(acetone, { ...acetone, class_division: '8', packing_group: 'I' }));
    expect(status).toBe(400);
    expect(faultsOf(body)).toEqual([['line_items.1.hazmat.class_division', 'commodities.hazmat_class_wrong']]);
    const { detail } = body as unknown as { detail: { msg: { en: string; es: string } }[] };
    expect(detail[0]?.msg).toEqual({ en: 'UN1090, Acetone is of class 3.', es: 'UN1090, Acetone es de clase 3.' });
  });

  it('goes by no LTL carrier with poison gas, but in a truck of its own', async () => {
    const refused = await create(withItems(chlorine));
    expect(faultsOf(refused.body)).toEqual([['line_items.0.hazmat.class_division', 'commodities.hazmat_no_ltl']]);
    const truck = await create({ ...withItems(chlorine), mode: 'ftl' });
    expect(truck.body.line_items[0]?.hazmat).toMatchObject({ inhalation_zone: 'B', subsidiary: ['5.1', '8'] });
    expect(truck.body.hazmat_notes?.placards).toEqual(['POISON GAS']);
  });

  it('may be a draft that is not finished, which is not quoted', async () => {
    const wrong = { ...acetone, packing_group: 'I' as const };
    const draft = await create({ ...withItems(wrong), draft: true });
    expect(draft.status).toBe(201);
    expect(draft.body.hazmat_notes?.findings[0]).toMatchObject({
      level: 'refusal',
      field: 'line_items.0.hazmat.packing_group',
      msg: { en: 'UN1090, Acetone has packing group II.' },
    });
    const params = { id: draft.body.id };
    const requested = await app.call(quotes.request, { params, token: shipper.token });
    expect(faultsOf(requested.body)).toEqual([['line_items.0.hazmat.packing_group', 'commodities.hazmat_group_wrong']]);
  });
});

it('is refused when an item is added that must not ride beside another', async () => {
  const acid = { ...acetone, un_number: 'UN1830', proper_shipping_name: 'Sulfuric acid', class_division: '8' };
  const { body } = await create({ ...withItems(acid), draft: true });
  // A load nobody has asked prices for may stay unfinished.
  await app.services.db.updateTable('loads').set({ status: 'quoted' }).where('id', '=', body.id).execute();
  const cyanide = { ...acetone, un_number: 'UN1689', proper_shipping_name: 'Sodium cyanide, solid' };
  const [item] = withItems({ ...cyanide, class_division: '6.1', packing_group: 'I' }).line_items;
  if (!item) throw new RangeError('an item is needed');
  const added = await app.call(loadParts.addLineItem, { params: { id: body.id }, body: item, token: shipper.token });
  expect(faultsOf(added.body)).toEqual([
    ['line_items.1.hazmat.class_division', 'commodities.hazmat_cyanide_with_acid'],
  ]);
});

describe('a load from before the rules', () => {
  it.each([
    ['an unknown number', { ...acetone, un_number: 'UN9999' }, 'un_number', 'number_unknown'],
    ['poison gas by LTL', chlorine, 'class_division', 'no_ltl'],
  ])('is read, but not tendered with %s', async (_title, material, field, code) => {
    const { db } = app.services;
    const scac = code === 'no_ltl' ? 'HZMB' : 'HZMA';
    const carrier_id = await makeCarrier(db, { scac, name: 'Hazmat test' });
    const { account_id, user_id, token } = shipper;
    const { id, tender } = await makeQuotedLoad(app, { account_id, carrier_id, created_by: user_id });
    const hazmat = JSON.stringify({ packing_group: null, ...material });
    await db.updateTable('line_items').set({ hazmat }).where('load_id', '=', id).execute();
    await db.updateTable('loads').set({ hazmat: true }).where('id', '=', id).execute();
    const read = await app.call(loads.get, { params: { id }, token });
    expect(read.status).toBe(200);
    const booked = await app.call(tendering.tender, {
      params: { id },
      query: { pickup: 'true', insurance: 'false' },
      body: tender,
      token,
    });
    expect(booked.status).toBe(400);
    expect(faultsOf(booked.body)).toEqual([[`line_items.0.hazmat.${field}`, `commodities.hazmat_${code}`]]);
  });
});

describe('what carriers receive', () => {
  it('is the whole description, and the service they charge for', async () => {
    const { body } = await create(
      withItems({ ...acetone, emergency_registrant: 'Contract 4711', limited_quantity: false }),
    );
    const shipment = await readShipment(systemContext(app.services, 'test'), body.id);
    expect(shipment.accessorials).toEqual(['HAZ']);
    expect(shipment.items[0]?.hazmat).toMatchObject({
      technical_name: null,
      subsidiary: [],
      inhalation_zone: null,
      reportable_quantity: false,
      description: 'UN1090, Acetone, 3, PG II',
      packages: { type: 'DRM', count: 4 },
      emergency_registrant: 'Contract 4711',
    });
  });
});

it('says to carriers what was emptied, is hot or has a special permit, as its papers do', async () => {
  const marks = { residue: true, elevated_temperature: true, special_permit: '11406' };
  const { body } = await create(withItems({ ...acetone, ...marks, emergency_registrant: 'Contract 4711' }));
  const shipment = await readShipment(systemContext(app.services, 'test'), body.id);
  const hazmat = shipment.items[0]?.hazmat;
  expect(hazmat).toMatchObject(marks);
  for (const said of ['RESIDUE', 'HOT', 'DOT-SP 11406']) expect(hazmat?.description).toContain(said);
});

describe('explosives', () => {
  const shells = {
    ...acetone,
    un_number: 'UN0335',
    proper_shipping_name: 'Fireworks',
    class_division: '1.3G' as const,
    packing_group: null,
    emergency_registrant: 'Contract 4711',
  };
  const described = async (hazmat: object) => {
    const { line_items } = withItems(hazmat);
    return (await app.call(commodities.itemsInfo, { body: { line_items }, token: shipper.token })).body;
  };

  it('say to carriers what they were approved by, as their papers do', async () => {
    const { body, status } = await create({
      ...withItems({ ...shells, explosive_numbers: ['ex1999010203'] }),
      mode: 'ftl',
    });
    expect(status).toBe(201);
    const hazmat = (await readShipment(systemContext(app.services, 'test'), body.id)).items[0]?.hazmat;
    expect(hazmat).toMatchObject({ explosive_numbers: ['EX1999010203'] });
    expect(hazmat?.description).toBe('UN0335, Fireworks, 1.3G, EX1999010203');
  });

  it('are advised to show a number, which small arms cartridges do not have (49 CFR 172.320)', async () => {
    const codesOf = async (hazmat: object) => (await described(hazmat)).hazmat.findings.map(({ code }) => code);
    expect(await codesOf(shells)).toEqual(['commodities.hazmat_explosive_number_advised']);
    expect(await codesOf({ ...shells, explosive_numbers: ['EX1999010203'] })).toEqual([]);
    const cartridges = { un_number: 'UN0012', proper_shipping_name: 'Cartridges, small arms', class_division: '1.4S' };
    expect(await codesOf({ ...shells, ...cartridges })).toEqual([]);
  });

  it('alone have such a number', async () => {
    const { status, body } = await create(withItems({ ...acetone, explosive_numbers: ['EX1999010203'] }));
    expect(status).toBe(400);
    expect(faultsOf(body)).toEqual([
      ['line_items.0.hazmat.explosive_numbers', 'commodities.hazmat_explosive_number_none'],
    ]);
  });
});

it('is described before anything is saved', async () => {
  const { line_items } = withItems(acetone);
  const { body } = await app.call(commodities.itemsInfo, { body: { line_items }, token: shipper.token });
  expect(body.items[0]?.hazmat_description).toBe('UN1090, Acetone, 3, PG II');
  expect(body.hazmat.findings.map(({ code }) => code)).toEqual(['commodities.hazmat_registrant_advised']);
});
