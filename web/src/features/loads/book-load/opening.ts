import type { LoadDetails } from '@portal/contract/loads/load.ts';
import { addBusinessDays } from '@portal/contract/places/business-days.ts';
import { queryOptions } from '@tanstack/react-query';
import type { DraftOwner } from '../../../platform/drafts.ts';
import { queryClient } from '../../../platform/query-client.ts';
import { today } from '../../../platform/today.ts';
import { loadDetails } from '../loads.api.ts';
import { loadCopy } from './book-load.api.ts';
import { formOfLoad } from './form-of-load.ts';
import { findLoadDraft, type LoadDraft } from './load-draft.ts';
import { emptyLoad, type LoadForm } from './load-form.ts';

/** What a form opens with. */
export type Opening = {
  start: LoadForm;
  /** What "Start over" goes back to: the load as it is, or an empty form. */
  fresh: LoadForm;
  load: LoadDetails | null;
  draft: (LoadDraft & { saved_at: string }) | null;
  /** The load this is a copy of. */
  copiedFrom: number | null;
};

/** The first day a carrier may come, unless the person says otherwise. */
export const usualPickupDate = (): string => addBusinessDays(today(), 1);

/** A copy of an earlier load, to be picked up on a day still to come. */
export const copyOf = async (id: number): Promise<LoadForm> => {
  const copy = formOfLoad(await queryClient.fetchQuery(loadCopy(id)));
  return { ...copy, pickup_date: usualPickupDate(), deliver_by: '' };
};

const open = async (owner: DraftOwner, clone: number | undefined): Promise<Opening> => {
  const load = owner.load_id === 'new' ? null : await queryClient.ensureQueryData(loadDetails(owner.load_id));
  const fresh = load ? formOfLoad(load) : emptyLoad(usualPickupDate());
  const draft = await findLoadDraft(owner);
  if (clone !== undefined) return { start: await copyOf(clone), fresh, load, draft, copiedFrom: clone };
  return { start: draft?.form ?? fresh, fresh, load, draft, copiedFrom: null };
};

/** Reads the load, the draft and the load to copy, whichever there are; anew for every visit. */
export const opening = (owner: DraftOwner, clone: number | undefined) =>
  queryOptions({
    queryKey: ['book-load', owner, clone ?? null],
    queryFn: () => open(owner, clone),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
