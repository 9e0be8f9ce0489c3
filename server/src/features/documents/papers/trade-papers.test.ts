import { documents } from '@portal/contract/documents/documents.contract.ts';
import type { GeneratedType } from '@portal/contract/documents/generated-types.ts';
import { loads } from '@portal/contract/loads/loads.contract.ts';
import type { Language } from '@portal/contract/words/language.ts';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { acceptedLoad, addDrums, paint } from '../../../testing/fixtures/accepted-load.ts';
import { drawPaper, startPapersApp } from '../../../testing/fixtures/drawn-paper.ts';
import { makeShipper, type Shipper } from '../../../testing/fixtures/make-account.ts';
import type { TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
let shipper: Shipper;
let operator: Shipper;

beforeAll(async () => {
  ({ app, shipper, operator } = await startPapersApp());
});

const drawn = (load_id: number, type: GeneratedType, language: Language = 'en', who = shipper) =>
  drawPaper(app, who, { load_id, type, language });

describe('the rate confirmation', () => {
  const carriersCopy = async (mode: 'ltl' | 'ftl') => {
    const load = await acceptedLoad(app, shipper);
    const { db } = app.services;
    await db.updateTable('loads').set({ mode }).where('id', '=', load).execute();
    const authority = { mc_number: '109533', dot_number: '29124' };
    await db.updateTable('carriers').set(authority).where('scac', '=', 'SAIA').execute();
    return (await drawn(load, 'rate_confirmation', 'en', operator)).text;
  };

  it('names the carrier’s authority, when it is paid and what waiting costs', async () => {
    const text = await carriersCopy('ftl');
    for (const said of ['MC 109533', 'USDOT 29124', 'within 30 days', '2 hours free', '$65.00 an hour']) {
      expect(text).toContain(said);
    }
    expect(text).toContain('does not combine it');
  });

  it('forbids no LTL carrier to combine freight', async () => {
    expect(await carriersCopy('ltl')).not.toContain('does not combine it');
  });
});

describe('the delivery receipt', () => {
  it('keeps a dozen lines and the signatures on one page', async () => {
    const load = await acceptedLoad(app, shipper);
    for (let position = 20; position < 31; position += 1) {
      await addDrums(app, load, null);
      await sql`update line_items set position = ${position} where load_id = ${load} and position = 9`.execute(
        app.services.db,
      );
    }
    const { pages } = await drawn(load, 'delivery_receipt');
    expect(pages).toHaveLength(1);
    expect(pages[0]).toContain('Signature');
  });

  it('keeps hazardous goods with all that is said of them and the signatures on one page', async () => {
    const load = await acceptedLoad(app, shipper);
    const said = { ...paint, emergency_registrant: 'Acme Industrial, contract CCN 12345' };
    for (const position of [20, 21]) {
      await addDrums(app, load, said);
      await sql`update line_items set position = ${position} where load_id = ${load} and position = 9`.execute(
        app.services.db,
      );
    }
    const { pages } = await drawn(load, 'delivery_receipt', 'es');
    expect(pages).toHaveLength(1);
    expect(pages[0]).toContain('Firma');
  });
});

it('the papers of a border say kilograms too', async () => {
  const load = await acceptedLoad(app, shipper);
  const border = { country: 'MX', state: 'NLE', city: 'Monterrey', zip_code: '64000' } as const;
  await app.services.db
    .updateTable('stops')
    .set(border)
    .where('load_id', '=', load)
    .where('position', '=', 1)
    .execute();
  for (const type of ['delivery_receipt', 'rate_confirmation'] as const) {
    expect((await drawn(load, type, 'es')).text).toMatch(/1,300 lb 590 kg/);
  }
});

describe('the papers of long names, addresses and numbers', () => {
  const street = '4600 South Kolmar Avenue, Building C, Receiving Dock 117 (north side), Colonia Industrial Vallejo';
  const stop = {
    name: 'Comercializadora Hernández y Asociados de Nuevo León, S.A. de C.V. (Łódź Świat)',
    address: street,
    contact_name: 'María de los Ángeles Hernández Gutiérrez',
    contact_phone: '7735550188',
    open_time: '07:30',
    close_time: '16:45',
    reference: 'CITA/2026-11-000482-ABCDEFGHIJ',
  };
  const commodity = 'Części zamienne do maszyn ≥ 10 mm, Đức, piezas de repuesto para máquinas herramienta';
  const po_number = 'PEDIDO/2026-11-000482-ABCDEFGHIJKLMNOPQR';

  it.each(['en', 'es'] as const)('say all of them in %s, a load of three lines on a page', async (language) => {
    const load = await acceptedLoad(app, shipper);
    const { db } = app.services;
    const border = { country: 'MX', state: 'NLE', city: 'San Nicolás de los Garza', zip_code: '66450' } as const;
    for (const [position, hazmat] of [paint, null].entries()) {
      await addDrums(app, load, hazmat);
      const line = { position: 20 + position, commodity };
      await db.updateTable('line_items').set(line).where('load_id', '=', load).where('position', '=', 9).execute();
    }
    await db.updateTable('stops').set(stop).where('load_id', '=', load).execute();
    await db.updateTable('stops').set(border).where('load_id', '=', load).where('position', '=', 1).execute();
    await db.updateTable('loads').set({ po_number }).where('id', '=', load).execute();
    for (const type of ['bol', 'delivery_receipt', 'rate_confirmation', 'commercial_invoice'] as const) {
      const { text, pages } = await drawn(load, type, language);
      const said = text.replaceAll(/\s/g, '');
      const all = [stop.name, street, commodity, '2,900 lb'];
      const ofDelivery = type === 'commercial_invoice' ? [] : [stop.contact_name, stop.reference];
      for (const one of [...all, ...ofDelivery, po_number]) expect(said).toContain(one.replaceAll(' ', ''));
      if (type === 'bol') expect(pages).toHaveLength(1);
    }
  });
});

describe('the Spanish bill of lading', () => {
  it('has the certification in English too, and kilograms across a border', async () => {
    const load = await acceptedLoad(app, shipper);
    const { db } = app.services;
    await db
      .updateTable('stops')
      .set({ country: 'MX' })
      .where('load_id', '=', load)
      .where('position', '=', 1)
      .execute();
    const { text } = await drawn(load, 'bol', 'es');
    for (const said of ['Se certifica que', 'This is to certify that', '(214) 555-0117', '590 kg', `SID# ${load}`]) {
      expect(text).toContain(said);
    }
    expect(text).toContain('CID# PO 7781');
  });
});

describe('the papers of a load that crosses the border', () => {
  const border = {
    port: 'Laredo, TX (2304)',
    broker: { name: 'Agencia Aduanal del Valle', phone: '+52 867 711 2200', email: '' },
    in_bond: true,
  };
  const references = [
    { type: 'po', value: 'PO 7781' },
    { type: 'pickup', value: 'R-5512' },
  ];

  it.each(['bol', 'rate_confirmation'] as const)('say the crossing, countries and references: %s', async (type) => {
    const load = await acceptedLoad(app, shipper);
    const { db } = app.services;
    await sql`update stops set country = 'MX', zip_code = '66610', city = 'Apodaca', state = 'NLE'
      where load_id = ${load} and position = 1`.execute(db);
    await db
      .updateTable('loads')
      .set({ border: JSON.stringify(border), tender_references: JSON.stringify(references) })
      .where('id', '=', load)
      .execute();
    const { text } = await drawn(load, type, 'es');
    expect(text).toContain('Cruce fronterizo: Laredo, TX (2304)');
    expect(text).toContain('Agente aduanal: Agencia Aduanal del Valle, +52 867 711 2200');
    expect(text).toMatch(/, USA .*Apodaca, Nuevo León, México/);
    expect(text).toContain('Número de recolección R-5512');
    expect(text).not.toContain('po PO 7781');
  });
});

describe('the bill of lading of a load without a purchase order', () => {
  it('calls none of our numbers one, and counts drums as packages', async () => {
    const load = await acceptedLoad(app, shipper);
    await addDrums(app, load, null);
    const { db } = app.services;
    await sql`update line_items set packaging_unit = 'CTN', packaging_unit_count = 48
      where load_id = ${load} and position = 0`.execute(db);
    await db
      .updateTable('loads')
      .set({ po_number: null, billing_reference: 'GL 4410' })
      .where('id', '=', load)
      .execute();
    const { text } = await drawn(load, 'bol', 'es');
    // Packages and weight stand right behind the empty number: 48 cartons and 4 drums.
    expect(text).toMatch(/Información adicional del remitente 52 [\d,]+ lb No Referencia de facturación GL 4410/);
  });
});

describe('the commercial invoice', () => {
  it('says to customs what the goods are, on one page, and nothing for an emergency', async () => {
    const load = await acceptedLoad(app, shipper);
    await addDrums(app, load, { ...paint, emergency_registrant: 'Acme Industrial, contract CCN 12345' });
    await sql`update stops set country = 'MX' where load_id = ${load} and position = 1`.execute(app.services.db);
    const { pages, text } = await drawn(load, 'commercial_invoice', 'es');
    expect(pages).toHaveLength(1);
    for (const said of ['Coating UN1263, Paint, 3, PG II Pintura', 'FIRMA DEL REMITENTE', 'LUGAR Y FECHA'])
      expect(text).toContain(said);
    expect(text).not.toContain('424-9300');
  });

  it('says who sells, buys and imports, on which terms, and each charge by itself', async () => {
    const load = await acceptedLoad(app, shipper);
    const { db } = app.services;
    await sql`update stops set country = 'MX' where load_id = ${load} and position = 1`.execute(db);
    await sql`update line_items set packaging_unit = 'CTN', packaging_unit_count = 48, unit_value = 22.5, weight = 5400,
      weight_unit = 'kg' where load_id = ${load}`.execute(db);
    await addDrums(app, load, null);
    await sql`update line_items set unit_value = 100 where load_id = ${load} and position = 9`.execute(db);
    const customs = {
      invoice_number: 'EXP-2231',
      invoice_date: '2026-11-20',
      seller: { name: 'Trinity Supply Inc', address: '1 Main St, Dallas, TX', tax_id: '75-1234567' },
      importer: { name: 'Comercializadora Regia', address: 'Monterrey, NL', tax_id: 'CRE010203AB1' },
      incoterm: 'DAP' as const,
      incoterm_place: 'Laredo, TX',
      reason: 'sale' as const,
      freight: 300,
      insurance: 20.5,
      packing: 0,
    };
    const body = { customs };
    const saved = await app.call(loads.changeBilling, { params: { id: load }, body, token: shipper.token });
    expect(saved.body.customs).toEqual(customs);
    const { text } = await drawn(load, 'commercial_invoice', 'es');
    for (const said of [
      'EXP-2231',
      '11-20-2026',
      'Trinity Supply Inc',
      '75-1234567',
      'Comercializadora Regia',
      'CRE010203AB1',
      'DAP Laredo, TX',
      'Venta',
      'Fracción arancelaria',
      '5,400 kg',
      '48 cajas',
      '4 tambores',
      // 48 x 22.50 + 4 x 100 + 300 + 20.50
      '$1,080.00',
      '$1,480.00',
      '$300.00',
      '$20.50',
      '$1,800.50',
    ]) {
      expect(text).toContain(said);
    }
    expect(text).not.toContain('Freight Portal');
    const listed = await app.call(documents.list, { params: { load_id: load }, token: shipper.token });
    expect(listed.body.items.map(({ type, filed_by }) => [type, filed_by])).toEqual([['commercial_invoice', 'portal']]);
  });

  it('says where the goods cross and who clears them, and the tax numbers entered without a name', async () => {
    const load = await acceptedLoad(app, shipper);
    const { db } = app.services;
    await sql`update stops set country = 'MX' where load_id = ${load} and position = 1`.execute(db);
    const broker = { name: 'Agencia Aduanal del Valle', phone: '+528677112200', email: '' };
    const border = JSON.stringify({ port: 'Laredo, TX', broker, in_bond: false });
    await sql`update loads set border = ${border} where id = ${load}`.execute(db);
    const taxId = (tax_id: string) => ({ name: '', address: '', tax_id });
    const customs = { seller: taxId('75-7654321'), buyer: taxId('BUY010203AB1'), importer: taxId('IMP010203AB1') };
    await app.call(loads.changeBilling, { params: { id: load }, body: { customs }, token: shipper.token });
    const { text } = await drawn(load, 'commercial_invoice', 'en');
    const expected = ['Laredo, TX', 'Agencia Aduanal del Valle', '+52 867 711 2200', '75-7654321', 'BUY010203AB1'];
    for (const said of [...expected, 'IMP010203AB1']) expect(text).toContain(said);
  });
});

it('write the address of an account in the order of its country', async () => {
  const mexican = await makeShipper(app);
  await app.services.db
    .updateTable('accounts')
    .set({ address: 'Av. Industrial 1', city: 'Apodaca', state: 'NLE', zip_code: '66610', country: 'MX' })
    .where('id', '=', mexican.account_id)
    .execute();
  const load = await acceptedLoad(app, mexican);
  const { text } = await drawn(load, 'rate_confirmation', 'en', mexican);
  expect(text).toContain('C.P. 66610 Apodaca, Nuevo León, México');
});
