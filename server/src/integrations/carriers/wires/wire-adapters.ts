import type { WireKind } from '@portal/contract/carriers/wires/wire-kinds.ts';
import { portalAdapter } from './portal-adapter.ts';
import type { WireAdapter } from './wire-adapter.ts';
import { x12Adapter } from './x12-adapter.ts';

/** How the portal speaks each kind of wire. */
export const wireAdapters: Readonly<Record<WireKind, WireAdapter>> = { portal: portalAdapter, x12: x12Adapter };
