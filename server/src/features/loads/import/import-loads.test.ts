import { importColumns, importLimits } from '@portal/contract/loads/import/import-columns.ts';
import type { ImportReply } from '@portal/contract/loads/import/import.contract.ts';
import { loadImport } from '@portal/contract/loads/import/import.contract.ts';
import { loads } from '@portal/contract/loads/loads.contract.ts';
import { languages } from '@portal/contract/words/language.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { makeShipper, type Shipper } from '../../../testing/fixtures/make-account.ts';
import { sharedTestApp, type TestApp } from '../../../testing/test-app.ts';
import { inDays } from '../load-body.fixture.ts';
import { bookOf, csvOf, fileOf, goodRow, type RowTexts } from './sheet/sheet.fixture.ts';
import { callAgain } from '../../../testing/call-again.ts';

let app: TestApp;
beforeAll(async () => {
  app = await sharedTestApp();
});

type Requested = { dry?: boolean; keys?: string[]; headers?: Record<string, string> };

const send = (shipper: Shipper, file: File, { dry = false, keys, headers }: Requested = {}) =>
  callAgain(app)(loadImport.importLoads, {
    body: { file, dry_run: dry ? 'true' : 'false', ...(keys && { load_keys: keys }) },
    token: shipper.token,
    ...(headers && { headers }),
  });
const sendRows = (shipper: Shipper, rows: readonly RowTexts[], requested?: Requested) =>
  send(shipper, fileOf(csvOf(rows)), requested);

const loadsOf = async ({ token }: Shipper) => (await app.call(loads.list, { query: {}, token })).body;
const placesOf = ({ rows }: ImportReply) =>
  rows.flatMap(({ faults }) => faults.map(({ row, column, code }) => [row, column, code]));
const statesOf = ({ loads: found }: ImportReply) => found.map(({ load_key, state }) => [load_key, state]);
const codesOf = (body: unknown) => (body as { detail: { code: string }[] }).detail.map(({ code }) => code);

