import { wires } from '@portal/contract/carriers/wires/wire-kinds.ts';
import type { Wire, WireChange, WireInput } from '@portal/contract/carriers/wires/wire-schemas.ts';
import { keepSecret } from '../../../integrations/carriers/carrier-secret.ts';
import { audit } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import { withTransaction } from '../../../platform/database/transaction.ts';
import { notFound, problem } from '../../../platform/http/errors.ts';
import { refuseAddress } from '../connections/change-connection.ts';
import { carrierToChange } from '../connections/present-connection.ts';
import { getWire } from './present-wire.ts';
import {
  deleteWire,
  findCarrierOfWire,
  findWires,
  hasTenderUnderWay,
  insertWire,
  type ListedWire,
  updateWire,
} from './wires.queries.ts';

/** Secrets never stand in the audit: only which there are. */
const audited = ({ wire, standard_version, address, settings, enabled, has_secrets }: Wire) => ({
  wire,
  standard_version,
  address,
  settings,
  enabled,
  has_secrets,
});

const kept = (ctx: Ctx, secrets: Readonly<Record<string, string | undefined>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(secrets).flatMap(([name, secret]) =>
      secret === undefined ? [] : [[name, keepSecret(secret, ctx.services.config.tokenSigningKey)]],
    ),
  );

/**
 * Connects a carrier by a wire. 400 for an address that is not called, 404 `carriers.not_found`, 409
 * `carriers.wire_taken`.
 */
export const addWire = (ctx: Ctx, { secrets, ...input }: WireInput): Promise<Wire> =>
  withTransaction(ctx, async (tx) => {
    await carrierToChange(tx, input.carrier_id);
    refuseAddress(tx, input.address, 'address');
    const id = await insertWire(tx.db, { ...input, secrets: kept(tx, secrets) });
    if (id === undefined) throw problem('carriers.wire_taken', 409, { field: 'wire' });
    const added = await getWire(tx, id);
    await audit(tx, {
      action: 'carrier.wire-added',
      object_type: 'carrier',
      object_id: input.carrier_id,
      after: audited(added),
    });
    return added;
  });

/** A wire to change; its carrier is held until commit, so that neither side of it changes meanwhile. 404. */
const wireToChange = async (tx: Ctx, id: number): Promise<ListedWire> => {
  const found = await findCarrierOfWire(tx.db, id);
  if (!found) throw notFound();
  await carrierToChange(tx, found.carrier_id);
  const [row] = await findWires(tx.db, { id });
  if (!row) throw notFound();
  return row;
};

const isElsewhere = (row: ListedWire, { address }: WireChange): boolean =>
  address !== undefined && address !== row.address;

/** What was typed counts; what is kept goes with the address it was given for and to no other. */
const secretsAfter = (tx: Ctx, row: ListedWire, change: WireChange) => ({
  ...(isElsewhere(row, change) ? {} : row.secrets),
  ...kept(tx, change.secrets ?? {}),
});

const actionOf = (before: Wire, after: Wire) => {
  if (before.enabled === after.enabled) return 'carrier.wire-changed';
  return after.enabled ? 'carrier.wire-on' : 'carrier.wire-off';
};

/**
 * Changes how a carrier is reached by a wire, or switches it off and on. 400 for an address that is not called, 404,
 * 409 `carriers.changed_meanwhile`.
 */
export const changeWire = (ctx: Ctx, id: number, change: WireChange): Promise<Wire> =>
  withTransaction(ctx, async (tx) => {
    const row = await wireToChange(tx, id);
    if (row.wire !== change.wire) throw notFound();
    if (row.version !== change.version) throw problem('carriers.changed_meanwhile', 409);
    if (change.address !== undefined) refuseAddress(tx, change.address, 'address');
    const before = await getWire(tx, id);
    const { version: _version, wire: _wire, secrets: _secrets, ...columns } = change;
    const secrets = secretsAfter(tx, row, change);
    await updateWire(tx.db, id, { ...columns, secrets }, isElsewhere(row, change));
    const after = await getWire(tx, id);
    await audit(tx, {
      action: actionOf(before, after),
      object_type: 'carrier',
      object_id: row.carrier_id,
      before: audited(before),
      after: { ...audited(after), changed_secrets: Object.keys(change.secrets ?? {}) },
    });
    return after;
  });

/** Removes a wire with its secrets. 404, 409 `carriers.wire_in_use` while a tender it gives waits for an answer. */
export const removeWire = (ctx: Ctx, id: number): Promise<void> =>
  withTransaction(ctx, async (tx) => {
    const { carrier_id, wire } = await wireToChange(tx, id);
    const givesTenders = wires[wire].parts.some((part) => part === 'tender');
    if (givesTenders && (await hasTenderUnderWay(tx.db, carrier_id))) throw problem('carriers.wire_in_use', 409);
    const before = await getWire(tx, id);
    await deleteWire(tx.db, id);
    await audit(tx, {
      action: 'carrier.wire-removed',
      object_type: 'carrier',
      object_id: carrier_id,
      before: audited(before),
    });
  });
