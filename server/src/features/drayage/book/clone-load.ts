import type { DrayageInput } from '@portal/contract/drayage/drayage-input.ts';
import type { LoadInput } from '@portal/contract/loads/load.ts';
import type { Ctx } from '../../../platform/context.ts';
import { copyOfLoad, todayAtPickup } from '../../loads/book/load-as-input.ts';
import { getLoadDetails } from '../../loads/details/get-load-details.ts';
import { drayageAsInput } from './drayage-as-input.ts';
import { getDrayage } from './get-drayage.ts';

/** Numbers and days that belong to the copied container. */
const withoutOwn = {
  external_id: null,
  container_numbers: [],
  container_free_days: [],
  pickup_number: null,
  seal_number: null,
  container_seals: [],
  customs_status: null,
  entry_number: null,
  terminal_appointment: null,
  last_free_day: null,
  earliest_return_day: null,
  cut_off: null,
} satisfies Partial<DrayageInput>;

/** A load as the body of a new one, which says whose copy it is: of a container the body of one. Writes nothing. 404. */
export const cloneLoad = async (ctx: Ctx, loadId: number): Promise<LoadInput | DrayageInput> => {
  const load = await getLoadDetails(ctx, loadId);
  if (load.mode !== 'drayage') return copyOfLoad(ctx, load);
  const input = drayageAsInput(await getDrayage(ctx, loadId));
  const today = todayAtPickup(ctx, load);
  const pickup_date = input.pickup_date < today ? today : input.pickup_date;
  return { ...input, ...withoutOwn, pickup_date, copied_from: load.id };
};
