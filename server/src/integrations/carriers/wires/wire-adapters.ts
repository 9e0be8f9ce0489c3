import type { WireKind } from '@portal/contract/carriers/wires/wire-kinds.ts';
import { portalAdapter } from './portal-adapter.ts';
import type { WireAdapter } from './wire-adapter.ts';

/** How the portal speaks each kind of wire. */
export const wireAdapters: Readonly<Record<WireKind, WireAdapter>> = { portal: portalAdapter };
