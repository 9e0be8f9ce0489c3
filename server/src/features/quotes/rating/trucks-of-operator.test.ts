import { copies } from '@portal/contract/drayage/drayage.contract.ts';
import { randomBytes } from 'node:crypto';
import type { LoadDetails } from '@portal/contract/loads/load.ts';
import { loadImport } from '@portal/contract/loads/import/import.contract.ts';
import { loads } from '@portal/contract/loads/loads.contract.ts';
import { quotes } from '@portal/contract/quotes/quotes.contract.ts';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { makeTruckTariff } from '../../../seed/truck-tariffs.ts';
import { operatorOfTrucks } from '../../../testing/fixtures/carriers/change-trucks.ts';
import { makeShipper, type Shipper } from '../../../testing/fixtures/make-account.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { askFor, knowTruckCarrier, quotedFor } from '../../../testing/fixtures/carriers/truck-carrier.ts';
import { readOfferedTrucks } from '../../equipment/offered-trucks.ts';
import { columnRulesWith } from '../../loads/import/column-rules.ts';
import { csvOf, fileOf, goodRow } from '../../loads/import/sheet/sheet.fixture.ts';
import { templateColumns } from '../../loads/import/template-columns.ts';
import { inDays, type LoadBody } from '../../loads/load-body.fixture.ts';

// Both servers of one portal know each other's tokens.
const secret = { SECRET_KEY: randomBytes(48).toString('base64url') };

let app: TestApp;
let operator: Awaited<ReturnType<typeof operatorOfTrucks>>;
let shipper: Shipper;

beforeAll(async () => {
  app = await startTestApp(secret);
  operator = await operatorOfTrucks(app);
  shipper = await makeShipper(app);
  await knowTruckCarrier(app, 'SWFT', ['ftl', 'expedited', 'reefer', 'flatbed'], { automatic: false });
});
afterAll(() => app.stop());

const pallet = { commodity: 'Machine parts', handling_unit: 'PAT', length: 48, width: 40, height: 48 } as const;
const pallets = (handling_unit_count: number, weight: number, more = {}): Pick<LoadBody, 'line_items'> => ({
  line_items: [{ ...pallet, handling_unit_count, weight, ...more }],
});
const ask = (changes: Partial<LoadBody>) => askFor(app, shipper.token, changes);
const quoted = (changes: Partial<LoadBody>) => quotedFor(app, shipper.token, changes);
const change = (load: LoadDetails, body: object) =>
  app.call(loads.change, { params: { id: load.id }, body, token: shipper.token });
const requote = (load: LoadDetails) => app.call(quotes.request, { params: { id: load.id }, token: shipper.token });
const quotedAgain = async (load: LoadDetails) => {
  expect(await requote(load)).toMatchObject({ status: 200 });
  const list = async () => (await app.call(quotes.list, { params: { id: load.id }, token: shipper.token })).body;
  await vi.waitFor(async () => expect((await list()).closed).toBe(true), 30_000);
  return list();
};

