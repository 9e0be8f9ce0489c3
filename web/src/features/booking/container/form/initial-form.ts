import type { DrayageLoad } from '@portal/contract/drayage/drayage-load.ts';
import { addBusinessDays } from '@portal/contract/places/business-days.ts';
import { queryOptions } from '@tanstack/react-query';
import type { DraftOwner } from '../../../../platform/forms/drafts.ts';
import { queryClient } from '../../../../platform/api/query-client.ts';
import { currentUser, ownCountry } from '../../../../platform/session/current-user.ts';
import { today } from '../../../../platform/words/today.ts';
import { drayageLoad } from '../../../drayage/drayage.api.ts';
import type { InitialForm } from '../../frame/use-booking-form.ts';
import { type DrayageDraft, findDrayageDraft } from './drayage-draft.ts';
import { type DrayageForm, emptyDrayage } from '../../../drayage/form/drayage-form.ts';
import { formOfDrayage } from '../../../drayage/form/form-of-drayage.ts';
import { bookingKeys } from '../../booking.keys.ts';

/** What the container's form starts with. */
export type InitialDrayageForm = InitialForm<DrayageForm, DrayageLoad, DrayageDraft>;

const usualPickupDate = (): string => addBusinessDays(today(), 1);

/** The form of a copy, without the numbers and days that belong to the copied container. */
const formOfCopy = (load: DrayageLoad): DrayageForm => ({
  ...formOfDrayage(load),
  copied_from: load.id,
  pickup_date: usualPickupDate(),
  container_numbers: [],
  own_free_days: [],
  pickup_number: '',
  seal_number: '',
  own_seals: [],
  own_weights: [],
  customs_status: '',
  entry_number: '',
  terminal_appointment: '',
  last_free_day: '',
  earliest_return_day: '',
  cut_off: '',
});

const readInitialForm = async (owner: DraftOwner, clone: number | undefined): Promise<InitialDrayageForm> => {
  const load = typeof owner.load_id === 'string' ? null : await queryClient.ensureQueryData(drayageLoad(owner.load_id));
  const country = ownCountry(await queryClient.ensureQueryData(currentUser));
  const fresh = load ? formOfDrayage(load) : emptyDrayage(usualPickupDate(), country);
  const draft = await findDrayageDraft(owner);
  if (clone === undefined) return { start: draft?.form ?? fresh, fresh, load, draft, copiedFrom: null };
  const start = formOfCopy(await queryClient.fetchQuery(drayageLoad(clone)));
  return { start, fresh, load, draft, copiedFrom: clone };
};

/** Reads the load, its draft and the load to copy, as far as there are any, at every visit. */
export const initialDrayageForm = (owner: DraftOwner, clone: number | undefined) =>
  queryOptions({
    queryKey: bookingKeys.container(owner, clone),
    queryFn: () => readInitialForm(owner, clone),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
