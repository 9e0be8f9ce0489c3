import { randomUUID } from 'node:crypto';
import type { LoadDetails } from '@portal/contract/loads/load.ts';
import { expect } from '@playwright/test';
import { apiOf, loadOf, quotesOf } from './api.ts';
import { nextBusinessDay } from './days.ts';
import type { Person } from './people.ts';

/** Carriers of the demo that nobody reaches but by phone. */
const byPhone = new Set(['SWFT', 'HUBG']);

const contact = { name: 'Dana Whitfield', phone: '2145550163', email: 'dana@acme.test' };
const complete = { contact, open_time: '08:00', close_time: '17:00' };

/** A van load of this person that was tendered to a carrier without an interface: it waits for a truck, insured if asked for. */
export const heldLoad = async (person: Person, insurance = false): Promise<LoadDetails> => {
  const api = await apiOf(person);
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