describe('a limit the operator changes', () => {
  it('refuses what it now does not carry, in both languages and by the name the operator gave', async () => {
    const body = { mode: 'ftl' as const, truck: { truck_type: 'VAN_48' }, ...pallets(20, 30_000) };
    expect((await ask(body)).status).toBe(201);
    await operator.change('VAN_48', { max_weight_lb: 29_000, label: { en: 'Light van', es: 'Caja ligera' } });
    expect(await ask(body)).toMatchObject({
      status: 400,
      body: {
        detail: [
          {
            code: 'equipment.misfit_weight',
            field: 'truck.truck_type',
            msg: {
              en: 'Light van: 30,000 lb is more than its 29,000 lb.',
              es: 'Caja ligera: 30,000 lb rebasan sus 29,000 lb.',
            },
          },
        ],
      },
    });
    await operator.change('VAN_48', { max_weight_lb: 45_000 });
    expect((await ask(body)).status).toBe(201);
  });

  it.each([
    ['pallets', { pallets: 19 }, 'equipment.misfit_pallets'],
    ['length', { length_ft: 30 }, 'equipment.misfit_length'],
    ['height inside', { height_in: 40 }, 'equipment.misfit_piece'],
  ] as const)('of %s counts', async (_, limits, code) => {
    const body = { mode: 'ftl' as const, truck: { truck_type: 'CURTAIN_53' }, ...pallets(20, 30_000) };
    await operator.change('CURTAIN_53', limits);
    expect(await ask(body)).toMatchObject({ status: 400, body: { detail: [{ code }] } });
    await operator.change('CURTAIN_53', { pallets: 26, length_ft: 53, height_in: 105 });
    expect((await ask(body)).status).toBe(201);
  });

  it('of temperature and of tarps counts', async () => {
    const cold = { mode: 'reefer' as const, ...pallets(2, 1_300, { temperature: { min: -15, max: -10 } }) };
    await operator.change('REEFER_53', { temperature: { min_f: 0, max_f: 70 } });
    expect(await ask(cold)).toMatchObject({ status: 400, body: { detail: [{ code: 'equipment.misfit_too_cold' }] } });
    await operator.change('REEFER_53', { temperature: { min_f: -20, max_f: 70 } });
    expect((await ask(cold)).status).toBe(201);
    const tarped = { mode: 'flatbed' as const, truck: { truck_type: 'FLATBED_48', tarp_ft: 6 as const } };
    await operator.change('FLATBED_48', { tarps: false });
    expect(await ask(tarped)).toMatchObject({ status: 400, body: { detail: [{ code: 'equipment.misfit_tarps' }] } });
    const { quotes: open } = await quoted({ mode: 'flatbed', truck: { tarp_ft: 6 } });
    expect(open.items.map(({ truck_type }) => truck_type)).toEqual(['FLATBED_53']);
    await operator.change('FLATBED_48', { tarps: true });
  });

  it('decides which truck is quoted where nobody chose one, and what part of it a load is', async () => {
    const body = { mode: 'expedited' as const, ...pallets(2, 2_000) };
    expect((await quoted(body)).quotes.items[0]?.truck_type).toBe('CARGO_VAN');
    await operator.change('CARGO_VAN', { pallets: 1 });
    const { load, quotes: now } = await quoted(body);
    expect(now.items[0]).toMatchObject({ truck_type: 'SPRINTER', truck_name: { en: 'Sprinter van' } });
    await operator.change('CARGO_VAN', { pallets: 2 });
    expect((await quotedAgain(load)).items[0]?.truck_type).toBe('CARGO_VAN');

    const share = { mode: 'ftl' as const, truck: { partial: true }, ...pallets(5, 10_000) };
    const partialPrice = async () =>
      (await quoted(share)).quotes.items.find(({ service_class }) => service_class === 'partial')?.price ?? 0;
    const before = await partialPrice();
    await operator.change('VAN_53', { max_weight_lb: 15_000 });
    expect(await partialPrice()).toBeGreaterThan(before);
    await operator.change('VAN_53', { max_weight_lb: 45_000 });
  });

  it('refuses a requote, yet no change the price has nothing to do with', async () => {
    const { load } = await quoted({ mode: 'ftl', ...pallets(20, 40_000) });
    await operator.change('VAN_53', { max_weight_lb: 39_000 });
    expect(await requote(load)).toMatchObject({
      status: 400,
      body: { detail: [{ code: 'equipment.misfit_weight', field: 'line_items' }] },
    });
    expect(await change(load, { po_number: 'PO-77' })).toMatchObject({ status: 200, body: { po_number: 'PO-77' } });
    expect(await change(load, { truck: { team: true } })).toMatchObject({ status: 400 });
    await operator.change('VAN_53', { max_weight_lb: 45_000 });
    expect((await quotedAgain(load)).items.length).toBeGreaterThan(0);
  });

  it('reaches every server of one database at once', async () => {
    const second = await startTestApp(secret, { databaseUrl: app.databaseUrl });
    const body = { mode: 'ftl' as const, truck: { truck_type: 'BOX_26' }, ...pallets(4, 9_000) };
    expect((await askFor(second, shipper.token, body)).status).toBe(201);
    await operator.change('BOX_26', { max_weight_lb: 8_000 });
    expect((await askFor(second, shipper.token, body)).status).toBe(400);
    await operator.change('BOX_26', { max_weight_lb: 10_000 });
    await second.stop();
  });

  it('changed while loads are asked for, leaves each of them either saved or refused', async () => {
    const body = { mode: 'ftl' as const, truck: { truck_type: 'BOX_26' }, ...pallets(4, 9_000), draft: true };
    const answers = await Promise.all([
      ...Array.from({ length: 12 }, () => ask(body)),
      operator.change('BOX_26', { max_weight_lb: 8_000 }),
      operator.change('BOX_26', { active: false }),
    ]);
    const statuses = answers.slice(0, 12).map((answer) => (answer as { status: number }).status);
    expect(statuses.every((status) => status === 201 || status === 400)).toBe(true);
    expect(await ask(body)).toMatchObject({ status: 400, body: { detail: [{ code: 'equipment.not_offered' }] } });
    await operator.change('BOX_26', { max_weight_lb: 10_000, active: true });
  });
});

