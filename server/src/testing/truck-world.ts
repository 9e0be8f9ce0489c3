import { loads } from '@portal/contract/loads/loads.contract.ts';
import type { LoadDetails } from '@portal/contract/loads/load.ts';
import { type CarrierQuotes, quotes } from '@portal/contract/quotes/quotes.contract.ts';
import { tendering } from '@portal/contract/tendering/tendering.contract.ts';
import { expect, vi } from 'vitest';
import { makeCarrier, type NewCarrier } from '../db/seed/carriers.ts';
import type { TruckMode } from '../db/seed/data/truck-rates.ts';
import { makeTruckTariffs } from '../db/seed/truck-tariffs.ts';
import { type LoadBody, loadBody } from '../features/loads/load-body.fixture.ts';
import type { TestApp } from './test-app.ts';

/** Makes a truck carrier known, with the operator's base tables for its modes; `automatic` carriers are simulated. */
export const knowTruckCarrier = async (
  { services: { db } }: TestApp,
  scac: string,
  modes: readonly TruckMode[],
  { automatic = true, level = 1, ...carrier }: Partial<NewCarrier> & { automatic?: boolean; level?: number } = {},
): Promise<number> => {
  const address = { api_address: `/carriers/${scac}/v1`, api_key: `demo-carrier-${scac.toLowerCase()}` };
  const id = await makeCarrier(db, { scac, modes: [...modes], ...(automatic ? address : {}), ...carrier });
  await makeTruckTariffs(db, id, modes, { level, valid_hours: 48 });
  return id;
};

/** Saves a load through the API; answers whatever came of it. */
export const askFor = (app: TestApp, token: string, changes: Partial<LoadBody>) =>
  app.call(loads.create, { body: loadBody(changes), token });

/** Saves a load and waits until every carrier has answered. */
export const quotedFor = async (
  app: TestApp,
  token: string,
  changes: Partial<LoadBody>,
): Promise<{ load: LoadDetails; quotes: CarrierQuotes }> => {
  const { status, body } = await askFor(app, token, changes);
  expect({ status, body }).toMatchObject({ status: 201 });
  const list = async () => (await app.call(quotes.list, { params: { id: body.id }, token })).body;
  await vi.waitFor(async () => expect((await list()).closed).toBe(true), 10_000);
  return { load: body, quotes: await list() };
};

/** Books a quote with every stop confirmed. */
export const book = (app: TestApp, token: string, load: LoadDetails, carrier_quote_id: number) =>
  app.call(tendering.tender, {
    params: { id: load.id },
    query: { pickup: 'true', insurance: 'false' },
    body: {
      carrier_quote_id,
      stops: load.stops.map((stop, index) => ({
        id: stop.id,
        name: `Dock ${index + 1}`,
        address: `${index + 1}00 Main St`,
        zip_code: stop.zip_code,
        contact: { name: 'Dana Whitfield', phone: '3125550163', email: '' },
        open_time: '08:00',
        close_time: '16:00',
        reference: '',
      })),
      references: [],
      portal_notes: '',
    },
    token,
  });
