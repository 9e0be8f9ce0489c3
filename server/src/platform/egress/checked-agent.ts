import { Agent, Pool as HostConnections } from 'undici';
import type { Destinations } from './destinations.ts';

type Connections = {
  /** At once to each host. */
  slots: number;
  connectMs: number;
};

/** Connections of one service, each to the address that was checked when its name was looked up. */
export const checkedAgent = (service: string, { slots, connectMs }: Connections, destinations: Destinations): Agent =>
  new Agent({
    maxHeaderSize: 16_384,
    factory: (origin, options) => {
      const lookup = destinations.lookupFor(new URL(origin).protocol, service);
      return new HostConnections(origin, { ...options, connections: slots, connect: { timeout: connectMs, lookup } });
    },
  });
