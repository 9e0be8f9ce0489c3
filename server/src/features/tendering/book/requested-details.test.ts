import { AccessorialDetails } from '@portal/contract/accessorials/accessorial-request.ts';
import { generatedPapers } from '@portal/contract/documents/generated-papers.contract.ts';
import type { GeneratedType } from '@portal/contract/documents/generated-types.ts';
import { loads } from '@portal/contract/loads/loads.contract.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { tenderBody } from '../../../integrations/carriers/send-tender.ts';
import { systemContext } from '../../../platform/context.ts';
import { acceptedLoad } from '../../../testing/fixtures/accepted-load.ts';
import { makeShipper, type Shipper } from '../../../testing/fixtures/make-account.ts';
import { textsOf } from '../../../testing/read-pdf.ts';
import { sharedTestApp, type TestApp } from '../../../testing/test-app.ts';
import { tenderRequest } from './tender-request.ts';

/** Every detail an accessorial may have, with what papers say of it. */
const details = {
  limited_access_type: ['School-69', 'School'],
  cod_amount: [1250.5, '$1,250.50'],
  cod_terms: ['collect', 'COD fee paid by: Consignee'],
  cod_remit_to: ['Acme Receivables, Box 12', 'Remit to: Acme Receivables, Box 12'],
  contact_name: ['Dana Whitfield', 'Dana Whitfield'],
  contact_phone: ['2145550133', '(214) 555-0133'],
  contact_email: ['dana@dock.example', 'dana@dock.example'],
  date: ['2026-12-04', '12-04-2026'],
  start_time: ['09:10', '09:10 - 11:20'],
  end_time: ['11:20', '09:10 - 11:20'],
  pieces: [1204, 'Pieces: 1,204'],
  value: [75_000, '$75,000.00'],
  length_ft: [22.5, 'Longest piece in feet: 22.5'],
  temperature_f: [34, 'Temperature in °F: 34'],
} as const;

const valueOf = (field: string): unknown => Object.entries(details).find(([name]) => name === field)?.[1][0];

/** Three accessorials that have all of the details between them. */
const requested = [
  { code: 'APTD', details: pick(['date', 'start_time', 'end_time']) },
  { code: 'COD', details: pick(['cod_amount', 'cod_terms', 'cod_remit_to', 'pieces', 'value']) },
  {
    code: 'LTDAD',
    details: pick([
      'limited_access_type',
      'contact_name',
      'contact_phone',
      'contact_email',
      'length_ft',
      'temperature_f',
    ]),
  },
] as const;

function pick(fields: readonly string[]) {
  return Object.fromEntries(fields.map((field) => [field, valueOf(field)]));
}

let app: TestApp;
let shipper: Shipper;
let load: number;

beforeAll(async () => {
  app = await sharedTestApp();
  shipper = await makeShipper(app);
  load = await acceptedLoad(app, shipper);
  const { db } = app.services;
  for (const { code, details } of requested) {
    await db
      .insertInto('load_accessorials')
      .values({ load_id: load, code, details: JSON.stringify(details) })
      .execute();
  }
  await db.updateTable('stops').set({ reference: 'DOCK 7741' }).where('load_id', '=', load).execute();
});

const drawn = async (type: GeneratedType): Promise<string> => {
  const { body } = await app.call(generatedPapers.generate, {
    body: { load_id: load, type, language: 'en' },
    token: shipper.token,
  });
  const bytes = Buffer.from(await (await fetch(`${app.url}${body.url}`)).arrayBuffer());
  return (await textsOf(bytes)).join('\n').replaceAll(/\s+/g, ' ');
};

it('this test knows every detail an accessorial may have', () => {
  const fields = Object.keys(AccessorialDetails.shape).toSorted();
  expect(Object.keys(details).toSorted()).toEqual(fields);
  expect(requested.flatMap(({ details }) => Object.keys(details)).toSorted()).toEqual(fields);
});

describe('what was requested with a load', () => {
  it.each(['bol', 'delivery_receipt', 'rate_confirmation'] as const)('is on the %s', async (type) => {
    const text = await drawn(type);
    for (const [, said] of Object.values(details)) expect(text).toContain(said);
    expect(text).toContain('DOCK 7741');
  });

  it('is on the load’s page', async () => {
    const { body } = await app.call(loads.details, { params: { id: load }, token: shipper.token });
    const labels = body.accessorials.map(({ full_label }) => full_label.en).join('\n');
    for (const [, said] of Object.values(details)) expect(labels).toContain(said);
    expect(body.accessorials.find(({ code }) => code === 'APTD')?.full_label.es).toBe(
      'Cita para entrega: 12-04-2026, 09:10 - 11:20',
    );
  });

  it('is in the message to the carrier', async () => {
    const { db } = app.services;
    const quote = await db
      .selectFrom('loads')
      .select(['carrier_id', 'carrier_quote_id'])
      .where('id', '=', load)
      .executeTakeFirstOrThrow();
    const tender = await db
      .insertInto('tenders')
      .values({
        load_id: load,
        carrier_id: quote.carrier_id ?? 0,
        carrier_quote_id: quote.carrier_quote_id ?? 0,
        answer_by: '2030-01-01T00:00:00Z',
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    const body = tenderBody(await tenderRequest(systemContext(app.services, 'test'), tender));
    for (const { code, details } of requested) expect(body.accessorial_details).toContainEqual({ code, ...details });
    expect([body.origin.reference, body.destination.reference]).toEqual(['DOCK 7741', 'DOCK 7741']);
  });
});
