import type { DrayageLoad } from '@portal/contract/drayage/drayage-load.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { type RefObject, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../../platform/api-error.ts';
import { type Faults, serverFaults } from '../../../platform/form-faults.ts';
import { notify } from '../../../platform/notify.ts';
import { loadAddress, selectionAddress } from '../../loads/addresses.ts';
import { drayageLoad } from '../drayage.api.ts';
import type { Attempt } from './drayage-draft.ts';
import type { DrayageForm } from './drayage-form.ts';
import { attemptFor, changeDrayage, createDrayage, refusalText, requoteIfNeeded } from './send-drayage.ts';

export type Purpose = 'quote' | 'save';

type Sending = {
  load: DrayageLoad | null;
  version: RefObject<number | null>;
  attempt: RefObject<Attempt | null>;
  /** Puts form and attempt on the device before they leave it. */
  secure: (form: DrayageForm) => Promise<void>;
  forget: () => Promise<void>;
  refuse: (faults: Faults) => void;
  onConflict: (theirs: DrayageLoad) => void;
};

/** Whether a call may have reached the server although it failed. */
const mayHaveArrived = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 0 || error.status >= 500);

/** Sends a checked form: saves the load, asks for its price when that is the purpose, and goes on to the next screen. */
export const useDrayageSending = ({ load, version, attempt, secure, forget, refuse, onConflict }: Sending) => {
  const { t } = useTranslation();
  const router = useRouter();
  const queryClient = useQueryClient();
  const [pending, setPending] = useState<Purpose | null>(null);
  const [failure, setFailure] = useState<string | null>(null);

  const save = async (form: DrayageForm, purpose: Purpose): Promise<DrayageLoad> => {
    if (load) return changeDrayage(load.id, form, version.current ?? load.version);
    attempt.current = attemptFor(form, purpose === 'save', attempt.current);
    await secure(form);
    return createDrayage(attempt.current);
  };

  const leave = async (saved: DrayageLoad, purpose: Purpose) => {
    await forget();
    await queryClient.invalidateQueries({ queryKey: ['loads'], refetchType: 'none' });
    queryClient.setQueryData(drayageLoad(saved.id).queryKey, saved);
    if (purpose === 'save') notify.success(t('loads.book.summary.saved', { id: saved.id }));
    router.history.push(purpose === 'save' ? loadAddress(saved.id) : selectionAddress(saved.id));
  };

  const failed = async (error: unknown) => {
    if (!mayHaveArrived(error)) attempt.current = null;
    if (load && error instanceof ApiError && error.status === 409) {
      const theirs = await queryClient.fetchQuery({ ...drayageLoad(load.id), staleTime: 0 }).catch(() => null);
      if (theirs) return onConflict(theirs);
    }
    refuse(error instanceof ApiError ? serverFaults(error.items) : {});
    setFailure(refusalText(error));
  };

  const send = async (form: DrayageForm, purpose: Purpose) => {
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
  (saved: DrayageLoad) =>
  (error: unknown): DrayageLoad => {
    notify.failure(refusalText(error));
    return saved;
  };
