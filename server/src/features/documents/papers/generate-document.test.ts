import { documents } from '@portal/contract/documents/documents.contract.ts';
import { generatedPapers } from '@portal/contract/documents/generated-papers.contract.ts';
import type { GeneratedType } from '@portal/contract/documents/generated-types.ts';
import type { Language } from '@portal/contract/words/language.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { systemContext } from '../../../platform/context.ts';
import { operatorDay } from '../../../platform/settings/operator-day.ts';
import { acceptedContainer, acceptedLoad, addDrums, paint } from '../../../testing/fixtures/accepted-load.ts';
import { drawPaper, startPapersApp } from '../../../testing/fixtures/drawn-paper.ts';
import { makeShipper, type Shipper } from '../../../testing/fixtures/make-account.ts';
import { barcodesOn } from '../../../testing/read-pdf.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { issueBol } from '../bol/issue-bol.ts';
import { refusalOf } from '../../../testing/refusal-of.ts';

let app: TestApp;
let shipper: Shipper;
let operator: Shipper;

beforeAll(async () => {
  ({ app, shipper, operator } = await startPapersApp());
});

const ask = (load_id: number, type: GeneratedType, who = shipper, language: Language = 'en') =>
  app.call(generatedPapers.generate, { body: { load_id, type, language }, token: who.token });

const drawn = (load_id: number, type: GeneratedType, who = shipper, language: Language = 'en') =>
  drawPaper(app, who, { load_id, type, language });

const updateLoad = (id: number, changes: object) =>
  app.services.db.updateTable('loads').set(changes).where('id', '=', id).execute();

describe('the bill of lading', () => {
  it('says hazardous freight first and in lawful order, and a scanner reads its numbers', async () => {
    const load = await acceptedLoad(app, shipper);
    const methanol = {
      ...paint,
      un_number: 'UN1993',
      proper_shipping_name: 'Flammable liquids, n.o.s.',
      technical_name: 'methanol, toluene',
      subsidiary: ['6.1'],
      reportable_quantity: true,
      marine_pollutant: true,
      limited_quantity: true,
    };
    await addDrums(app, load, methanol);
    const { text, bytes } = await drawn(load, 'bol');
    expect(text).toContain(
      'RQ, UN1993, Flammable liquids, n.o.s. (methanol, toluene), 3 (6.1), PG II, Marine Pollutant, Ltd Qty',
    );
    expect(text.indexOf('UN1993')).toBeLessThan(text.indexOf('Machine parts'));
    expect(text).toContain('Emergency contact, 24 hours: 1-800-424-9300');
    expect(text).toContain('properly classified, described, packaged, marked and labeled');
    const { bol_number } = await app.services.db
      .selectFrom('loads')
      .select('bol_number')
      .where('id', '=', load)
      .executeTakeFirstOrThrow();
    expect((await barcodesOn(bytes)).map(({ text: read }) => read).toSorted()).toEqual(
      [`(402)${bol_number}`, '0482917357'].toSorted(),
    );
  });

  it('stands once in each language, and a change of the load retires them all', async () => {
    const load = await acceptedLoad(app, shipper);
    await issueBol.run(systemContext(app.services, 'test'), { load_id: load } as never);
    const same = await ask(load, 'bol');
    expect(same.body).toMatchObject({ created: false, name: `BOL-${load}.pdf` });
    expect((await ask(load, 'bol', shipper, 'es')).body).toMatchObject({ created: true, name: `BOL-${load}-es.pdf` });
    await updateLoad(load, { po_number: 'PO 9000' });
    expect((await ask(load, 'bol')).body).toMatchObject({ created: true, name: `BOL-${load}-3.pdf` });
    const rows = await app.services.db
      .selectFrom('documents')
      .select(['type', 'language'])
      .where('load_id', '=', load)
      .orderBy('id')
      .execute();
    expect(rows.map(({ type, language }) => `${type} ${language}`)).toEqual([
      'former_bol en',
      'former_bol es',
      'bol en',
    ]);
    await issueBol.run(systemContext(app.services, 'test'), { load_id: load } as never);
    expect((await ask(load, 'bol')).body.created).toBe(false);
  });

  it('keeps long names, addresses and the city of either end whole', async () => {
    const load = await acceptedLoad(app, shipper);
    const name = 'Lakeside Distribution and Cold Storage Cooperative of Northern Illinois, Building 14 North';
    const address = '4100 South Pulaski Road, Building 14, Dock 3 to 9, Entrance by 41st Street';
    const stops = app.services.db.updateTable('stops').where('load_id', '=', load).where('position', '=', 1);
    await stops.set({ name, address }).execute();
    const { text } = await drawn(load, 'bol');
    expect(text).toContain(`${name} ${address} Chicago, IL 60632`);
  });
});

