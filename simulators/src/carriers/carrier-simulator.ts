import { join } from 'node:path';
import fastify from 'fastify';
import type { BookingState } from './booking.ts';
import { openBookings } from './bookings.ts';
import { carrierRoutes } from './carrier-routes.ts';
import { controlRoutes } from './control-routes.ts';
import { carriers as demoCarriers } from './data/carriers.ts';
import type { Behaviour } from './faults.ts';
import type { CarrierProfile } from './carrier-profile.ts';
import { startPushing } from './push-events.ts';
import { snapshotFile } from './snapshot.ts';
import { spoilFeed } from './spoil-data.ts';

/** Moves a three-day load from tender to proof of delivery in about five minutes. */
export const DEFAULT_SPEED = 864;

export type CarrierSimulatorOptions = {
  /** 0 or left out: any free port. */
  port?: number;
  /** How much faster than life; 1 is real time. */
  speed?: number;
  /** Its books are kept in `simulators/carriers.json` in here. */
  dataDir: string;
  /** Who is played; the fifteen carriers of the demo unless said otherwise. */
  carriers?: readonly CarrierProfile[];
};

export type CarrierSimulator = {
  /** `http://127.0.0.1:port`; a carrier's base URL is `{url}/carriers/{scac}/v1`. */
  url: string;
  /** From now on, carriers that push report to the portal at this address. */
  pushTo: (portalUrl: string) => void;
  close: () => Promise<void>;
};

const NO_FAULT: Behaviour = { fault: null, latency_ms: null };

/** Starts the carriers on loopback. Their own clock and books; they know nothing of the portal. */
export const startCarrierSimulator = async (options: CarrierSimulatorOptions): Promise<CarrierSimulator> => {
  const snapshot = snapshotFile<BookingState>(join(options.dataDir, 'simulators', 'carriers.json'));
  const bookings = openBookings(snapshot, options.speed ?? DEFAULT_SPEED);
  const carriers = options.carriers ?? demoCarriers;
  const byScac = new Map(carriers.map((carrier) => [carrier.scac, carrier]));
  const behaviours = new Map<string, Behaviour>();

  const behaviourOf = (scac: string): Behaviour => behaviours.get(scac) ?? NO_FAULT;
  const pusher = startPushing({
    carriers,
    bookings,
    spoil: (scac, entries) => spoilFeed(behaviourOf(scac).fault, entries),
  });

  const app = fastify({ forceCloseConnections: true, bodyLimit: 256 * 1024 });
  const { pushTo } = pusher;
  await app.register((scope) => controlRoutes(scope, { carriers: byScac, bookings, behaviours, pushTo }));
  await app.register((scope) => carrierRoutes(scope, { carriers: byScac, bookings, behaviourOf }));
  const url = await app.listen({ port: options.port ?? 0, host: '127.0.0.1' });
  return {
    url,
    pushTo,
    close: async () => {
      await pusher.stop();
      await app.close();
    },
  };
};
