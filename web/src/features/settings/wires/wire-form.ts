import { portalWire } from '@portal/contract/carriers/wires/portal-wire.ts';
import type { WireKind } from '@portal/contract/carriers/wires/wire-kinds.ts';
import { type Wire, WireChange, WireInput } from '@portal/contract/carriers/wires/wire-schemas.ts';
import { type X12Settings, x12Wire } from '@portal/contract/carriers/wires/x12-wire.ts';
import { emptyFaults, type Faults, schemaFaults } from '../../../platform/forms/form-faults.ts';
import { addWire, changeWire } from './wires.api.ts';

type PortalSettings = { answer_seconds: number | null; answer_megabytes: number | null };
type TypedNumbers = { poll_minutes: number | null; answer_hours: number | null };

export type WireFields = PortalSettings &
  Omit<X12Settings, keyof TypedNumbers> &
  TypedNumbers & {
    kind: WireKind;
    /** The carrier's id; empty until one is chosen. */
    carrier: string;
    address: string;
    enabled: boolean;
    key: string;
    password: string;
    standard_version: (typeof x12Wire.versions)[number];
  };

const common = ['address', 'enabled'] as const;
const x12Settings = x12Wire.Settings.keyof().options;

/** The fields of each kind that are stored and may be shown. */
export const storedFields: Readonly<Record<WireKind, readonly (keyof WireFields)[]>> = {
  portal: [...common, 'answer_seconds', 'answer_megabytes'],
  x12: [...common, 'standard_version', ...x12Settings],
};

/** What the form begins with; a kept secret is never there. */
export const fieldsOf = (wire: Wire | null): WireFields => ({
  kind: wire?.wire ?? 'portal',
  carrier: wire ? String(wire.carrier.id) : '',
  address: wire?.address ?? '',
  key: '',
  password: '',
  enabled: wire?.enabled ?? true,
  standard_version: wire?.wire === 'x12' ? wire.standard_version : x12Wire.versions[0],
  ...portalWire.Settings.parse({}),
  ...x12Wire.Settings.parse({}),
  ...wire?.settings,
});

/** A number that was left empty, which the schema refuses. */
const typedNumber = (value: number | null): number => value ?? Number.NaN;

const columnsOf = (typed: WireFields) => {
  const { address, enabled, key, password, kind, standard_version } = typed;
  const both = { address: address.trim(), enabled };
  if (kind === 'portal') {
    const settings = {
      answer_seconds: typedNumber(typed.answer_seconds),
      answer_megabytes: typedNumber(typed.answer_megabytes),
    };
    return { ...both, wire: kind, settings, secrets: key === '' ? {} : { key } };
  }
  const { user, host_key, our_qualifier, our_id, their_qualifier, their_id, is_test } = typed;
  const { read_folder, write_folder, archive_folder, acknowledges_by } = typed;
  const { element_mark, segment_mark, line_ends, charset } = typed;
  const parties = { user, host_key, our_qualifier, our_id, their_qualifier, their_id, is_test };
  const folders = { read_folder, write_folder, archive_folder, acknowledges_by };
  const settings = {
    ...parties,
    ...folders,
    element_mark,
    segment_mark,
    line_ends,
    charset,
    poll_minutes: typedNumber(typed.poll_minutes),
    answer_hours: typedNumber(typed.answer_hours),
  };
  return { ...both, wire: kind, standard_version, settings, secrets: password === '' ? {} : { password } };
};

const inputOf = (typed: WireFields): WireInput => {
  const columns = columnsOf(typed);
  const carrier_id = Number(typed.carrier);
  return columns.wire === 'portal'
    ? { ...columns, carrier_id, standard_version: portalWire.versions[0] }
    : { ...columns, carrier_id };
};

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