describe('a paper', () => {
  const words = {
    delivery_receipt: ['Delivery receipt', 'Recibo de entrega'],
    rate_confirmation: ['Rate confirmation', 'Confirmación de tarifa'],
  } as const;

  it.each(Object.entries(words))('%s is drawn in both languages', async (type, [en, es]) => {
    const load = await acceptedLoad(app, shipper);
    for (const [language, title] of [['en', en] as const, ['es', es] as const]) {
      const { text, paper, bytes } = await drawn(load, type as GeneratedType, shipper, language);
      expect(text).toContain(title);
      expect(paper).toMatchObject({ type, language, created: true, load_id: load });
      expect(await barcodesOn(bytes)).toEqual([{ format: 'Code128', text: '0482917357' }]);
    }
  });

  it('is filed once while it says the same, however many ask at once', async () => {
    const load = await acceptedLoad(app, shipper);
    const answers = await Promise.all(Array.from({ length: 6 }, () => ask(load, 'rate_confirmation')));
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect(answers.filter(({ body }) => body.created)).toHaveLength(1);
    await updateLoad(load, { billing_reference: 'REF 12' });
    const second = await ask(load, 'rate_confirmation');
    expect(second.body).toMatchObject({ created: true, name: `Rate-confirmation-${load}-2.pdf` });
    const { body } = await app.call(documents.list, { params: { load_id: load }, token: shipper.token });
    expect(body.items.filter(({ is_current }) => is_current).map(({ id }) => id)).toEqual([second.body.id]);
  });

  it('is the portal’s own: nobody uploaded it, and nobody takes it back', async () => {
    const load = await acceptedLoad(app, shipper);
    const { body } = await ask(load, 'rate_confirmation');
    const listed = await app.call(documents.list, { params: { load_id: load }, token: shipper.token });
    expect(listed.body.items).toMatchObject([{ id: body.id, uploaded_by: null, may_remove: false, is_current: true }]);
    const params = { document_id: body.id };
    const removed = await app.call(documents.remove, { params, token: shipper.token });
    expect([removed.status, refusalOf(removed)]).toEqual([409, 'documents.not_removable']);
  });

  it('says who signs at each delivery of several', async () => {
    const load = await acceptedLoad(app, shipper);
    const { db } = app.services;
    await db.updateTable('stops').set({ position: 9 }).where('load_id', '=', load).where('position', '=', 1).execute();
    const memphis = { name: 'Bluff City Depot', zip_code: '38118', city: 'Memphis', state: 'TN' };
    await db
      .insertInto('stops')
      .values({ ...memphis, load_id: load, position: 1, type: 'delivery' })
      .execute();
    const { pages } = await drawn(load, 'delivery_receipt');
    expect(pages).toHaveLength(2);
    expect(pages[0]).toContain('Bluff City Depot');
    expect(pages[1]).toContain('DELIVERY 2 OF 2');
    expect(pages[1]).toContain('Lakeside Distribution');
  });

  it('shows the trucker of a container where it stands, how long for nothing, and where the empty goes', async () => {
    const container = await acceptedContainer(app, shipper);
    const { text } = await drawn(container, 'delivery_order', shipper, 'es');
    for (const said of ['MSCU6639870', '40 pies high cube', '12-02-2026', 'WBCT, Berth 100', 'MEDUQ1234567']) {
      expect(text).toContain(said);
    }
  });

  it('for customs names both countries, the tax number and the value', async () => {
    const load = await acceptedLoad(app, shipper);
    const { db } = app.services;
    await db
      .updateTable('stops')
      .set({ country: 'MX' })
      .where('load_id', '=', load)
      .where('position', '=', 1)
      .execute();
    await db.updateTable('accounts').set({ tax_id: '75-1234567' }).where('id', '=', shipper.account_id).execute();
    await updateLoad(load, { cargo_value_for_insurance: 84_250.5 });
    const { text } = await drawn(load, 'commercial_invoice');
    for (const said of ['United States', 'Mexico', '75-1234567', '$84,250.50']) expect(text).toContain(said);
  });

  it('carries the picture of its account, and is drawn without one that cannot be read', async () => {
    const load = await acceptedLoad(app, shipper);
    const picture = Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    );
    const { db, files } = app.services;
    const withLogo = async (bytes: Buffer) => {
      const documents_logo_key = await files.put(bytes);
      await db.updateTable('accounts').set({ documents_logo_key }).where('id', '=', shipper.account_id).execute();
      return (await drawn(load, 'bol')).bytes.toString('latin1');
    };
    expect(await withLogo(picture)).toContain('/Subtype /Image');
    expect(await withLogo(Buffer.from('not a picture'))).not.toContain('/Subtype /Image');
    await db.updateTable('accounts').set({ documents_logo_key: null }).where('id', '=', shipper.account_id).execute();
  });
});

