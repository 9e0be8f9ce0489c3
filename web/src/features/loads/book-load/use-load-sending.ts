import type { LoadDetails } from '@portal/contract/loads/load.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { type RefObject, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError, errorText } from '../../../platform/api-error.ts';
import { notify } from '../../../platform/notify.ts';
import { loadDetails } from '../loads.api.ts';
import { type Faults, serverFaults } from '../../../platform/form-faults.ts';
import type { Asking } from './asking.ts';
import type { Attempt } from './load-draft.ts';
import type { LoadForm } from './load-form.ts';
import { attemptFor, changeLoad, createLoad, mayHaveArrived, requoteIfNeeded } from './send-load.ts';
import { loadAddress, selectionAddress } from '../addresses.ts';

export type Purpose = 'quote' | 'save';

type Sending = {
  asking: Asking;
  load: LoadDetails | null;
  version: RefObject<number | null>;
  attempt: RefObject<Attempt | null>;
  /** Puts form and attempt on the device before they leave it. */
  secure: (form: LoadForm) => Promise<void>;
  forget: () => Promise<void>;
  refuse: (faults: Faults) => void;
  onConflict: (theirs: LoadDetails) => void;
};

/** Sends a checked form: saves the load, asks carriers when that is the purpose, and goes on to the next screen. */
export const useLoadSending = ({ asking, load, version, attempt, secure, forget, refuse, onConflict }: Sending) => {
  const { t } = useTranslation();
  const router = useRouter();
  const queryClient = useQueryClient();
  const [pending, setPending] = useState<Purpose | null>(null);
  const [failure, setFailure] = useState<string | null>(null);

  const save = async (form: LoadForm, purpose: Purpose): Promise<LoadDetails> => {
    if (load) return changeLoad(load.id, form, asking, version.current ?? load.version);
    attempt.current = attemptFor(form, asking, purpose === 'save', attempt.current);
    await secure(form);
    return createLoad(attempt.current);
  };

  const leave = async (saved: LoadDetails, purpose: Purpose) => {
    await forget();
    await queryClient.invalidateQueries({ queryKey: ['loads'], refetchType: 'none' });
    queryClient.setQueryData(loadDetails(saved.id).queryKey, saved);
    if (purpose === 'save') notify.success(t('loads.book.summary.saved', { id: saved.id }));
    const next = purpose === 'save' ? loadAddress(saved.id) : selectionAddress(saved.id);
    router.history.push(next);
  };

  const failed = async (error: unknown) => {
    if (!mayHaveArrived(error)) attempt.current = null;
    if (load && error instanceof ApiError && error.status === 409) {
      const theirs = await queryClient.fetchQuery({ ...loadDetails(load.id), staleTime: 0 }).catch(() => null);
      if (theirs) return onConflict(theirs);
    }
    refuse(error instanceof ApiError ? serverFaults(error.items) : {});
    setFailure(errorText(error));
  };

  const send = async (form: LoadForm, purpose: Purpose) => {
    setPending(purpose);
    setFailure(null);
    try {
      const saved = await save(form, purpose);
      // The load itself is safe by now: a refused requote is told on the next screen and loses nothing.
      const asked = load && purpose === 'quote' ? await requoteIfNeeded(saved).catch(told(saved)) : saved;
      await leave(asked, purpose);
    } catch (error) {
      await failed(error);
    } finally {
      setPending(null);
    }
  };

  return { send, pending, failure };
};

const told =
  (saved: LoadDetails) =>
  (error: unknown): LoadDetails => {
    notify.failure(errorText(error));
    return saved;
  };
