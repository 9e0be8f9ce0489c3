import type { TruckType } from '@portal/contract/equipment/equipment.contract.ts';
import type { LoadDetails } from '@portal/contract/loads/load.ts';
import type { QuoteType } from '@portal/contract/modes/quote-types.ts';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import type { DraftOwner } from '../../../../platform/forms/drafts.ts';
import { queryClient } from '../../../../platform/api/query-client.ts';
import { whenIdle } from '../../../../platform/lazy-part.tsx';
import { loadChunk } from '../../../../platform/load-chunk.ts';
import type { DraftStorage } from '../../../../platform/forms/use-kept-draft.ts';
import type { Edit } from '../../../../platform/forms/use-validated-form.ts';
import { useMe } from '../../../../platform/session/current-user.ts';
import { offeredTruckTypes } from '../../../equipment/equipment.api.ts';
import type { DraftFrame } from '../../frame/use-booking-draft.ts';
import { useBookingForm } from '../../frame/use-booking-form.ts';
import type { BookLoad } from './book-load-context.ts';
import type { checkLoad } from './check-load.ts';
import type { InitialLoadForm } from './initial-form.ts';
import { saveLoadDraft, type LoadDraft } from './load-draft.ts';
import type { LoadForm } from './load-form.ts';
import { quoteRequestOf } from './quote-request.ts';
import { loadCalls } from './send-load.ts';

// The draft of a new container is stored separately and is not touched here.
const storage: DraftStorage<LoadDraft> = { store: saveLoadDraft, parts: ['formData', 'lineItems'] };

// Loaded on demand, because the first screen needs no validation library.
const loadCheck = async (): Promise<typeof checkLoad> => (await loadChunk(() => import('./check-load.ts'))).checkLoad;

/** State of Book a Load: values, draft, sending and conflict. */
export const useBookLoadState = (
  owner: DraftOwner,
  initial: InitialLoadForm,
  type: QuoteType,
  trucks: readonly TruckType[],
) => {
  const flags = useMe().settings.can_dispatch_modes;
  const requestOf = (form: LoadForm) => quoteRequestOf(type, flags, trucks, form);
  const asDraft = useCallback(
    (form: LoadForm, frame: DraftFrame): LoadDraft => ({ quote_type: type, form, ...frame }),
    [type],
  );
  const {
    control,
    change: changeForm,
    ...state
  } = useBookingForm<LoadForm, LoadDetails, LoadDraft>({
    owner,
    initial,
    storage,
    asDraft,
    check: async (form) => (await loadCheck())(form, requestOf(form)),
    variant: type,
    calls: (form) => loadCalls(requestOf(form)),
    // The server may have refused the load because the trucks changed since they were read.
    onRefused: () => void queryClient.invalidateQueries(offeredTruckTypes),
  });

  const change = useCallback(
    (edit: Edit<LoadForm>, ...paths: string[]) => {
      changeForm(edit, ...paths);
      // Loads the check while the person types, so that it is ready when they send.
      void loadCheck().catch(() => undefined);
    },
    [changeForm],
  );
  useSaveOnTypeChange(type, state);
  // A form that is on the screen can be sent without a network too.
  useEffect(() => whenIdle(() => void loadCheck().catch(() => undefined)), []);
  const { recheck } = state;
  useEffect(() => void recheck(), [recheck, trucks]);

  const bookLoad = useMemo<BookLoad>(
    () => ({ control, change, type, flags, trucks }),
    [control, change, type, flags, trucks],
  );
  return { ...state, change, bookLoad };
};

type DraftState = Pick<
  ReturnType<typeof useBookingForm<LoadForm, LoadDetails, LoadDraft>>,
  'isFresh' | 'keepForm' | 'getValues'
>;

/** Stores the draft with its new way to quote when that changes, unless the form is fresh. */
const useSaveOnTypeChange = (type: QuoteType, { isFresh, keepForm, getValues }: DraftState): void => {
  const before = useRef(type);
  useEffect(() => {
    if (before.current === type) return;
    before.current = type;
    if (!isFresh.current) keepForm(getValues());
  }, [type, isFresh, keepForm, getValues]);
};