describe('a dry run', () => {
  it('says what each load would be and writes nothing', async () => {
    const shipper = await makeShipper(app);
    const rows = [
      goodRow(),
      goodRow({
        commodity: 'Pumps',
        weight: '1,000',
        pickup_zip_code: '',
        delivery_zip_code: '',
        pickup_date: '',
        mode: '',
      }),
      goodRow({ load_key: 'A-2', mode: 'ftl', weight: '1000', weight_unit: 'kg' }),
    ];
    const { status, body } = await sendRows(shipper, rows, { dry: true });
    expect(status).toBe(200);
    expect(placesOf(body)).toEqual([]);
    expect(body.loads).toMatchObject([
      {
        load_key: 'A-1',
        rows: [2, 3],
        state: 'ready',
        load_id: null,
        mode: 'ltl',
        items: 2,
        handling_units: 4,
        weight_lb: 2300,
        origin: { city: 'Dallas', state: 'TX' },
      },
      { load_key: 'A-2', rows: [4], state: 'ready', mode: 'ftl', weight_lb: 2204.62, destination: { city: 'Chicago' } },
    ]);
    expect((await loadsOf(shipper)).total).toBe(0);
  });

  it('marks every faulty cell with its row, its column, and a message in both languages', async () => {
    const shipper = await makeShipper(app);
    const rows = [
      goodRow({ mode: 'ship', pickup_date: 'tomorrow', pickup_zip_code: '00001', pickup_open_time: '25:00' }),
      goodRow({ load_key: 'A-2', weight: 'heavy', handling_unit: 'heap', handling_unit_count: '1.5', length: '' }),
      goodRow({ load_key: 'A-2', delivery_zip_code: '75208', stackable: 'perhaps' }),
      goodRow({ load_key: 'A-3', pickup_date: inDays(-3), delivery_contact_email: 'nobody', weight: '#REF!' }),
      goodRow({ load_key: '' }),
      goodRow({ load_key: 'A-4', un_number: 'UN1263' }),
      goodRow({ load_key: 'A-5', accessorials: 'LFTD, NOPE' }),
      goodRow({ load_key: 'A-6', accessorials: 'APTD' }),
      goodRow({ load_key: 'A-7', weight: '30000' }),
    ];
    const { body } = await sendRows(shipper, rows, { dry: true });
    expect(placesOf(body)).toEqual([
      [2, 'mode', 'loads.import_not_a_word'],
      [2, 'pickup_date', 'lists.import_not_a_day'],
      [2, 'pickup_zip_code', 'places.zip_unknown'],
      [2, 'pickup_open_time', 'lists.import_not_a_time'],
      [3, 'handling_unit', 'loads.import_unknown_word'],
      [3, 'handling_unit_count', 'http.not_whole'],
      [3, 'weight', 'http.not_a_number'],
      [4, 'delivery_zip_code', 'loads.import_one_stop'],
      [4, 'stackable', 'lists.import_not_yes_or_no'],
      [5, 'pickup_date', 'loads.pickup_date_past'],
      [5, 'delivery_contact_email', 'http.not_an_email'],
      [5, 'weight', 'lists.import_formula_error'],
      [6, 'load_key', 'http.required'],
      [7, 'proper_shipping_name', 'http.required'],
      [7, 'class_division', 'http.not_an_option'],
      [7, 'emergency_phone', 'http.required'],
      [8, 'accessorials', 'loads.import_unknown_word'],
      [9, 'accessorials', 'accessorials.detail_missing'],
      [10, null, 'commodities.cargo_limit_exceeded'],
    ]);
    expect(body.loads.every(({ state }) => state === 'faulty')).toBe(true);
    const messages = body.rows.flatMap(({ faults }) => faults.map(({ msg }) => msg));
    for (const { en, es } of messages) {
      expect(en).not.toBe('');
      expect(es).not.toBe(en);
    }
    expect(messages[0]?.en).toBe('ship is not one of: multi-service, ltl, dedicated, ftl, expedited, reefer, flatbed.');
  });

  it('marks a mode that is not enabled', async () => {
    const shipper = await makeShipper(app, { dispatchModes: { reefer: false } });
    const { body } = await sendRows(shipper, [goodRow({ mode: 'reefer' })], { dry: true });
    expect(placesOf(body)).toEqual([[2, 'mode', 'quotes.mode_not_enabled']]);
  });

  it('does not read columns nobody knows, and says so', async () => {
    const shipper = await makeShipper(app);
    const csv = csvOf([goodRow()]).replace(/\r\n/, ',Colour\r\n') + ',red';
    const { body } = await send(shipper, fileOf(csv), { dry: true });
    expect(body.unknown_headings).toEqual(['Colour']);
    expect(statesOf(body)).toEqual([['A-1', 'ready']]);
  });
});

