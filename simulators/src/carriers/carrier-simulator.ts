import { join } from 'node:path';
import fastify from 'fastify';
import type { BookingState } from './booking.ts';
import { openBookings } from './bookings.ts';
import { carrierRoutes } from './carrier-routes.ts';
import { controlRoutes } from './control-routes.ts';
import { carriers } from './data/carriers.ts';
import type { Behaviour } from './faults.ts';
import { snapshotFile } from './snapshot.ts';

/** Moves a three-day load from tender to proof of delivery in about five minutes. */
export const DEFAULT_SPEED = 864;

export type CarrierSimulatorOptions = {
  /** 0 or left out: any free port. */
  port?: number;
  /** How much faster than life; 1 is real time. */
  speed?: number;
  /** Its books are kept in `simulators/carriers.json` in here. */
  dataDir: string;
};

export type CarrierSimulator = {
  /** `http://127.0.0.1:port`; a carrier's base URL is `{url}/carriers/{scac}/v1`. */
  url: string;
  close: () => Promise<void>;
};

const NO_FAULT: Behaviour = { fault: null, latency_ms: null };

/** Starts the fifteen carriers on loopback. Their own clock and books; they know nothing of the portal. */
export const startCarrierSimulator = async (options: CarrierSimulatorOptions): Promise<CarrierSimulator> => {
  const snapshot = snapshotFile<BookingState>(join(options.dataDir, 'simulators', 'carriers.json'));
  const bookings = openBookings(snapshot, options.speed ?? DEFAULT_SPEED);
  const byScac = new Map(carriers.map((carrier) => [carrier.scac, carrier]));
  const behaviours = new Map<string, Behaviour>();

  const app = fastify({ forceCloseConnections: true, bodyLimit: 256 * 1024 });
  await app.register((scope) => controlRoutes(scope, { carriers: byScac, bookings, behaviours }));
  await app.register((scope) =>
    carrierRoutes(scope, { carriers: byScac, bookings, behaviourOf: (scac) => behaviours.get(scac) ?? NO_FAULT }),
  );
  const url = await app.listen({ port: options.port ?? 0, host: '127.0.0.1' });
  return { url, close: () => app.close() };
};
