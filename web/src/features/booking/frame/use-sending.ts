import type { LoadStatus } from '@portal/contract/loads/load-status.ts';
import { isWithoutPrices } from '@portal/contract/loads/load-states.ts';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { type RefObject, useState } from 'react';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { ApiError, isRefusedBy } from '../../../platform/api/api-error.ts';
import { type Faults, serverFaults } from '../../../platform/forms/form-faults.ts';
import { ChunkError } from '../../../platform/load-chunk.ts';
import { isOnline } from '../../../platform/live/use-online.ts';
import { notify } from '../../../platform/notify.ts';
import { loadAddress, selectionAddress } from '../../loads/addresses.ts';
import { isUnreachable, mayHaveArrived, type PendingRequest, requestFor } from './pending-request.ts';
import { loadKeys } from '../../loads/loads.keys.ts';

/** `ask`: operations make the price, where no road leads. */
export type Purpose = 'quote' | 'save' | 'ask';

/** What sending needs to know of a load of any kind. */
export type SentLoad = { id: number; version: number; status: LoadStatus; requote_needed: boolean };

/** The calls that send one kind of load, and the text of their refusals. */
export type Calls<F, L extends SentLoad> = {
  /** The form as the body of a new load; a draft requests no quotes. */
  body: (form: F, draft: boolean) => object;
  create: (request: PendingRequest) => Promise<L>;
  /** Refused with 409 when the load is no longer at `version`. */
  change: (id: number, form: F, version: number) => Promise<L>;
  requote: (load: L) => Promise<L>;
  /** Asks operations for the price; missing where they are asked by themselves. */
  ask?: (load: L) => Promise<L>;
  reread: (client: QueryClient, id: number) => Promise<L>;
  remember: (client: QueryClient, load: L) => void;
  refusal: (error: unknown) => string;
};

type SendingOptions<F, L extends SentLoad> = {
  calls: (form: F) => Calls<F, L>;
  load: L | null;
  version: RefObject<number | null>;
  pendingRequest: RefObject<PendingRequest | null>;
  /** Stores form and request on this device before they are sent. */
  saveNow: (form: F) => Promise<void>;
  forget: () => Promise<void>;
  refuse: (faults: Faults) => void;
  onConflict: (theirs: L) => void;
};

/** Whether the load has no valid prices, because of this change or its age. */
const needsPrices = ({ requote_needed, status }: SentLoad): boolean => requote_needed || isWithoutPrices(status);

/** Asks for prices of a load that is saved already; a refusal therefore only shows a message. */
const askForSaved = <F, L extends SentLoad>({ requote, ask, refusal }: Calls<F, L>, saved: L, purpose: Purpose) =>
  (purpose === 'ask' && ask ? ask : requote)(saved).catch((error: unknown) => {
    notify.failure(refusal(error));
    return saved;
  });

/** Whether a refusal is one that operations can still make a price for. */
const isWithoutRoad = (error: unknown): boolean => isRefusedBy(error, 'places.no_road');

/** Whether nothing came of it because there is no network. */
export const isCutOff = (error: unknown): boolean =>
  !isOnline() && (isUnreachable(error) || error instanceof ChunkError);

/** Sends a checked form: saves the load, requests quotes if that is the purpose, and opens the next screen. */
export const useSending = <F, L extends SentLoad>(sending: SendingOptions<F, L>) => {
  const { calls, load, version, pendingRequest, saveNow, forget, refuse, onConflict } = sending;
  const { t } = useTranslation();
  const router = useRouter();
  const queryClient = useQueryClient();
  const [pending, setPending] = useState<Purpose | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [waiting, setWaiting] = useState<Purpose | null>(null);
  const [mayAsk, setMayAsk] = useState(false);

  const save = async (form: F, purpose: Purpose): Promise<L> => {
    const { change, body, create } = calls(form);
    if (load) return change(load.id, form, version.current ?? load.version);
    pendingRequest.current = requestFor(body(form, purpose !== 'quote'), pendingRequest.current);
    await saveNow(form);
    return create(pendingRequest.current);
  };

  const leave = async (saved: L, purpose: Purpose, { remember }: Calls<F, L>) => {
    await forget();
    await queryClient.invalidateQueries({ queryKey: loadKeys.all, refetchType: 'none' });
    remember(queryClient, saved);
    if (purpose === 'save') notify.success(t('loads.book.summary.saved', { id: saved.id }));
    void router.navigate(purpose === 'save' ? loadAddress(saved.id) : selectionAddress(saved.id));
  };

  const failed = async (error: unknown, purpose: Purpose, { reread, refusal }: Calls<F, L>) => {
    if (!mayHaveArrived(error)) pendingRequest.current = null;
    // Sent again once the network is back, with the same key: it cannot become a second load.
    if (isCutOff(error)) return setWaiting(purpose);
    if (load && error instanceof ApiError && error.status === 409) {
      const theirs = await reread(queryClient, load.id).catch(() => null);
      if (theirs) return onConflict(theirs);
    }
    setMayAsk(isWithoutRoad(error));
    refuse(error instanceof ApiError ? serverFaults(error.items) : {});
    setFailure(refusal(error));
  };

  const send = async (form: F, purpose: Purpose) => {
    setPending(purpose);
    setWaiting(null);
    setFailure(null);
    setMayAsk(false);
    try {
      const saved = await save(form, purpose);
      const isAsked = purpose === 'ask' || (load !== null && purpose === 'quote' && needsPrices(saved));
      await leave(isAsked ? await askForSaved(calls(form), saved, purpose) : saved, purpose, calls(form));
    } catch (error) {
      await failed(error, purpose, calls(form));
    } finally {
      setPending(null);
    }
  };

  return { send, pending, failure, mayAsk, waiting, waitFor: setWaiting, stopWaiting: () => setWaiting(null) };
};