describe('an import', () => {
  it('saves and quotes the good loads and none of the bad ones', async () => {
    const shipper = await makeShipper(app);
    const rows = [
      goodRow({ po_number: 'PO-77', pickup_residential: 'yes', delivery_limited_access_type: 'School' }),
      goodRow({ commodity: 'Pumps' }),
      goodRow({ load_key: 'A-2', delivery_zip_code: '00001' }),
      goodRow({ load_key: 'A-3', mode: 'Full truckload', truck_type: '53 ft dry van', team: 'sí' }),
    ];
    const { status, body } = await sendRows(shipper, rows);
    expect(status).toBe(200);
    expect(statesOf(body)).toEqual([
      ['A-1', 'imported'],
      ['A-2', 'faulty'],
      ['A-3', 'imported'],
    ]);
    expect((await loadsOf(shipper)).items.map(({ id, mode }) => [id, mode])).toEqual([
      [body.loads[2]?.load_id, 'ftl'],
      [body.loads[0]?.load_id, 'ltl'],
    ]);
    const { body: saved } = await app.call(loads.details, {
      params: { id: body.loads[0]?.load_id ?? 0 },
      token: shipper.token,
    });
    expect(saved).toMatchObject({
      po_number: 'PO-77',
      handling_units: 4,
      quotes_requested: expect.any(Number) as number,
    });
    // Where no carrier can be asked the round is over at once: that it was opened is what counts.
    const history = await app.call(loads.history, { query: { load_id: saved.id }, token: shipper.token });
    expect(history.body.items.map(({ event }) => event)).toContain('request_quotes');
    expect(saved.line_items.map(({ commodity }) => commodity)).toEqual(['Machine parts', 'Pumps']);
    expect(saved.accessorials.map(({ code, details }) => [code, details])).toEqual([
      ['REP', {}],
      ['LTDAD', { limited_access_type: 'School-69' }],
    ]);
  });

  it('takes what customs ask, a country by its letters or its name, and says where it is wrong', async () => {
    const shipper = await makeShipper(app);
    const customs = { unit_value: '1,250.29', hs_code: '8471.30.0100', country_of_origin: 'Alemania' };
    const { body } = await sendRows(shipper, [goodRow({ ...customs, net_weight: '400' })]);
    const params = { id: body.loads[0]?.load_id ?? 0 };
    const { body: saved } = await app.call(loads.details, { params, token: shipper.token });
    expect(saved.line_items[0]).toMatchObject({
      unit_value: 1250.29,
      hs_code: '8471.30.0100',
      country_of_origin: 'DE',
      net_weight: 400,
    });
    const wrong = goodRow({ unit_value: '0', hs_code: '84', country_of_origin: 'Atlantis' });
    const refused = await send(shipper, fileOf(csvOf([wrong])), { dry: true });
    expect(placesOf(refused.body).map((place) => place.at(1))).toEqual(['unit_value', 'hs_code', 'country_of_origin']);
  });

  it('makes no second loads when it is repeated with its key, or sent again without one', async () => {
    const shipper = await makeShipper(app);
    const rows = [goodRow(), goodRow({ load_key: 'A-2' })];
    const headers = { 'idempotency-key': 'import-1' };
    const first = await sendRows(shipper, rows, { headers });
    const repeated = await sendRows(shipper, rows, { headers });
    expect(repeated.body).toEqual(first.body);
    const other = await sendRows(shipper, [goodRow({ load_key: 'B' })], { headers });
    expect([other.status, codesOf(other.body)]).toEqual([422, ['http.key_reused']]);

    const corrected = await send(shipper, fileOf(csvOf([...rows, goodRow({ load_key: 'A-3' })], ';')), { dry: true });
    expect(statesOf(corrected.body)).toEqual([
      ['A-1', 'repeated'],
      ['A-2', 'repeated'],
      ['A-3', 'ready'],
    ]);
    expect(corrected.body.loads[0]?.load_id).toBe(first.body.loads[0]?.load_id);
    const [again, atOnce] = await Promise.all([sendRows(shipper, rows), sendRows(shipper, rows)]);
    expect(statesOf(again.body)).toEqual(statesOf(atOnce.body));
    expect((await loadsOf(shipper)).total).toBe(2);
  });

  it('sent twice at once, it saves once', async () => {
    const shipper = await makeShipper(app);
    const rows = Array.from({ length: 6 }, (_, index) => goodRow({ load_key: `C-${index}` }));
    const answers = await Promise.all([sendRows(shipper, rows), sendRows(shipper, rows), sendRows(shipper, rows)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await loadsOf(shipper)).total).toBe(6);
    const ids = answers.map(({ body }) => body.loads.map(({ load_id }) => load_id));
    expect([ids[1], ids[2]]).toEqual([ids[0], ids[0]]);
  });

  it('takes the loads that are named, and refuses a name the file does not have', async () => {
    const shipper = await makeShipper(app);
    const rows = [goodRow(), goodRow({ load_key: 'A-2' }), goodRow({ load_key: 'A-3' })];
    const { body } = await sendRows(shipper, rows, { keys: ['A-3', 'A-1'] });
    expect(statesOf(body)).toEqual([
      ['A-1', 'imported'],
      ['A-3', 'imported'],
    ]);
    const unknown = await sendRows(shipper, rows, { keys: ['A-9'] });
    expect([unknown.status, codesOf(unknown.body)]).toEqual([400, ['loads.import_key_unknown']]);
  });

  it('keeps what one account imported from another', async () => {
    const [one, other] = [await makeShipper(app), await makeShipper(app)];
    await sendRows(one, [goodRow()]);
    const { body } = await sendRows(other, [goodRow()]);
    expect(statesOf(body)).toEqual([['A-1', 'imported']]);
    expect((await loadsOf(other)).items.map(({ id }) => id)).toEqual([body.loads[0]?.load_id]);
  });
});

