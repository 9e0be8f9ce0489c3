import type { LoadInput } from '@portal/contract/loads/load.ts';
import type { Ctx } from '../../../platform/context.ts';
import { problem } from '../../../platform/http/errors.ts';
import { dayInZone } from '../day-in-zone.ts';
import { getLoadDetails } from '../details/get-load-details.ts';
import { loadAsInput } from './load-as-input.ts';

/**
 * A load as the body of a new one, which says whose copy it is. A pickup that is over moves to today, and its deadline falls away. Writes nothing.
 * 409 `loads.drayage_copy` for a container, which `POST /api/loads` would not take: `GET /api/drayage/{load_id}` says it.
 */
export const cloneLoad = async (ctx: Ctx, loadId: number): Promise<LoadInput> => {
  const load = await getLoadDetails(ctx, loadId);
  if (load.mode === 'drayage') throw problem('loads.drayage_copy', 409);
  const input = { ...loadAsInput(load), copied_from: load.id };
  const today = dayInZone(load.stops[0]?.timezone ?? 'UTC');
  return input.pickup_date < today ? { ...input, pickup_date: today, deliver_by: null } : input;
};
