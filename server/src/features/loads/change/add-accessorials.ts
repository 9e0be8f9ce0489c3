import type { AccessorialRequest } from '@portal/contract/accessorials/accessorial-request.ts';
import type { LoadAccessorial } from '@portal/contract/accessorials/load-accessorial.ts';
import type { LoadChange, LoadDetails, LoadInput } from '@portal/contract/loads/load.ts';
import type { Ctx } from '../../../platform/context.ts';
import {
  asBody,
  checkDetails,
  inList,
  type PathOf,
  refuseRepeated,
  refuseUnoffered,
} from '../book/check-accessorials.ts';
import { stopsWithFlags, writeStopFlags } from '../book/stop-accessorials.ts';
import { insertAccessorials } from '../book/load-parts.queries.ts';
import { getLoadDetails } from '../details/get-load-details.ts';
import { editLoad } from './edit-load.ts';

/** The accessorials of a load, by their names in both languages. 404 for what is not the caller's. */
export const listLoadAccessorials = async (ctx: Ctx, loadId: number): Promise<{ items: LoadAccessorial[] }> => {
  const { accessorials } = await getLoadDetails(ctx, loadId);
  return { items: accessorials };
};

/** The change to these accessorials, with the stops only where one of their flags changes with them. */
const withFlags = (stops: LoadInput['stops'], accessorials: AccessorialRequest[]): Omit<LoadChange, 'version'> => {
  const flagged = stopsWithFlags({ stops, accessorials });
  return flagged === stops ? { accessorials } : { accessorials, stops: flagged };
};

/**
 * Adds accessorials, all or none. Refuses as `editLoad`; 400 `accessorials.detail_missing` at the detail's path,
 * 409 `accessorials.already_added`.
 */
export const addAccessorials = (
  ctx: Ctx,
  loadId: number,
  requests: readonly AccessorialRequest[],
  pathOf: PathOf = inList,
): Promise<LoadDetails> =>
  editLoad(ctx, loadId, {
    change: ({ stops, accessorials }, { quote_modes }) => {
      refuseUnoffered(quote_modes, requests, pathOf);
      checkDetails(requests, pathOf);
      refuseRepeated(accessorials, requests, pathOf);
      return withFlags(stops, [...accessorials, ...requests]);
    },
    write: async (tx, load, prepared) => {
      await insertAccessorials(tx, load.id, requests);
      await writeStopFlags(tx, load, prepared.stops);
    },
    event: 'add_accessorials',
    details: { codes: requests.map(({ code }) => code) },
  });

/** Adds one accessorial and answers it. */
export const addAccessorial = async (
  ctx: Ctx,
  { load_id, ...request }: AccessorialRequest & { load_id: number },
): Promise<LoadAccessorial> => {
  const { accessorials } = await addAccessorials(ctx, load_id, [request], asBody);
  const added = accessorials.find(({ code }) => code === request.code);
  if (!added) throw new Error('a service that was added is there');
  return added;
};
