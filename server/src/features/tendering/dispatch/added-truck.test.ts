import type { Language } from '@portal/contract/words/language.ts';
import type { LoadDetails } from '@portal/contract/loads/load.ts';
import { generatedPapers } from '@portal/contract/documents/generated-papers.contract.ts';
import { loads } from '@portal/contract/loads/loads.contract.ts';
import { assignments } from '@portal/contract/tendering/assignments.contract.ts';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { systemContext } from '../../../platform/context.ts';
import {
  type SimulatedCarriers,
  startSimulatedCarriers,
} from '../../../testing/fixtures/carriers/simulated-carriers.ts';
import { operatorOfTrucks } from '../../../testing/fixtures/carriers/change-trucks.ts';
import { makeShipper, type Shipper } from '../../../testing/fixtures/make-account.ts';
import { textsOf } from '../../../testing/read-pdf.ts';
import { book, knowTruckCarrier, quotedFor } from '../../../testing/fixtures/carriers/truck-carrier.ts';
import { readBolPaper } from '../../documents/bol/read-bol-paper.ts';

let simulated: SimulatedCarriers;
let shipper: Shipper;
let operator: Awaited<ReturnType<typeof operatorOfTrucks>>;

const name = { en: 'Moving floor', es: 'Piso móvil' };
const body = { mode: 'dedicated' as const, truck: { truck_type: 'MOVING_FLOOR' } };

beforeAll(async () => {
  simulated = await startSimulatedCarriers();
  shipper = await makeShipper(simulated.app);
  operator = await operatorOfTrucks(simulated.app);
  await knowTruckCarrier(simulated.app, 'JBHT', ['ftl']);
  await knowTruckCarrier(simulated.app, 'SWFT', ['ftl'], { automatic: false, level: 1.1 });
});
afterAll(async () => {
  await simulated.app.services.db.deleteFrom('truck_types').where('code', '=', 'MOVING_FLOOR').execute();
  await simulated.stop();
});

it('waits for operations, and goes by the name it was booked with wherever it is named', async () => {
  expect(await operator.add('MOVING_FLOOR', { label: name })).toMatchObject({ status: 201 });
  const booked = await bookWith('SWFT');
  expect(booked).toMatchObject({ status: 'pending', mode: 'ftl', truck_name: name });
  await operator.change('MOVING_FLOOR', { label: { en: 'Other', es: 'Otro' }, max_weight_lb: 1, active: false });
  const query = { search: String(booked.id) };
  const waiting = await simulated.app.call(assignments.waiting, { query, token: operator.token });
  expect(waiting.body.items).toMatchObject([
    { load_id: booked.id, truck_type: 'MOVING_FLOOR', truck_name: name, mode: 'ftl' },
  ]);
  const assigned = await simulated.app.call(assignments.assign, {
    params: { load_id: booked.id },
    body: { driver_name: 'Rosa Medina', driver_phone: '(956) 555-0142', truck_number: '4471', cost: 900 },
    token: operator.token,
  });
  expect(assigned.body).toMatchObject({ status: 'assigned', truck_name: name });
  expect(await operator.remove('MOVING_FLOOR')).toMatchObject({ status: 204 });
  for (const language of ['en', 'es'] as const) {
    expect((await papersOf(booked.id, language)).split('\n').filter((line) => line === name[language])).toHaveLength(2);
  }
  const stranger = await makeShipper(simulated.app);
  const read = { params: { id: booked.id }, token: stranger.token };
  expect((await simulated.app.call(loads.details, read)).status).toBe(404);
});

it('is named to a carrier that answers by itself, also where it is switched off between quote and booking', async () => {
  await operator.add('MOVING_FLOOR', { label: name });
  const booked = await bookWith('JBHT', () => operator.change('MOVING_FLOOR', { active: false }));
  const received = async () =>
    (await simulated.receivedTenders()).find(({ load_number }) => load_number === String(booked.id))?.equipment;
  await vi.waitFor(async () => expect(await received()).toMatchObject({ truck_type: 'MOVING_FLOOR' }), 30_000);
});

const bookWith = async (scac: string, meanwhile: () => Promise<unknown> = async () => {}): Promise<LoadDetails> => {
  const { load, quotes } = await quotedFor(simulated.app, shipper.token, body);
  const quote = quotes.items.find(({ carrier }) => carrier.scac === scac);
  expect(quote).toMatchObject({ truck_type: 'MOVING_FLOOR', truck_name: name });
  await meanwhile();
  const booked = await book(simulated.app, shipper.token, load, quote?.id ?? 0);
  expect(booked).toMatchObject({ status: 200 });
  return booked.body;
};

/** What the papers say of the haul. */
const papersOf = async (loadId: number, language: Language): Promise<string> => {
  const { instructions } = await readBolPaper(systemContext(simulated.app.services, 'test'), loadId, language);
  const { body } = await simulated.app.call(generatedPapers.generate, {
    body: { load_id: loadId, type: 'rate_confirmation', language },
    token: shipper.token,
  });
  const paper = await (await fetch(`${simulated.app.url}${body.url}`)).arrayBuffer();
  return [...instructions, ...(await textsOf(new Uint8Array(paper)))].join('\n');
};