describe('a truck that is switched off', () => {
  it('is neither asked for nor chosen by itself', async () => {
    await operator.change('VAN_53', { active: false });
    expect(await ask({ mode: 'dedicated', truck: { truck_type: 'VAN_53' } })).toMatchObject({
      status: 400,
      body: {
        detail: [
          {
            code: 'equipment.not_offered',
            field: 'truck.truck_type',
            msg: { en: 'This truck is not offered: choose another.', es: 'Este camión no se ofrece: elija otro.' },
          },
        ],
      },
    });
    expect((await quoted({ mode: 'ftl', ...pallets(4, 12_000) })).quotes.items[0]?.truck_type).toBe('VAN_48');
    await operator.change('VAN_53', { active: true });
  });

  it('leaves a mode without trucks saying so', async () => {
    await operator.change('REEFER_53', { active: false });
    const body = { mode: 'reefer' as const, ...pallets(2, 1_300, { temperature: { min: 34, max: 38 } }) };
    expect(await ask(body)).toMatchObject({
      status: 400,
      body: { detail: [{ code: 'equipment.none_offered', field: 'truck.truck_type' }] },
    });
    await operator.change('REEFER_53', { active: true });
  });

  it('keeps its name on the load that asked for it and on its quotes', async () => {
    const { load } = await quoted({ mode: 'dedicated', truck: { truck_type: 'CONESTOGA_48' } });
    await operator.change('CONESTOGA_48', { active: false, label: { en: 'Old Conestoga', es: 'Conestoga vieja' } });
    const read = { params: { id: load.id }, token: shipper.token };
    const name = { en: '48 ft Conestoga', es: 'Conestoga de 48 pies' };
    expect((await app.call(loads.details, read)).body).toMatchObject({ truck_name: name, mode: 'flatbed' });
    expect((await app.call(quotes.list, read)).body.items[0]).toMatchObject({ truck_name: name });
    expect(await change(load, { po_number: 'PO-78' })).toMatchObject({ status: 200, body: { truck_name: name } });
    expect(await requote(load)).toMatchObject({ status: 400, body: { detail: [{ code: 'equipment.not_offered' }] } });
    expect((await app.call(copies.clone, read)).body).toMatchObject({ truck: { truck_type: 'CONESTOGA_48' } });
    const chosen = await change(load, { truck: { truck_type: 'FLATBED_48' } });
    expect(chosen.body).toMatchObject({ truck_name: { en: '48 ft flatbed' }, requote_needed: true });
    const { body: history } = await app.call(loads.history, { query: { load_id: load.id }, token: shipper.token });
    expect(history.items.flatMap(({ changes }) => changes)).toContainEqual(
      expect.objectContaining({
        field: 'truck_type',
        before: name,
        after: expect.objectContaining({ en: '48 ft flatbed' }),
      }),
    );
    await operator.change('CONESTOGA_48', { active: true });
  });
});

