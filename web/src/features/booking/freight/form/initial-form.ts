import type { LoadDetails } from '@portal/contract/loads/load.ts';
import type { QuoteType } from '@portal/contract/modes/quote-types.ts';
import { addBusinessDays } from '@portal/contract/places/business-days.ts';
import { queryOptions } from '@tanstack/react-query';
import type { DraftOwner } from '../../../../platform/forms/drafts.ts';
import { queryClient } from '../../../../platform/api/query-client.ts';
import { currentUser, ownCountry } from '../../../../platform/session/current-user.ts';
import { PageNotFound } from '../../../../platform/routing/or-not-found.ts';
import { today } from '../../../../platform/words/today.ts';
import { loadDetails } from '../../../loads/loads.api.ts';
import { loadCopy } from '../book-load.api.ts';
import type { InitialForm } from '../../frame/use-booking-form.ts';
import { formOfLoad } from './form-of-load.ts';
import { findLoadDraft, type LoadDraft } from './load-draft.ts';
import { emptyLoad, type LoadForm } from './load-form.ts';
import { bookingKeys } from '../../booking.keys.ts';

/** What the form of a load starts with. */
export type InitialLoadForm = InitialForm<LoadForm, LoadDetails, LoadDraft> & {
  /** The way to quote of the load, the draft or the copied load; null for an empty form. */
  quote_type: QuoteType | null;
};

/** The pickup date of a new load: the next business day. */
export const usualPickupDate = (): string => addBusinessDays(today(), 1);

/** A copy of an earlier load, with the usual pickup date, and the way that load was quoted. */
export const copyOf = async (id: number): Promise<{ form: LoadForm; quote_type: QuoteType }> => {
  const load = await queryClient.fetchQuery(loadCopy(id));
  // A container has a form of its own, which its page leads to.
  if (!('mode' in load)) throw new PageNotFound();
  const days = { pickup_date: usualPickupDate(), pickup_until: '', deliver_from: '', deliver_by: '' };
  return { form: { ...formOfLoad(load), ...days }, quote_type: load.mode };
};

const readInitialForm = async (owner: DraftOwner, clone: number | undefined): Promise<InitialLoadForm> => {
  const load = typeof owner.load_id === 'string' ? null : await queryClient.ensureQueryData(loadDetails(owner.load_id));
  const country = ownCountry(await queryClient.ensureQueryData(currentUser));
  const fresh = load ? formOfLoad(load) : emptyLoad(usualPickupDate(), country);
  const draft = await findLoadDraft(owner);
  if (clone !== undefined) {
    const { form, quote_type } = await copyOf(clone);
    return { start: form, fresh, load, draft, copiedFrom: clone, quote_type };
  }
  const quote_type = load?.quote_type ?? draft?.quote_type ?? null;
  return { start: draft?.form ?? fresh, fresh, load, draft, copiedFrom: null, quote_type };
};

/** Reads the load, its draft and the load to copy at every visit, as far as there are any. */
export const initialLoadForm = (owner: DraftOwner, clone: number | undefined) =>
  queryOptions({
    queryKey: bookingKeys.freight(owner, clone),
    queryFn: () => readInitialForm(owner, clone),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
