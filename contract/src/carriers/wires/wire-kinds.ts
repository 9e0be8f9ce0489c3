import { keysOf } from '../../values/records.ts';
import { portalWire } from './portal-wire.ts';
import { x12Wire } from './x12-wire.ts';
import type { WireDeclaration, WirePart } from './wire-declaration.ts';

/** Every kind of wire that works, in the order in which they are asked for a part that several give. */
export const wires = { portal: portalWire, x12: x12Wire } as const satisfies Record<string, WireDeclaration>;

export type WireKind = keyof typeof wires;
export const wireKinds: readonly WireKind[] = keysOf(wires);

/** The kinds that give a part. */
export const kindsGiving = (part: WirePart): WireKind[] =>
  wireKinds.filter((kind) => wires[kind].parts.some((given) => given === part));

/** What may be wrong with a wire, as a test or its last call found it. */
export const wireFaults = [
  'no_address',
  'unreachable',
  'key_refused',
  'refused',
  'nonsense',
  'host_key',
  'folder',
] as const;
export type WireFault = (typeof wireFaults)[number];

/** `untried`: nothing was asked of it yet. */
export const wireStates = ['connected', 'failing', 'untried', 'off'] as const;
export type WireState = (typeof wireStates)[number];
