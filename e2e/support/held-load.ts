import { randomUUID } from 'node:crypto';
import type { LoadDetails } from '@portal/contract/loads/load.ts';
import { type APIRequestContext, expect } from '@playwright/test';
import { apiOf, loadOf, quotesOf } from './api.ts';
import { nextBusinessDay } from './days.ts';
import { pdfPage } from './paper-files.ts';
import { people, type Person } from './people.ts';

/** Carriers of the demo that nobody reaches but by phone. */
const byPhone = new Set(['SWFT', 'HUBG']);

const contact = { name: 'Dana Whitfield', phone: '2145550163', email: 'dana@acme.test' };
const complete = { contact, open_time: '08:00', close_time: '17:00' };

/** A van load of this person that was tendered to a carrier without an interface: it waits for a truck, insured if asked for. */
export const heldLoad = async (person: Person, insurance = false): Promise<LoadDetails> =>
  heldLoadOf(await apiOf(person), insurance);

const heldLoadOf = async (api: APIRequestContext, insurance = false): Promise<LoadDetails> => {
  const made = await api.post('/api/loads', {
    headers: { 'idempotency-key': randomUUID() },
    data: {
      mode: 'ftl',
      pickup_date: nextBusinessDay(),
      stops: [
        { ...complete, type: 'pickup', name: 'Acme Plant 4', address: '2800 Irving Blvd', zip_code: '75207' },
        { ...complete, type: 'delivery', name: 'Peach Depot', address: '900 Howell Mill Rd', zip_code: '30318' },
      ],
      line_items: [
        {
          commodity: 'Brake rotor kits',
          handling_unit: 'PAT',
          handling_unit_count: 20,
          weight: 31_000,
          freight_class: '70',
        },
      ],
    },
  });
  expect(made.status(), await made.text()).toBe(201);
  const { id } = (await made.json()) as LoadDetails;
  await expect.poll(async () => (await loadOf(api, id)).status, { timeout: 30_000, intervals: [250] }).toBe('quoted');
  const quote = (await quotesOf(api, id)).items.find(({ carrier }) => byPhone.has(carrier.scac));
  const { stops } = await loadOf(api, id);
  const tendered = await api.post(`/api/loads/${id}/tender`, {
    params: { pickup: 'true', insurance: String(insurance) },
    data: {
      carrier_quote_id: quote?.id,
      stops: stops.map((stop) => ({ id: stop.id, name: stop.name, address: stop.address, ...complete, reference: '' })),
    },
  });
  expect(await tendered.json()).toMatchObject({ status: 'pending' });
  return loadOf(api, id);
};

/** Gives a load that waits for it a truck at the quoted cost, as operations do. */
export const giveTruck = async (id: number): Promise<void> => {
  const operator = await apiOf(people.operator);
  const { cost } = await loadOf(operator, id);
  const truck = { driver_name: 'Rosa Medina', driver_phone: '(956) 555-0142', truck_number: '4471', cost };
  const given = await operator.post(`/api/assignments/${id}`, { data: truck });
  expect(given.status(), await given.text()).toBe(200);
};

/** What a driver said by phone, of this very minute; a delivery comes with its proof. */
export const reportByPhone = async (
  id: number,
  type: 'GATE_OUT' | 'PICKED_UP' | 'DELIVERED' | 'GATE_IN',
): Promise<void> => {
  const operator = await apiOf(people.operator);
  const paper = { name: 'signed.pdf', mimeType: 'application/pdf', buffer: pdfPage('Received') };
  const reported = await operator.post(`/api/loads/${id}/progress`, {
    multipart: { type, occurred_at: new Date().toISOString(), ...(type === 'DELIVERED' && { pod: paper }) },
  });
  expect(reported.status(), await reported.text()).toBe(200);
};

/** A van load of this person that has its truck and has not left. */
export const truckedLoad = async (api: APIRequestContext): Promise<number> => {
  const { id } = await heldLoadOf(api);
  await giveTruck(id);
  return id;
};

/** A van load of this person that has arrived, reported by phone: nobody waits for it to be driven. */
export const deliveredLoad = async (api: APIRequestContext): Promise<number> => {
  const id = await truckedLoad(api);
  await reportByPhone(id, 'DELIVERED');
  return id;
};
