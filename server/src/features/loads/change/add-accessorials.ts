import type { AccessorialRequest } from '@portal/contract/accessorials/accessorial-request.ts';
import type { LoadAccessorial, LoadDetails } from '@portal/contract/loads/load.ts';
import type { Ctx } from '../../../platform/context.ts';
import {
  asBody,
  checkDetails,
  inList,
  type PathOf,
  refuseRepeated,
  refuseUnoffered,
} from '../book/check-accessorials.ts';
import { insertAccessorials } from '../book/load-parts.queries.ts';
import { getLoadDetails } from '../details/get-load-details.ts';
import { editLoad } from './edit-load.ts';

/** The accessorials of a load, by their names in both languages. 404 for what is not the caller's. */
export const listLoadAccessorials = async (ctx: Ctx, loadId: number): Promise<{ items: LoadAccessorial[] }> => {
  const { accessorials } = await getLoadDetails(ctx, loadId);
  return { items: accessorials };
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
    change: ({ accessorials }, { quote_modes }) => {
      refuseUnoffered(quote_modes, requests, pathOf);
      checkDetails(requests, pathOf);
      refuseRepeated(accessorials, requests, pathOf);
      return { accessorials: [...accessorials, ...requests] };
    },
    write: (tx, load) => insertAccessorials(tx, load.id, requests),
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
