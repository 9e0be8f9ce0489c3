import type { Connection } from '@portal/contract/carriers/connections.contract.ts';
import type { OpenCtx } from '../../../platform/context.ts';
import { problem } from '../../../platform/http/errors.ts';
import { carrierReply } from '../carrier-reply.ts';
import { type CarrierRow, findConnections, lockCarrier } from './connections.queries.ts';

const knownCountries = ['US', 'CA', 'MX'] as const;

const present = (row: Awaited<ReturnType<typeof findConnections>>[number]): Connection => {
  const { id, name, short_name, scac, logo_key } = row;
  return {
    ...carrierReply({ id, name, short_name, scac, logo_key }),
    modes: row.modes,
    countries: knownCountries.filter((country) => row.countries.includes(country)),
    calendar: row.calendar,
    rating: row.rating === 'api' ? 'api' : 'tariff',
    api_address: row.api_address,
    parcels_only: row.parcels_only,
    tender_hours: row.tender_hours,
    liability_new_per_lb: row.liability_new_per_lb,
    liability_used_per_lb: row.liability_used_per_lb,
    liability_max: row.liability_max,
    mc_number: row.mc_number,
    dot_number: row.dot_number,
    pro_check: row.pro_check,
    enabled: row.enabled,
    has_api_key: row.api_key !== null,
    has_webhook_secret: row.webhook_secret !== null,
    delivered: row.delivered,
    on_time: row.on_time,
    under_way: row.under_way,
    version: row.version,
  };
};

/** Every carrier with how it is reached, by name. */
export const listConnections = async (ctx: OpenCtx): Promise<{ items: Connection[] }> => ({
  items: (await findConnections(ctx.db)).map(present),
});

/** One of them. 404 `carriers.not_found`. */
export const getConnection = async (ctx: OpenCtx, id: number): Promise<Connection> => {
  const [row] = await findConnections(ctx.db, id);
  if (!row) throw problem('carriers.not_found', 404);
  return present(row);
};

/** A carrier to change, held until commit. 404 `carriers.not_found`. */
export const carrierToChange = async (tx: OpenCtx, id: number): Promise<CarrierRow> => {
  const row = await lockCarrier(tx.db, id);
  if (!row) throw problem('carriers.not_found', 404);
  return row;
};
