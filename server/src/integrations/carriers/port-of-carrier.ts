import type { WirePart } from '@portal/contract/carriers/wires/wire-declaration.ts';
import { wireKinds, wires as kinds } from '@portal/contract/carriers/wires/wire-kinds.ts';
import type { CarrierIntervals, Services } from '../../platform/context.ts';
import type { CarrierPort } from './carrier-port.ts';
import type { ReachableWire } from './wires/wire-adapter.ts';
import { wireAdapters } from './wires/wire-adapters.ts';

/** What says how to reach a carrier: its wires that are on, see `wiresOf`. */
export type ReachableCarrier = { scac: string; wires: readonly ReachableWire[] };

/** What of the port each part has to have. */
export const operationsOf = {
  quote: ['quote'],
  tender: ['tender', 'findTender'],
  cancel: ['cancel', 'findTender'],
  events: ['events'],
  // What the carrier leaves in its mailbox is asked for by nobody.
  statuses: [],
  papers: ['document'],
  bill: [],
} as const satisfies Record<WirePart, readonly (keyof CarrierPort)[]>;

type PortFor<P extends WirePart> = Partial<CarrierPort> & Pick<CarrierPort, (typeof operationsOf)[P][number]>;

const has = <P extends WirePart>(port: Partial<CarrierPort>, part: P): port is PortFor<P> =>
  operationsOf[part].every((name) => port[name] !== undefined);

/** The wire that a carrier is reached by for a part: of several the first kind by their order; undefined without one. */
export const wireFor = ({ wires }: Pick<ReachableCarrier, 'wires'>, part: WirePart): ReachableWire | undefined =>
  wireKinds
    .filter((kind) => kinds[kind].parts.some((given) => given === part))
    .flatMap((kind) => wires.filter(({ wire }) => wire === kind))
    .at(0);

/** The way to a carrier for one part of a load's way; null where no wire that is on gives it, or it leads nowhere. */
export const portFor = <P extends WirePart>(
  services: Services,
  carrier: ReachableCarrier,
  part: P,
): PortFor<P> | null => {
  const wire = wireFor(carrier, part);
  const port = wire && wireAdapters[wire.wire].port(services, { ...wire, scac: carrier.scac });
  return port && has(port, part) ? port : null;
};

/** How often real carriers are asked. */
const usual: CarrierIntervals = { feedSeconds: 60, paperSeconds: 600 };
/** Simulated carriers are asked at least so often apart. */
const least: CarrierIntervals = { feedSeconds: 2, paperSeconds: 2 };
/** Simulators whose time runs this much faster than ours are asked as often as we can. */
const fastestSpeed = 864;

/** How often carriers are asked for events and papers: simulated ones oftener, as fast as their time runs. */
export const carrierIntervals = (simulators: { speed: number } | null): CarrierIntervals => {
  if (!simulators) return usual;
  const feedSeconds = Math.min(usual.feedSeconds, (least.feedSeconds * fastestSpeed) / simulators.speed);
  return { feedSeconds: Math.max(least.feedSeconds, feedSeconds), paperSeconds: least.paperSeconds };
};
