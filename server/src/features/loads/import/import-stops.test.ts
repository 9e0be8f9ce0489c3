import type { ImportReply } from '@portal/contract/loads/import/import.contract.ts';
import { loadImport } from '@portal/contract/loads/import/import.contract.ts';
import { loads } from '@portal/contract/loads/loads.contract.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { makeShipper, type Shipper } from '../../../testing/fixtures/make-account.ts';
import { sharedTestApp, type TestApp } from '../../../testing/test-app.ts';
import { csvOf, fileOf, goodRow, type RowTexts } from './sheet/sheet.fixture.ts';

let app: TestApp;
let shipper: Shipper;
beforeAll(async () => {
  app = await sharedTestApp();
  shipper = await makeShipper(app);
});

const send = async (rows: readonly RowTexts[], dry = true): Promise<ImportReply> => {
  const body = { file: fileOf(csvOf(rows)), dry_run: dry ? ('true' as const) : ('false' as const) };
  return (await app.call(loadImport.importLoads, { body, token: shipper.token })).body;
};
const placesOf = ({ rows }: ImportReply) =>
  rows.flatMap(({ faults }) => faults.map(({ row, column, code }) => [row, column, code]));
const details = async (id: number) => (await app.call(loads.details, { params: { id }, token: shipper.token })).body;

const truck = (changes: RowTexts = {}) => goodRow({ mode: 'ftl', ...changes });
/** A row that says nothing of the load but its key and a stop. */
const stopOnly = (changes: RowTexts): RowTexts => ({ load_key: 'A-1', ...changes });

describe('several rows of one truck load', () => {
  it('say a stop each: pickups before deliveries, as the rows name them', async () => {
    const rows = [
      truck({ pickup_name: 'Dock A', delivery_name: 'North DC', delivery_reference: 'N-1' }),
      truck({ pickup_zip_code: '76177', pickup_name: '', delivery_zip_code: '38118', delivery_residential: 'yes' }),
      // Known stops again, by what identifies them; what is left out is theirs.
      truck({ commodity: 'Pumps', pickup_name: 'Dock A', delivery_zip_code: '38118', delivery_name: '' }),
      stopOnly({ delivery_zip_code: '60632', delivery_name: 'South DC', delivery_limited_access_type: 'School' }),
    ];
    const result = await send(rows);
    expect(placesOf(result)).toEqual([]);
    expect(result.loads).toMatchObject([
      { rows: [2, 3, 4, 5], state: 'ready', stops: 5, items: 3, destination: { zip_code: '60632', city: 'Chicago' } },
    ]);
    const { loads: saved } = await send(rows, false);
    const load = await details(saved[0]?.load_id ?? 0);
    expect(load.stops.map(({ type, zip_code, name }) => [type, zip_code, name])).toEqual([
      ['pickup', '75207', 'Dock A'],
      ['pickup', '76177', ''],
      ['delivery', '60632', 'North DC'],
      ['delivery', '38118', ''],
      ['delivery', '60632', 'South DC'],
    ]);
    expect(load.stops.map(({ residential, limited_access }) => [residential, limited_access])).toEqual([
      [false, false],
      [false, false],
      [false, false],
      [true, false],
      [false, true],
    ]);
    expect(load.line_items.map(({ commodity }) => commodity)).toEqual(['Machine parts', 'Machine parts', 'Pumps']);
    expect(load.stops[2]?.reference).toBe('N-1');
    expect((await send(rows)).loads).toMatchObject([{ state: 'repeated', load_id: load.id }]);
  });

  it('are another load than the same rows without the further stop', async () => {
    const key = { load_key: 'B-1', po_number: 'PO-B' };
    await send([truck(key), truck({ ...key, delivery_zip_code: '38118' })], false);
    const states = (await send([truck(key), truck(key)])).loads.map(({ state }) => state);
    expect(states).toEqual(['ready']);
  });

  it('are at fault cell by cell, each stop in the row that says it', async () => {
    const result = await send([
      truck({ delivery_open_time: '08:00' }),
      truck({ delivery_zip_code: '00001' }),
      truck({ pickup_zip_code: '76177', delivery_open_time: '09:00', pickup_contact_email: 'nobody' }),
    ]);
    expect(placesOf(result)).toEqual([
      [3, 'delivery_zip_code', 'places.zip_unknown'],
      [4, 'pickup_contact_email', 'http.not_an_email'],
      [4, 'delivery_open_time', 'loads.import_differs'],
    ]);
  });

  it('name twenty stops at most', async () => {
    const zips = ['60601', '60602', '60603', '60604', '60605', '60606', '60607', '60608', '60609', '60610', '60611'];
    const more = ['60612', '60613', '60614', '60615', '60616', '60617', '60618', '60619', '60620', '60621'];
    const rows = [...zips, ...more].map((zip) => stopOnly({ delivery_zip_code: zip }));
    expect((await send([truck(), ...rows])).loads[0]?.state).toBe('faulty');
    expect((await send([truck(), ...rows.slice(0, 18)])).loads[0]).toMatchObject({ state: 'ready', stops: 20 });
  });
});

describe('several rows of one LTL load', () => {
  it('have one pickup and one delivery, and say where another is named', async () => {
    const result = await send([
      goodRow({ delivery_name: 'North DC' }),
      goodRow({ delivery_zip_code: '38118', delivery_name: 'Memphis DC', pickup_zip_code: '' }),
      goodRow({ pickup_zip_code: '76177', delivery_name: '' }),
    ]);
    expect(placesOf(result)).toEqual([
      [3, 'delivery_name', 'loads.import_one_stop'],
      [3, 'delivery_zip_code', 'loads.import_one_stop'],
      [4, 'pickup_zip_code', 'loads.import_one_stop'],
    ]);
    const [fault] = result.rows.flatMap(({ faults }) => faults);
    expect(fault?.msg.en).toContain('row 2 says another');
    expect(fault?.msg.es).toContain('la fila 2 dice otra');
  });
});

describe('a container in a sheet', () => {
  it.each(['drayage', 'Drayage'])('written as %s is refused with where it is entered instead', async (mode) => {
    const result = await send([goodRow({ mode })]);
    expect(placesOf(result)).toEqual([[2, 'mode', 'loads.import_drayage']]);
    expect(result.rows[0]?.faults[0]?.msg).toEqual({
      en: 'Containers are not imported from a sheet. Enter this one at Book a Load, Drayage.',
      es: 'Los contenedores no se importan desde una hoja. Captúrelo en Reservar carga, Drayage.',
    });
  });
});