describe('a truck the operator added', () => {
  const large = pallets(28, 40_000);

  it('is one no load may ask for before, and is rated as the truck of the product that comes nearest', async () => {
    const body = { mode: 'ftl' as const, truck: { truck_type: 'VAN_57' }, ...large };
    expect(await ask(body)).toMatchObject({ status: 400, body: { detail: [{ code: 'equipment.not_offered' }] } });
    expect(await operator.add('VAN_57')).toMatchObject({ status: 201, body: { rated_as: 'VAN_53', built_in: false } });
    const { load, quotes: own } = await quoted(body);
    expect(load).toMatchObject({ truck_name: { en: '57 ft dry van', es: 'Caja seca de 57 pies' } });
    const whole = own.items.find(({ service_class }) => service_class === 'standard');
    expect(whole).toMatchObject({ truck_type: 'VAN_57', truck_name: { es: 'Caja seca de 57 pies' } });
    const { quotes: usual } = await quoted({ mode: 'ftl', ...pallets(4, 12_000) });
    expect(whole?.price).toBe(usual.items.find(({ service_class }) => service_class === 'standard')?.price);
  });

  it('is quoted where nobody chose a truck and none of the product takes the freight', async () => {
    const { quotes: open } = await quoted({ mode: 'ftl', ...large });
    expect(open.items[0]?.truck_type).toBe('VAN_57');
    await operator.change('VAN_57', { active: false });
    expect(await ask({ mode: 'ftl', ...large })).toMatchObject({
      status: 400,
      body: { detail: [{ code: 'equipment.misfit_pallets', field: 'line_items' }] },
    });
    await operator.change('VAN_57', { active: true });
  });

  it('is imported by its name in either language, and offered by the template', async () => {
    const rows = ['57 ft dry van', 'caja seca de 57 pies', 'VAN_57', 'VAN_58'].map((truck_type, i) =>
      goodRow({ load_key: `T-${i}`, mode: 'ftl', truck_type }),
    );
    const sent = { file: fileOf(csvOf(rows)), dry_run: 'true' as const };
    const { body } = await app.call(loadImport.importLoads, { body: sent, token: shipper.token });
    expect(body.loads.map(({ state }) => state)).toEqual(['ready', 'ready', 'ready', 'faulty']);
    expect(body.rows.flatMap(({ faults }) => faults)).toMatchObject([{ row: 5, column: 'truck_type' }]);
    const rules = columnRulesWith(await readOfferedTrucks(app.services));
    const column = templateColumns(rules, 'es', inDays(3)).find(({ name }) => name === 'truck_type');
    expect(column?.choices).toContain('Caja seca de 57 pies');
  });

  it('is rated by lines of its own where there are some, and by another truck where the operator says so', async () => {
    await operator.add('BOX_16', { label: { en: '16 ft box', es: 'Caja de 16 pies' }, length_ft: 16, pallets: 8 });
    const price = async (truck_type: string) =>
      (await quoted({ mode: 'ftl', truck: { truck_type }, ...pallets(4, 6_000) })).quotes.items[0]?.price;
    expect(await price('BOX_16')).toBe(await price('VAN_53'));
    await operator.change('BOX_16', { rated_as: 'BOX_26' });
    expect(await price('BOX_16')).toBe(await price('BOX_26'));
    await operator.change('BOX_16', { rated_as: null });
    expect(await price('BOX_16')).toBeUndefined();
    const carrier = await knowTruckCarrier(app, 'WERN', [], { automatic: false, modes: ['ftl'] });
    const bands = [{ from_miles: 0, per_mile: 1 }];
    await makeTruckTariff(app.services.db, carrier, { mode: 'ftl', truck_types: ['BOX_16' as never], bands });
    await operator.change('BOX_16', { rated_as: 'BOX_26' });
    const byCarrier = (await quoted({ mode: 'ftl', truck: { truck_type: 'BOX_16' }, ...pallets(4, 6_000) })).quotes;
    expect(byCarrier.items.map(({ carrier: { scac } }) => scac).toSorted()).toEqual(
      expect.arrayContaining(['SWFT', 'WERN']),
    );
  });

  it('is one whose loads keep its name after it is deleted', async () => {
    const { load } = await quoted({ mode: 'ftl', truck: { truck_type: 'VAN_57' }, ...large });
    expect(await operator.remove('VAN_57')).toMatchObject({ status: 204 });
    const read = { params: { id: load.id }, token: shipper.token };
    expect((await app.call(loads.details, read)).body).toMatchObject({ truck_name: { en: '57 ft dry van' } });
    expect(await change(load, { billing_reference: 'CC 9' })).toMatchObject({ status: 200 });
    expect(await requote(load)).toMatchObject({ status: 400, body: { detail: [{ code: 'equipment.not_offered' }] } });
    const stranger = await makeShipper(app);
    expect((await app.call(loads.details, { ...read, token: stranger.token })).status).toBe(404);
  });
});

describe('several modes at once', () => {
  it('say which was left out when they were asked, whatever becomes of its trucks', async () => {
    const { load, quotes: before } = await quoted({ mode: 'multi-service', ...pallets(4, 12_000) });
    expect(before.not_requested.map(({ mode }) => mode)).toEqual(['reefer']);
    const decks = ['FLATBED_48', 'FLATBED_53', 'STEP_DECK_53', 'DOUBLE_DROP'];
    for (const code of decks) await operator.change(code, { max_weight_lb: 11_000 });
    const read = { params: { id: load.id }, token: shipper.token };
    const { body } = await app.call(quotes.list, read);
    expect(body.items.map(({ mode }) => mode)).toContain('flatbed');
    expect(body.not_requested.map(({ mode }) => mode)).toEqual(['reefer']);
    const requoted = await quotedAgain(load);
    expect(requoted.items.map(({ mode }) => mode)).not.toContain('flatbed');
    expect(requoted.not_requested.map(({ mode }) => mode)).toContain('flatbed');
    for (const code of decks) await operator.change(code, { max_weight_lb: 48_000 });
  });
});
