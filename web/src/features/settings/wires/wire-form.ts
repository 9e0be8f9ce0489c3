import { portalWire } from '@portal/contract/carriers/wires/portal-wire.ts';
import { type Wire, WireChange, WireInput } from '@portal/contract/carriers/wires/wire-schemas.ts';
import { emptyFaults, type Faults, schemaFaults } from '../../../platform/forms/form-faults.ts';
import { addWire, changeWire } from './wires.api.ts';

export type WireFields = {
  /** The carrier's id; empty until one is chosen. */
  carrier: string;
  address: string;
  key: string;
  answer_seconds: number | null;
  answer_megabytes: number | null;
  enabled: boolean;
};

/** What the form begins with; a kept secret is never there. */
export const fieldsOf = (wire: Wire | null): WireFields => ({
  carrier: wire ? String(wire.carrier.id) : '',
  address: wire?.address ?? '',
  key: '',
  ...(wire?.settings ?? portalWire.Settings.parse({})),
  enabled: wire?.enabled ?? true,
});

const columnsOf = ({ address, key, answer_seconds, answer_megabytes, enabled }: WireFields) => ({
  wire: 'portal' as const,
  address: address.trim(),
  settings: { answer_seconds: answer_seconds ?? Number.NaN, answer_megabytes: answer_megabytes ?? Number.NaN },
  secrets: key === '' ? {} : { key },
  enabled,
});

const inputOf = (typed: WireFields): WireInput => ({
  ...columnsOf(typed),
  carrier_id: Number(typed.carrier),
  standard_version: portalWire.versions[0],
});

const lastName = (path: string): string => path.split('.').at(-1) ?? path;

/** What is wrong with the form before it is sent, at the names of its fields. */
export const wireFaults = (wire: Wire | null, typed: WireFields): Faults => {
  const found = wire
    ? schemaFaults(WireChange, { ...columnsOf(typed), version: wire.version })
    : schemaFaults(WireInput, inputOf(typed));
  return {
    ...Object.fromEntries(Object.entries(found).map(([path, fault]) => [lastName(path), fault])),
    ...emptyFaults({ address: typed.address.trim(), ...(wire ? {} : { carrier: typed.carrier }) }),
  };
};

/** Connects a carrier, or changes the wire that stands at this version. */
export const saveWire = (wire: Wire | null, typed: WireFields, version: number | undefined): Promise<Wire> =>
  wire ? changeWire(wire.id, { ...columnsOf(typed), version: version ?? wire.version }) : addWire(inputOf(typed));
