import type { ConnectionChange, ConnectionInput } from '@portal/contract/carriers/connection-input.ts';
import type { Connection } from '@portal/contract/carriers/connections.contract.ts';
import { keepSecret } from '../../../integrations/carriers/carrier-secret.ts';
import { audit } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import { withTransaction } from '../../../platform/database/transaction.ts';
import { problem } from '../../../platform/http/errors.ts';
import { hasCalendar, insertConnection, updateConnection } from './connections.queries.ts';
import { carrierToChange, getConnection } from './present-connection.ts';

type Reach = Pick<Connection, 'rating' | 'api_address' | 'calendar'>;

/** 400 for an address that cannot be read, or that the way out calls nobody at. */
export const refuseAddress = ({ services: { config, egress } }: Ctx, address: string, field: string): void => {
  if (!URL.canParse(address, config.carriersUrl)) throw problem('carriers.address_unknown', 400, { field });
  const fault = egress.faultOf(new URL(address, config.carriersUrl).href);
  if (fault !== null) throw problem(`carriers.address_${fault}`, 400, { field });
};

/** Refuses with 400 what a carrier could not be reached or scheduled by. */
const refuseFaulty = async (tx: Ctx, { rating, api_address, calendar }: Reach): Promise<void> => {
  if (rating === 'api' && api_address === null)
    throw problem('carriers.address_missing', 400, { field: 'api_address' });
  if (api_address !== null) refuseAddress(tx, api_address, 'api_address');
  if (calendar !== null && !(await hasCalendar(tx.db, calendar))) {
    throw problem('carriers.calendar_unknown', 400, { field: 'calendar' });
  }
};

const kept = (ctx: Ctx, secret: string): string => keepSecret(secret, ctx.services.config.tokenSigningKey);

/** Secrets never stand in the audit: only that there is one, or that it was replaced. */
const audited = ({
  version: _version,
  delivered: _delivered,
  on_time: _onTime,
  under_way: _underWay,
  ...rest
}: Connection) => rest;

/** Adds a carrier. 400 for what it could not be reached by, 409 `carriers.scac_taken`. */
export const addConnection = (ctx: Ctx, input: ConnectionInput): Promise<Connection> =>
  withTransaction(ctx, async (tx) => {
    await refuseFaulty(tx, input);
    const { api_key, ...carrier } = input;
    const id = await insertConnection(tx.db, { ...carrier, api_key: api_key === undefined ? null : kept(tx, api_key) });
    if (id === undefined) throw problem('carriers.scac_taken', 409, { field: 'scac' });
    const added = await getConnection(tx, id);
    await audit(tx, { action: 'carrier.added', object_type: 'carrier', object_id: id, after: audited(added) });
    return added;
  });

/** A typed key counts; the kept one goes with the address it was given for and to no other. */
const keyColumns = (tx: Ctx, { api_key, api_address }: ConnectionChange, before: Connection) => {
  if (api_key !== undefined) return { api_key: kept(tx, api_key) };
  return api_address !== undefined && api_address !== before.api_address ? { api_key: null } : {};
};

const actionOf = (before: Connection, after: Connection) => {
  if (before.enabled === after.enabled) return 'carrier.changed';
  return after.enabled ? 'carrier.resumed' : 'carrier.suspended';
};

/**
 * Changes what is named of a carrier. A suspended one gets no more requests for quotes; what is booked with it goes on.
 * 400 for what it could not be reached by, 404, 409 `carriers.changed_meanwhile`.
 */
export const changeConnection = (ctx: Ctx, id: number, change: ConnectionChange): Promise<Connection> =>
  withTransaction(ctx, async (tx) => {
    const row = await carrierToChange(tx, id);
    if (row.version !== change.version) throw problem('carriers.changed_meanwhile', 409);
    const before = await getConnection(tx, id);
    const { version: _version, api_key, ...columns } = change;
    await refuseFaulty(tx, { ...before, ...columns });
    await updateConnection(tx.db, id, { ...columns, ...keyColumns(tx, change, before) });
    const after = await getConnection(tx, id);
    await audit(tx, {
      action: actionOf(before, after),
      object_type: 'carrier',
      object_id: id,
      before: audited(before),
      after: { ...audited(after), is_api_key_changed: api_key !== undefined },
    });
    return after;
  });
