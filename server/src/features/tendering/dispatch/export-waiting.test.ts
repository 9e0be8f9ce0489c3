import { assignments } from '@portal/contract/tendering/assignments.contract.ts';
import { tendering } from '@portal/contract/tendering/tendering.contract.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeCarrier } from '../../../seed/carriers.ts';
import { makeShipper, type Shipper } from '../../../testing/fixtures/make-account.ts';
import { makeQuotedLoad } from '../../../testing/fixtures/quoted-load.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
let operator: Shipper;
let shipper: Shipper;
let trucker: number;
/** Loads that wait, in the order they were tendered in. */
let [first, second, third] = [0, 0, 0];

const heldLoad = async (): Promise<number> => {
  const load = await makeQuotedLoad(app, { account_id: shipper.account_id, carrier_id: trucker });
  const query = { pickup: 'true', insurance: 'false' } as const;
  await app.call(tendering.tender, { params: { id: load.id }, query, body: load.tender, token: shipper.token });
  return load.id;
};

beforeAll(async () => {
  app = await startTestApp();
  operator = await makeShipper(app, { role: 'platform_admin' });
  shipper = await makeShipper(app);
  trucker = await makeCarrier(app.services.db, { scac: 'WERN', name: 'Werner' });
  [first, second, third] = [await heldLoad(), await heldLoad(), await heldLoad()];
});
afterAll(() => app.stop());

const ask = (query: object, { token } = operator) =>
  app.call(assignments.exportWaiting, { query: query as never, token });
const linesOf = ({ body }: { body: unknown }) => String(body).trim().split(/\r?\n/);
const idsOf = (answer: { body: unknown }) =>
  linesOf(answer)
    .slice(1)
    .map((row) => Number(row.split(',')[0]));

it('is a file of the loads that match, in the order and language of the list', async () => {
  await app.services.db.updateTable('loads').set({ weight_lb: 41_000 }).where('id', '=', second).execute();
  const answer = await ask({ format: 'csv', sort: '-weight_lb' });
  const [head, heaviest] = linesOf(answer);
  expect(head).toContain(
    'Load,Account,Mode,Origin,Destination,Miles,Pickup,Pickup until,Truck,Container,Terminal,Last free day,Weight (lb),Units',
  );
  expect(heaviest).toMatch(new RegExp(`^${second},.*,41000,.*,500\\.00,440\\.00,`));
  expect(idsOf(answer)).toHaveLength(3);
  const spanish = await ask({ format: 'csv', search: String(third), language: 'es' });
  expect(idsOf(spanish)).toEqual([third]);
  expect(linesOf(spanish)[0]).toContain('Carga,Cuenta,Modo,Origen,Destino,Millas');
  expect(spanish.headers.get('content-disposition')).toMatch(/cargas-en-espera-\d{4}-\d\d-\d\d\.csv/);
  const sheet = await ask({ format: 'xlsx' });
  expect(sheet.headers.get('content-type')).toContain('spreadsheetml');
});

it('has of the chosen loads those that still wait, and is refused for one there is not', async () => {
  expect(idsOf(await ask({ format: 'csv', ids: [third, first] }))).toEqual([first, third]);
  const params = { load_id: third };
  await app.call(assignments.decline, { params, body: { reason: 'NO_CAPACITY', note: '' }, token: operator.token });
  expect(idsOf(await ask({ format: 'csv', ids: [third, first] }))).toEqual([first]);
  const refused = await ask({ format: 'csv', ids: [first, 2_147_483_647] });
  expect(refused).toMatchObject({ status: 404, body: { detail: [{ code: 'loads.not_found' }] } });
  expect((await ask({ format: 'pdf' })).status).toBe(400);
  expect((await ask({ format: 'csv' }, shipper)).status).toBe(403);
});

it('says of containers what stands on their doors, and lists those first that begin to cost first', async () => {
  const { db } = app.services;
  const haul = { direction: 'import', place: 'USLAX', terminal: 'APM', container: '40HC', container_count: 1 } as const;
  const terms = { demurrage_per_day: 175, per_diem_per_day: 140, chassis_per_day: 55 };
  const rest = { delivery_type: 'live_unload', weight: 30_000, chassis_provider: 'trucker', chassis_days: 3 } as const;
  await db
    .insertInto('drayage_details')
    .values({
      ...haul,
      ...terms,
      ...rest,
      load_id: second,
      container_numbers: ['MSKU1234565'],
      steamship_line: 'MAEU',
      last_free_day: '2026-12-04',
    })
    .execute();
  const { body } = await app.call(assignments.waiting, { query: { sort: 'last_free_day' }, token: operator.token });
  expect(body.items.map(({ load_id }) => load_id)).toEqual([second, first]);
  expect(body.items[0]?.container).toMatchObject({
    numbers: ['MSKU1234565'],
    steamship_line: 'Maersk',
    place: 'Los Angeles',
    last_free_day: '2026-12-04',
  });
  expect(body.items[1]?.container).toBeNull();
  expect(linesOf(await ask({ format: 'csv', ids: [second] }))[1]).toMatch(
    /,MSKU1234565,"?APM.*Los Angeles"?,12-04-2026,/,
  );
});
