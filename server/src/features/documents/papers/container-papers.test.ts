import { drayage } from '@portal/contract/drayage/drayage.contract.ts';
import type { GeneratedType } from '@portal/contract/documents/generated-types.ts';
import { bolNumber } from '@portal/contract/loads/references.ts';
import type { Language } from '@portal/contract/words/language.ts';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { acceptedContainer, paint } from '../../../testing/fixtures/accepted-load.ts';
import { drawPaper, startPapersApp } from '../../../testing/fixtures/drawn-paper.ts';
import type { Shipper } from '../../../testing/fixtures/make-account.ts';
import { barcodesOn } from '../../../testing/read-pdf.ts';
import type { TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
let shipper: Shipper;

beforeAll(async () => {
  ({ app, shipper } = await startPapersApp());
});

const drawn = (load_id: number, type: GeneratedType, language: Language = 'en', who = shipper) =>
  drawPaper(app, who, { load_id, type, language });

const pro = '5512207789';

describe('the papers of a container', () => {
  const twoBoxes = async () => {
    const load = await acceptedContainer(app, shipper);
    const { db } = app.services;
    await db
      .updateTable('drayage_details')
      .set({ container_count: 2, hazmat_type: '3' })
      .where('load_id', '=', load)
      .execute();
    await sql`update line_items set handling_unit_count = 2, weight = 60000, packaging_unit = 'DRM',
      packaging_unit_count = 80, hazmat = ${JSON.stringify(paint)} where load_id = ${load}`.execute(db);
    const body = {
      container_numbers: ['MSCU6639870', 'MSKU1234565'],
      container_seals: [
        { number: 'MSCU6639870', seal_number: 'HL4471120', weight: 28_500 },
        { number: 'MSKU1234565', seal_number: 'HL4471121', weight: 31_500 },
      ],
      customs_status: 'in_bond' as const,
      entry_number: 'IT 123456789',
      importer: 'Acme Imports LLC',
      customs_broker: 'Laredo Brokers',
      firms_code: 'Y258',
      terminal_appointment: '12-01 10:00, no. 77',
    };
    const changed = await app.call(drayage.change, { params: { load_id: load }, body, token: shipper.token });
    expect({ status: changed.status, body: changed.body }).toMatchObject({ status: 200, body });
    return load;
  };

  it('name each container, its seal and the line; hazardous packages are no containers, and there is no class', async () => {
    const load = await twoBoxes();
    for (const type of ['bol', 'rate_confirmation'] as const) {
      const { text } = await drawn(load, type);
      const said = ['MSCU6639870', 'MSKU1234565', 'HL4471120', 'HL4471121', '40 ft high cube', 'MSC', '12-02-2026'];
      for (const one of [...said, '80 drums', 'UN1263, Paint, 3, PG II']) expect(text).toContain(one);
      expect(text).not.toMatch(/\b85\b/);
    }
  });

  it('say one weight of the goods, which is what the containers come to', async () => {
    const load = await twoBoxes();
    const own = [{ number: 'MSKU1234565', seal_number: 'HL4471121', weight: 20_750 }];
    await app.call(drayage.change, { params: { load_id: load }, body: { container_seals: own }, token: shipper.token });
    for (const type of ['bol', 'rate_confirmation', 'delivery_order', 'delivery_receipt'] as const) {
      const { text } = await drawn(load, type, 'es');
      expect(text).toContain('50,750 lb');
      expect(text).not.toContain('60,000 lb');
    }
  });

  it('say in the delivery order what customs and the terminal ask, each container by itself, on one page', async () => {
    const load = await twoBoxes();
    const { text, pages } = await drawn(load, 'delivery_order', 'es');
    for (const said of [
      'En tránsito interno (IT)',
      'IT 123456789',
      'Acme Imports LLC',
      'Laredo Brokers',
      'Y258',
      '12-01 10:00',
      'HL4471120',
      'HL4471121',
      '28,500 lb',
      '31,500 lb',
      '80 tambores',
      'Mat. pel.',
    ]) {
      expect(text).toContain(said);
    }
    expect(pages).toHaveLength(1);
  });

  it('show five containers with their seals and long numbers in full, each paper on one page', async () => {
    const load = await acceptedContainer(app, shipper);
    const row = { container_count: 5, master_bl: 'HLCUSHA2611ABCD1', vessel: 'Mediterranean Shipping Aurora' };
    await app.services.db.updateTable('drayage_details').set(row).where('load_id', '=', load).execute();
    const container_numbers = ['MSCU6639870', 'MSKU1234565', 'CSQU3054383', 'TGHU7599330'];
    const container_seals = container_numbers.map((number, i) => ({
      number,
      seal_number: `HL447112${i}ABC`,
      weight: null,
    }));
    const body = {
      container_numbers,
      container_seals,
      importer: 'Comercializadora Hernández y Asociados, S.A. de C.V.',
    };
    const { status } = await app.call(drayage.change, { params: { load_id: load }, body, token: shipper.token });
    expect(status).toBe(200);
    for (const type of ['bol', 'delivery_order', 'delivery_receipt', 'rate_confirmation'] as const) {
      const { text, pages } = await drawn(load, type, 'es');
      expect(pages).toHaveLength(1);
      expect(text).not.toContain('…');
      for (const { number, seal_number } of container_seals)
        expect(text).toMatch(new RegExp(`${number}.*${seal_number}`));
      if (type === 'bol' || type === 'delivery_order') expect(text).toContain(row.master_bl);
    }
  });

  it('are all drawn, with a bill of lading number and without', async () => {
    const load = await acceptedContainer(app, shipper);
    const numbered = await drawn(load, 'bol');
    const number = bolNumber('0614141', load);
    expect((await barcodesOn(numbered.bytes)).map(({ text }) => text).toSorted()).toEqual([`(402)${number}`, pro]);
    await app.services.db.updateTable('loads').set({ bol_number: null }).where('id', '=', load).execute();
    for (const type of ['delivery_order', 'delivery_receipt', 'rate_confirmation'] as const)
      expect((await drawn(load, type, 'es')).text).toContain('MSCU6639870');
    const { bytes, text } = await drawn(load, 'bol', 'es');
    expect(text).toContain('MSCU6639870');
    expect((await barcodesOn(bytes)).map((one) => one.text)).toEqual([pro]);
  });

  it('have the consignee sign for each container by number and seal, on one page', async () => {
    const load = await twoBoxes();
    for (const language of ['en', 'es'] as const) {
      const { pages } = await drawn(load, 'delivery_receipt', language);
      expect(pages).toHaveLength(1);
      for (const said of ['MSCU6639870', 'MSKU1234565', 'HL4471120', 'HL4471121', '31,500 lb'])
        expect(pages[0]).toContain(said);
    }
  });

  it('take no seal of a container that is not the load’s', async () => {
    const load = await acceptedContainer(app, shipper);
    const container_seals = [{ number: 'MSKU1234565', seal_number: 'X1', weight: null }];
    const answer = await app.call(drayage.change, {
      params: { load_id: load },
      body: { container_seals },
      token: shipper.token,
    });
    expect(answer).toMatchObject({ status: 400, body: { detail: [{ code: 'drayage.seal_without_container' }] } });
  });
});

it('the delivery order of an export says that the driver waits for loading', async () => {
  const load = await acceptedContainer(app, shipper);
  const { db } = app.services;
  await db
    .updateTable('drayage_details')
    .set({ direction: 'export', delivery_type: 'live_unload' })
    .where('load_id', '=', load)
    .execute();
  expect((await drawn(load, 'delivery_order', 'en')).text).toContain('Live load');
});
