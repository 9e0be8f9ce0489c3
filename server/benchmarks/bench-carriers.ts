import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { CarrierProfile } from '@portal/simulators/carriers/carrier-profile.ts';
import type { CarrierSimulatorOptions } from '@portal/simulators/carriers/carrier-simulator.ts';
import { makeCarrier } from '../src/seed/carriers.ts';
import type { Database } from '../src/platform/database/database.ts';

export type BenchCarriers = {
  url: string;
  /** Sets what a carrier does wrong; null for nothing. */
  behave(scac: string, fault: string | null): Promise<void>;
  close(): Promise<void>;
};

/** Starts carriers on a thread of their own, and makes them known to the portal as carriers asked over HTTP. */
export const startBenchCarriers = async (options: CarrierSimulatorOptions): Promise<BenchCarriers> => {
  const worker = new Worker(new URL('./carriers-worker.ts', import.meta.url), { workerData: options });
  const [url] = (await once(worker, 'message')) as [string];
  return {
    url,
    async behave(scac, fault) {
      await fetch(`${url}/control/carriers/${scac}`, {
        method: 'PUT',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ fault }),
      });
    },
    async close() {
      await worker.terminate();
    },
  };
};

/** Carriers of the same making that differ in how long they think: `latencies` in milliseconds. */
export const invented = (latencies: readonly number[]): CarrierProfile[] =>
  latencies.map((latency_ms, index) => ({
    scac: `B${String.fromCharCode(65 + Math.floor(index / 26), 65 + (index % 26))}Z`,
    name: `Bench Carrier ${index + 1}`,
    rated_by: 'api',
    key: `bench-carrier-${index + 1}`,
    push_secret: null,
    countries: ['US'],
    discount: 0.7,
    fuel: 0.28,
    minimum_charge: 110,
    pace: 1,
    latency_ms,
    late_share: 0,
    decline_share: 0,
    valid_business_days: 5,
    guaranteed: false,
  }));

export const knowCarriers = async (db: Database, profiles: readonly CarrierProfile[]): Promise<void> => {
  for (const { scac, name, key } of profiles) {
    await makeCarrier(db, { scac, name, rating: 'api', api_address: `/carriers/${scac}/v1`, api_key: key });
  }
};
