import { type WireState, wires } from '@portal/contract/carriers/wires/wire-kinds.ts';
import { Wire } from '@portal/contract/carriers/wires/wire-schemas.ts';
import type { OpenCtx } from '../../../platform/context.ts';
import { notFound } from '../../../platform/http/errors.ts';
import { carrierReply } from '../carrier-reply.ts';
import { findWires, type ListedWire } from './wires.queries.ts';

const stateOf = ({ enabled, fault, tried_at }: ListedWire): WireState => {
  if (!enabled) return 'off';
  if (fault !== null) return 'failing';
  return tried_at === null ? 'untried' : 'connected';
};

const present = (row: ListedWire): Wire => {
  const { carrier_id, name, short_name, scac, logo_key, wire } = row;
  const kind = wires[wire];
  return Wire.parse({
    id: row.id,
    carrier: carrierReply({ id: carrier_id, name, short_name, scac, logo_key }),
    wire,
    standard_version: kind.versions.find((version) => version === row.standard_version) ?? kind.versions[0],
    address: row.address,
    // What was stored before a setting was there has its default.
    settings: kind.Settings.parse(row.settings),
    enabled: row.enabled,
    state: stateOf(row),
    parts: [...kind.parts],
    has_secrets: Object.keys(row.secrets).toSorted(),
    tried_at: row.tried_at,
    answered_at: row.answered_at,
    fault: row.fault,
    failing_since: row.failing_since,
    failures: row.failures,
    version: row.version,
  });
};

/** Every wire by its carrier's name; `carrierId`: of that one alone. */
export const listWires = async (ctx: OpenCtx, carrierId?: number): Promise<{ items: Wire[] }> => ({
  items: (await findWires(ctx.db, { carrierId })).map(present),
});

/** One wire. 404. */
export const getWire = async (ctx: OpenCtx, id: number): Promise<Wire> => {
  const [row] = await findWires(ctx.db, { id });
  if (!row) throw notFound();
  return present(row);
};
