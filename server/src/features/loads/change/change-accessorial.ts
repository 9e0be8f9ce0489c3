import type { AccessorialRequest } from '@portal/contract/accessorials/accessorial-request.ts';
import type { LoadAccessorial } from '@portal/contract/accessorials/load-accessorial.ts';
import type { Ctx } from '../../../platform/context.ts';
import { accessorialOf, loadOfAccessorial } from './accessorial-in-scope.ts';
import { asBody, checkDetails } from '../book/check-accessorials.ts';
import { editLoad } from './edit-load.ts';
import { updateAccessorial } from '../book/load-parts.queries.ts';

type Details = AccessorialRequest['details'];

/** The load's services with the details of one changed, which must then be complete. */
const withDetails = (accessorials: readonly AccessorialRequest[], code: string, details: Details) =>
  accessorials.map((one) => {
    if (one.code !== code) return one;
    checkDetails([{ ...one, details }], asBody);
    return { ...one, details };
  });

/** Changes the details of an accessorial. Refuses as `editLoad`; 400 at the path of a missing detail. */
export const changeAccessorial = async (
  ctx: Ctx,
  id: number,
  { details }: { details: Details },
): Promise<LoadAccessorial> => {
  const loadId = await loadOfAccessorial(ctx, id);
  const changed = await editLoad(ctx, loadId, {
    change: ({ accessorials }, load) => ({
      accessorials: withDetails(accessorials, accessorialOf(load, id).code, details),
    }),
    write: (tx) => updateAccessorial(tx, id, details),
    event: 'change_accessorial',
    details: { accessorial_id: id },
  });
  return accessorialOf(changed, id);
};
