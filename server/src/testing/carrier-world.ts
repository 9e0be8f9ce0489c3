import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type CarrierSimulator, startCarrierSimulator } from '@portal/simulators/carriers/carrier-simulator.ts';
import { makeCarrier, makeTariff, type NewCarrier } from '../db/seed/carriers.ts';
import { startTestApp, type TestApp } from './test-app.ts';

/** A tender as the simulated carriers remember it. */
export type HeardTender = {
  scac: string;
  key: string;
  received: number;
  status: string;
  pro_number: string;
  load_number: string;
  mode: string;
  equipment: { truck_type: string | null; team: boolean } | null;
  temperature: { min_f: number; max_f: number } | null;
  stops: { type: string; postal_code: string; contact_phone: string }[];
  ready_until: string | null;
  deliver_from: string | null;
};

export type CarrierWorld = {
  app: TestApp;
  simulator: CarrierSimulator;
  /** Tells a carrier what to do wrong, or how long to take, from now on. */
  behave(scac: string, behaviour: { fault?: string | null; latency_ms?: number }): Promise<void>;
  /** Every tender the carriers have heard of. */
  heardTenders(): Promise<HeardTender[]>;
  stop(): Promise<void>;
};

/** Moves a load from tender to proof of delivery in a second. */
const hurriedSpeed = 400_000;

/** The whole server beside the simulated carriers, which live fast. No carriers are known to the portal yet. */
export const startCarrierWorld = async (speed = hurriedSpeed): Promise<CarrierWorld> => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'portal-carriers-'));
  const simulator = await startCarrierSimulator({ dataDir, speed });
  const app = await startTestApp({}, { carriersUrl: simulator.url });
  return {
    app,
    simulator,
    async behave(scac, behaviour) {
      await fetch(`${simulator.url}/control/carriers/${scac}`, {
        method: 'PUT',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(behaviour),
      });
    },
    heardTenders: async () => (await fetch(`${simulator.url}/control/tenders`)).json() as Promise<HeardTender[]>,
    async stop() {
      await app.stop();
      await simulator.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
};

/** Makes a simulated carrier known to the portal; one rated by tariff gets the usual one. Answers its id. */
export const knowCarrier = async (
  { services: { db } }: TestApp,
  scac: string,
  carrier: Omit<NewCarrier, 'scac'> = {},
): Promise<number> => {
  const id = await makeCarrier(db, {
    scac,
    rating: 'api',
    api_address: `/carriers/${scac}/v1`,
    api_key: `demo-carrier-${scac.toLowerCase()}`,
    ...carrier,
  });
  if (carrier.rating === 'tariff') await makeTariff(db, id);
  return id;
};
