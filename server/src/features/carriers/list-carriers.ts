import type { carriers } from '@portal/contract/carriers/carriers.contract.ts';
import type { Reply } from '@portal/contract/http/endpoint.ts';
import type { Ctx } from '../../platform/context.ts';
import { carrierReply } from './carrier-reply.ts';
import { findCarriers } from './carriers.queries.ts';

/** The carriers loads may be booked with, by name, and what each may be asked about. */
export const listCarriers = async (ctx: Ctx): Promise<Reply<typeof carriers.list>> => ({
  items: (await findCarriers(ctx)).map(({ modes, parcels_only, ...row }) => ({
    ...carrierReply(row),
    modes: modes,
    parcels_only,
  })),
});
