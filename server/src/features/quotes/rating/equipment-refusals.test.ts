import { modes } from '@portal/contract/modes/modes.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { makeShipper } from '../../../testing/fixtures/make-account.ts';
import { sharedTestApp, type TestApp } from '../../../testing/test-app.ts';
import { askFor } from '../../../testing/fixtures/carriers/truck-carrier.ts';
import { inDays, type LoadBody } from '../../loads/load-body.fixture.ts';

let app: TestApp;
let token: string;

beforeAll(async () => {
  app = await sharedTestApp();
  ({ token } = await makeShipper(app));
});

const item = {
  commodity: 'Machine parts',
  handling_unit: 'PAT',
  handling_unit_count: 2,
  length: 48,
  width: 40,
  height: 48,
  weight: 1300,
} as const;
const heavy = (weight: number) => ({ line_items: [{ ...item, handling_unit_count: 20, weight }] });
const cooled = (min: number, max: number) => ({ ...item, temperature: { min, max } });

type Example = { title: string; body: Partial<LoadBody>; code: string; field: string; en?: string; es?: string };

const examples: Example[] = [
  {
    title: 'a truck of another mode',
    body: { mode: 'ftl', truck: { truck_type: 'FLATBED_48' } },
    code: 'equipment.truck_of_other_mode',
    field: 'truck.truck_type',
    en: '48 ft flatbed is not a truck of this mode.',
    es: 'Plataforma de 48 pies no es un equipo de esta modalidad.',
  },
  {
    title: 'a chassis as a dedicated truck',
    body: { mode: 'dedicated', truck: { truck_type: 'CHASSIS_40' } },
    code: 'equipment.truck_of_other_mode',
    field: 'truck.truck_type',
  },
  {
    title: 'a dedicated truck nobody chose',
    body: { mode: 'dedicated' },
    code: 'http.required',
    field: 'truck.truck_type',
  },
  {
    title: 'more weight than the truck asked for carries',
    body: { mode: 'ftl', truck: { truck_type: 'BOX_26' }, ...heavy(12_000) },
    code: 'equipment.misfit_weight',
    field: 'truck.truck_type',
    en: '26 ft box truck: 12,000 lb is more than its 10,000 lb.',
    es: 'Camión caja de 26 pies: 12,000 lb rebasan sus 10,000 lb.',
  },
  {
    title: 'more weight than any truck of the mode carries',
    body: { mode: 'flatbed', ...heavy(52_000) },
    code: 'equipment.misfit_weight',
    field: 'line_items',
  },
  {
    title: 'more pallets than fit',
    body: { mode: 'ftl', line_items: [{ ...item, handling_unit_count: 27, weight: 27_000 }] },
    code: 'equipment.misfit_pallets',
    field: 'line_items',
  },
  {
    title: 'a piece that is larger than the inside',
    body: { mode: 'ftl', line_items: [{ ...item, handling_unit: 'CRT', height: 115 }] },
    code: 'equipment.misfit_piece',
    field: 'line_items',
    en: '53 ft dry van: A piece is larger than its inside.',
  },
  {
    title: 'a dry van to be kept cold',
    body: { mode: 'ftl', line_items: [cooled(34, 38)] },
    code: 'equipment.misfit_not_cooled',
    field: 'line_items',
  },
  {
    title: 'colder than the reefer gets',
    body: { mode: 'reefer', line_items: [cooled(-60, -40)] },
    code: 'equipment.misfit_too_cold',
    field: 'line_items',
    en: '53 ft reefer: -40 °F is colder than its -20 °F.',
    es: 'Caja refrigerada de 53 pies: -40 °F es más frío que sus -20 °F.',
  },
  {
    title: 'a reefer without a temperature',
    body: { mode: 'reefer' },
    code: 'equipment.temperature_missing',
    field: 'line_items.0.temperature',
  },
  {
    title: 'items of temperatures apart',
    body: { mode: 'reefer', line_items: [cooled(34, 38), cooled(-10, 0)] },
    code: 'equipment.temperatures_apart',
    field: 'line_items.1.temperature',
    es: 'Estos artículos no pueden ir a una misma temperatura.',
  },
  {
    title: 'LTL freight to be kept cold',
    body: { mode: 'ltl', line_items: [item, cooled(34, 38)] },
    code: 'equipment.ltl_not_cooled',
    field: 'line_items.1.temperature',
  },
  {
    title: 'tarps on a dry van',
    body: { mode: 'ftl', truck: { tarp_ft: 6 } },
    code: 'equipment.tarps_need_open_deck',
    field: 'truck.tarp_ft',
  },
  {
    title: 'tarps on a Conestoga',
    body: { mode: 'flatbed', truck: { truck_type: 'CONESTOGA_48', tarp_ft: 6 } },
    code: 'equipment.tarps_need_open_deck',
    field: 'truck.tarp_ft',
  },
  {
    title: 'more than LTL takes',
    body: { mode: 'ltl', ...heavy(21_000) },
    code: 'commodities.cargo_limit_exceeded',
    field: 'line_items',
  },
  {
    title: 'a piece of 58 ft as LTL',
    body: { mode: 'ltl', line_items: [{ ...item, length: 700, width: 48 }] },
    code: 'commodities.piece_too_large',
    field: 'line_items.0.length',
  },
  {
    title: 'twenty pieces of 20 ft as LTL',
    body: { mode: 'ltl', line_items: [{ ...item, handling_unit_count: 20, length: 240, width: 48 }] },
    code: 'commodities.cargo_limit_exceeded',
    field: 'line_items',
  },
  {
    title: 'LTL freight with a stop on the way',
    body: {
      mode: 'ltl',
      stops: [
        { type: 'pickup', zip_code: '75207' },
        { type: 'delivery', zip_code: '38118' },
        { type: 'delivery', zip_code: '60632' },
      ],
    },
    code: 'equipment.ltl_two_stops',
    field: 'stops.1',
  },
  {
    title: 'what no mode can carry',
    body: { mode: 'multi-service', ...heavy(60_000) },
    code: 'equipment.misfit_weight',
    field: 'line_items',
  },
  {
    title: 'services no mode offers together',
    body: { mode: 'multi-service', accessorials: [{ code: 'CHAINS', details: { pieces: 4 } }, { code: 'HAND_CARRY' }] },
    code: 'accessorials.not_offered',
    field: 'accessorials.1.code',
  },
  {
    title: 'a pickup that ends before it begins',
    body: { mode: 'ftl', pickup_until: inDays(1) },
    code: 'http.invalid',
    field: 'pickup_until',
  },
  {
    title: 'a delivery before the pickup',
    body: { mode: 'ftl', deliver_from: inDays(1) },
    code: 'http.invalid',
    field: 'deliver_from',
  },
  {
    title: 'a delivery that ends before it begins',
    body: { mode: 'ftl', deliver_from: inDays(5), deliver_by: inDays(4) },
    code: 'http.invalid',
    field: 'deliver_by',
  },
];

describe('a new load is refused', () => {
  it.each(examples)('$title', async ({ body, code, field, en, es }) => {
    const answer = await askFor(app, token, body);
    const { detail } = answer.body as never as { detail: { code: string; field: string; msg: object }[] };
    expect({ status: answer.status, code: detail[0]?.code, field: detail[0]?.field }).toEqual({
      status: 400,
      code,
      field,
    });
    if (en) expect(detail[0]?.msg).toMatchObject({ en });
    if (es) expect(detail[0]?.msg).toMatchObject({ es });
  });

  it('where its mode is not enabled, whatever else it says', async () => {
    const ltlOnly = Object.fromEntries(Object.values(modes).map(({ flag }) => [flag, flag === 'ltl']));
    const shipper = await makeShipper(app, { dispatchModes: ltlOnly });
    for (const mode of ['ftl', 'dedicated', 'multi-service'] as const) {
      const answer = await askFor(app, shipper.token, { mode, truck: { truck_type: 'VAN_53' } });
      expect(answer).toMatchObject({
        status: 403,
        body: { detail: [{ code: 'quotes.mode_not_enabled', field: 'mode' }] },
      });
    }
  });
});
