import { drayage } from '@portal/contract/drayage/drayage.contract.ts';
import type { DrayageInput } from '@portal/contract/drayage/drayage-input.ts';
import { quotes } from '@portal/contract/quotes/quotes.contract.ts';
import type { z } from 'zod';
import { expect, vi } from 'vitest';
import { drayageServiceId, makeDrayageTariffs } from '../../seed/drayage-tariffs.ts';
import { systemContext } from '../../platform/context.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { todayIn } from './drayage.queries.ts';

export type DrayageBody = z.input<typeof DrayageInput>;

/** A warehouse 47 miles from the port of Los Angeles. */
const chino = {
  name: 'Inland Distribution',
  address: '14700 Yorba Ave',
  zip_code: '91710',
  contact: { name: 'Rosa Vega', phone: '9095550143', email: '' },
};

export const inDays = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** An import from Los Angeles to a door, 40 feet, 30,000 lb. */
export const importBody = (more: Partial<DrayageBody> = {}): DrayageBody => ({
  direction: 'import',
  place: 'USLAX',
  terminal: 'APM',
  door: chino,
  container: '40HC',
  commodity: 'Garden furniture',
  weight: 30_000,
  pickup_date: inDays(3),
  ...more,
});

/** Los Angeles and Chicago's ramp at Elwood are rated; all other places are operations'. Answers the carrier's id. */
export const openPorts = async ({ services: { db } }: TestApp): Promise<number> => {
  const carrierId = await drayageServiceId(db);
  await makeDrayageTariffs(db, carrierId, [
    { place: 'USLAX' },
    { place: 'USLAX', service_class: 'priority', level: 1.2 },
    { place: 'BNSF_LPC', chassis_days_included: 1 },
  ]);
  return carrierId;
};

/** Saves a drayage load, which must be taken. */
export const makeDrayage = async (app: TestApp, token: string, more: Partial<DrayageBody> = {}) => {
  const { status, body } = await app.call(drayage.create, { token, query: {}, body: importBody(more) });
  expect(body).toMatchObject({ id: expect.any(Number) });
  expect(status).toBe(201);
  return body;
};

/** The quotes of a load once its round is over. */
export const quotesOf = (app: TestApp, token: string, id: number) =>
  vi.waitFor(
    async () => {
      const { body } = await app.call(quotes.list, { token, params: { id } });
      expect(body.closed && body.items.length > 0).toBe(true);
      return body.items;
    },
    { timeout: 30_000, interval: 50 },
  );

/** The day it is in Los Angeles by the database's clock. */
export const losAngelesDay = ({ services }: TestApp): Promise<string> =>
  todayIn(systemContext(services, 'test').db, 'America/Los_Angeles');
