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
  expect(head).toContain('Load,Account,Mode,Origin,Destination,Miles,Pickup,Pickup until,Truck,Weight (lb),Units');
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
