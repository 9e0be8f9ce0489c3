import type { WireFault, WireKind } from '@portal/contract/carriers/wires/wire-kinds.ts';
import type { Services } from '../../../platform/context.ts';
import type { CarrierPort } from '../carrier-port.ts';

/** A wire that is on, as its row has it: secrets encrypted, settings as they were stored. */
export type ReachableWire = {
  id: number;
  wire: WireKind;
  address: string | null;
  settings: unknown;
  secrets: Readonly<Record<string, string>>;
};

export type WireOfCarrier = ReachableWire & { scac: string };

/** What an adapter has to work with: less than a server has, so that the doctor tries wires too. */
export type WireServices = Pick<Services, 'config' | 'egress' | 'db' | 'clock'>;

export type WireTest = { fault: WireFault | null };

/** What the portal does with wires of one kind. */
export type WireAdapter = {
  /** The parts of the port that it gives; null where the carrier cannot be reached by it as it is. */
  port: (services: WireServices, wire: WireOfCarrier) => Partial<CarrierPort> | null;
  /** Tries the wire without booking anything. */
  test: (services: WireServices, wire: WireOfCarrier) => Promise<WireTest>;
};