describe('the template', () => {
  it.each(languages.flatMap((language) => (['csv', 'xlsx'] as const).map((format) => [format, language] as const)))(
    'as %s in %s is itself a file that can be imported',
    async (format, language) => {
      const shipper = await makeShipper(app);
      const response = await fetch(`${app.url}/api/loads/import-template?format=${format}&language=${language}`, {
        headers: { authorization: `Bearer ${shipper.token}` },
      });
      expect(response.status).toBe(200);
      const { body } = await send(shipper, new File([await response.bytes()], 'x'), { dry: true });
      expect(body.columns).toEqual([...importColumns]);
      expect(placesOf(body)).toEqual([]);
      expect(statesOf(body)).toEqual([
        ['A-1001', 'ready'],
        ['A-1002', 'ready'],
      ]);
      expect(body.loads.map(({ stops }) => stops)).toEqual([2, 3]);
    },
  );
});

describe('what is refused whole', () => {
  it.each([
    ['a file without the needed columns', fileOf('load_key,mode\nA,ltl'), 400, 'loads.import_columns_missing'],
    ['a column that is there twice', fileOf('Load key,Clave de carga\nA,B'), 400, 'lists.import_heading_twice'],
    [
      'more loads than a file may hold',
      fileOf(csvOf(Array.from({ length: importLimits.loads + 1 }, (_, key) => goodRow({ load_key: `K${key}` })))),
      ...([400, 'loads.import_too_many_loads'] as const),
    ],
    ['no sheet', fileOf(Buffer.from('ffd8ffe000104a464946', 'hex'), 'a.xlsx'), 400, 'lists.import_not_a_sheet'],
    ['a bomb', fileOf(bookOf(' '.repeat(20_000_000))), 400, 'lists.import_too_big_inside'],
    ['nothing', fileOf(''), 400, 'http.required'],
    ['more than 4 MB', fileOf(new Uint8Array(importLimits.bytes + 1)), 413, 'http.too_large'],
    ['50 MB', fileOf(new Uint8Array(50 * 1024 * 1024)), 413, 'http.too_large'],
  ])('%s', async (_, file, status, code) => {
    const shipper = await makeShipper(app);
    const refused = await send(shipper, file, { dry: true });
    expect([refused.status, codesOf(refused.body)]).toEqual([status, [code]]);
  });

  it('a body that is no form, or a form that lies about its boundary', async () => {
    const { token } = await makeShipper(app);
    const ask = async (type: string, body: string) => {
      const headers = { authorization: `Bearer ${token}`, 'content-type': type };
      const response = await fetch(`${app.url}/api/loads/import`, { method: 'POST', headers, body });
      return [response.status, codesOf(await response.json())];
    };
    expect(await ask('application/json', '{"file":"a,b","dry_run":"true"}')).toEqual([400, ['http.invalid']]);
    expect(await ask('multipart/form-data; boundary=x', 'nothing of the kind')).toEqual([400, ['http.malformed']]);
    expect(await ask('multipart/form-data', 'no boundary')).toEqual([400, ['http.malformed']]);
  });

  it('a form sent to a call that takes none', async () => {
    const { token } = await makeShipper(app);
    const response = await fetch(`${app.url}/api/loads`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
      body: new FormData(),
    });
    expect([response.status, codesOf(await response.json())]).toEqual([415, ['http.unsupported_type']]);
  });
});