describe('who may have which', () => {
  it('the cost is on the operator’s papers alone, and those are not there for others', async () => {
    const load = await acceptedLoad(app, shipper);
    const own = await drawn(load, 'rate_confirmation');
    expect(own.text).toContain('$500.00');
    expect(own.text.replaceAll(String(load), '')).not.toContain('440');
    const carriers = await drawn(load, 'rate_confirmation', operator);
    expect(carriers.text).toContain('$440.00');
    expect(carriers.text).not.toContain('500.00');
    await drawn(load, 'carrier_invoice', operator);
    const read = async (who: Shipper) => {
      const query = { load_id: load };
      const { token } = who;
      const [handed, invoices, all] = await Promise.all([
        app.call(generatedPapers.forCarrier, { query, token }),
        app.call(generatedPapers.invoices, { query, token }),
        app.call(generatedPapers.ofAccount, { query, token }),
      ]);
      return [handed, invoices, all].map(({ body }) => body.items.map(({ id, type }) => `${type} ${id}`));
    };
    expect(await read(shipper)).toEqual([[], [], [`rate_confirmation ${own.paper.id}`]]);
    const [handed, invoices, all] = await read(operator);
    expect(handed).toEqual([`rate_confirmation ${carriers.paper.id}`]);
    expect(invoices?.[0]).toMatch(/^carrier_invoice/);
    expect(all).toHaveLength(3);
  });

  it('a carrier’s invoice is refused to others before the load is looked for', async () => {
    const load = await acceptedLoad(app, shipper);
    for (const id of [load, 2_000_000_000]) {
      expect(await ask(id, 'carrier_invoice')).toMatchObject({
        status: 403,
        body: { detail: [{ code: 'http.forbidden', field: 'type' }] },
      });
    }
  });

  it('a foreign load answers as one that does not exist, in every call', async () => {
    const stranger = await makeShipper(app);
    const load = await acceptedLoad(app, shipper);
    for (const id of [load, 2_000_000_000]) {
      const query = { load_id: id };
      const answers = await Promise.all([
        ask(id, 'bol', stranger),
        app.call(generatedPapers.forCarrier, { query, token: stranger.token }),
        app.call(generatedPapers.invoices, { query, token: stranger.token }),
        app.call(generatedPapers.ofAccount, { query, token: stranger.token }),
      ]);
      expect(answers.map((answer) => [answer.status, refusalOf(answer)])).toEqual(
        Array.from({ length: 4 }, () => [404, 'loads.not_found']),
      );
    }
  });

  it('a load has only the papers it can have, and none before it is accepted', async () => {
    const load = await acceptedLoad(app, shipper);
    const refused = async (type: GeneratedType) => {
      const answer = await ask(load, type);
      return [answer.status, refusalOf(answer)];
    };
    expect(await refused('delivery_order')).toEqual([422, 'documents.not_a_container']);
    expect(await refused('commercial_invoice')).toEqual([422, 'documents.not_across_a_border']);
    await updateLoad(load, { status: 'quoted' });
    expect(await refused('bol')).toEqual([409, 'documents.not_accepted']);
  });
});

describe('all papers of an account', () => {
  it('come in pages, newest first, of the types and days asked for', async () => {
    const own = await makeShipper(app);
    const load = await acceptedLoad(app, own);
    for (const type of ['bol', 'rate_confirmation', 'delivery_receipt'] as const) await ask(load, type, own);
    const of = async (query: object) => {
      const { body } = await app.call(generatedPapers.ofAccount, { query, token: own.token });
      return { types: body.items.map(({ type }) => type), total: body.total };
    };
    expect(await of({ limit: 2 })).toEqual({ types: ['delivery_receipt', 'rate_confirmation'], total: 3 });
    expect(await of({ skip: 2 })).toEqual({ types: ['bol'], total: 3 });
    expect(await of({ type: ['bol', 'rate_confirmation'] })).toEqual({ types: ['rate_confirmation', 'bol'], total: 2 });
    const today = operatorDay(systemContext(app.services, 'test'));
    expect(await of({ from: today, to: today, account_id: own.account_id })).toMatchObject({ total: 3 });
    expect(await of({ to: '2026-01-01' })).toEqual({ types: [], total: 0 });
  });
});
