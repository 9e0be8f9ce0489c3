import { randomUUID } from 'node:crypto';
import { assignments } from '@portal/contract/tendering/assignments.contract.ts';
import { tendering } from '@portal/contract/tendering/tendering.contract.ts';
import { makeCarrier } from '../../seed/carriers.ts';
import { unusedScac } from '../fixtures/carriers/unused-scac.ts';
import { makeQuotedLoad } from '../fixtures/quoted-load.ts';
import type { TestApp } from '../test-app.ts';
import { byOperator, onNew, type People, type WritingRequest } from './request-makers.ts';

/** A load its carrier waits to be given a truck for. */
const heldLoad = async (app: TestApp, { shipper: { account_id, token } }: People): Promise<number> => {
  const carrier_id = await makeCarrier(app.services.db, { scac: unusedScac() });
  const { id, tender } = await makeQuotedLoad(app, { account_id, carrier_id });
  const query = { pickup: 'true', insurance: 'false' } as const;
  await app.call(tendering.tender, { params: { id }, query, body: tender, token });
  return id;
};
const truck = { driver_name: 'Rosa Medina', driver_phone: '9565550142', truck_number: '4471', cost: 450 };

const newView = () => ({ name: randomUUID(), filters: {} });

/** The calls of Dispatch. */
export const dispatchRequests: Readonly<Record<string, WritingRequest>> = {
  'POST /api/assignments/{load_id}': byOperator(async (app, people) => ({
    params: { load_id: await heldLoad(app, people) },
    body: truck,
  })),
  'POST /api/assignments/{load_id}/decline': byOperator(async (app, people) => ({
    params: { load_id: await heldLoad(app, people) },
    body: { reason: 'NO_CAPACITY' },
  })),
  'POST /api/loads/{load_id}/progress': byOperator(async (app, people) => {
    const params = { load_id: await heldLoad(app, people) };
    await app.call(assignments.assign, { params, body: truck, token: people.operator.token });
    return { params, body: { type: 'PICKUP_SCHEDULED', occurred_at: new Date().toISOString() } };
  }),
  'POST /api/assignments/views': byOperator(async () => ({ body: newView() })),
  'PATCH /api/assignments/views/{id}': onNew('/api/assignments/views', newView, { body: { name: randomUUID() } }),
  'DELETE /api/assignments/views/{id}': onNew('/api/assignments/views', newView),
};
