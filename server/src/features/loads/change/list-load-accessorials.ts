import type { LoadAccessorial } from '@portal/contract/loads/load.ts';
import type { Ctx } from '../../../platform/context.ts';
import { getLoadDetails } from '../details/get-load-details.ts';

/** The extra services of a load, by their names in both languages. 404 for what is not the caller's. */
export const listLoadAccessorials = async (ctx: Ctx, loadId: number): Promise<{ items: LoadAccessorial[] }> => {
  const { accessorials } = await getLoadDetails(ctx, loadId);
  return { items: accessorials };
};
