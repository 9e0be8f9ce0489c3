import type { WireInput } from '@portal/contract/carriers/wires/wire-schemas.ts';

type PortalWire = Extract<WireInput, { wire: 'portal' }>;

/** A carrier's wire by the portal's own interface, as a person sets it up. */
export const newWire = (carrier_id: number, changes: Partial<PortalWire> = {}): PortalWire => ({
  carrier_id,
  wire: 'portal',
  standard_version: '1',
  address: 'https://api.example.com/v1',
  settings: { answer_seconds: 8, answer_megabytes: 2 },
  secrets: { key: 'of the carrier' },
  enabled: true,
  ...changes,
});
