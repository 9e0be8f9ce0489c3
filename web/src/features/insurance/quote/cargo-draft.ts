import { hasKey } from '@portal/contract/values/records.ts';
import { useEffect, useState } from 'react';
import { type DraftOwner, readDraft, saveDraft } from '../../../platform/forms/drafts.ts';
import type { DraftStorage } from '../../../platform/forms/use-kept-draft.ts';
import { useKeptForm } from '../../../platform/forms/use-kept-form.ts';
import { useMe } from '../../../platform/session/current-user.ts';
import { type CargoForm, emptyCargo } from './cargo-form.ts';

const cargoDrafts: DraftStorage<CargoForm> = {
  store: (owner: DraftOwner, form) => saveDraft('insuranceForm', owner, form),
  parts: ['insuranceForm'],
};

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const emptyNumbers: readonly string[] = ['insured_value', 'load_id'];

/** Whether a stored value is one its field may have; an older version of the portal may have stored another. */
const isOfField = (empty: CargoForm, field: keyof CargoForm, value: unknown): boolean =>
  emptyNumbers.includes(field) ? value === null || typeof value === 'number' : typeof value === typeof empty[field];

/** The fields of a stored form that are still fields; the others are empty, and a day that is over is today. */
const readForm = (stored: Record<string, unknown>, today: string): CargoForm => {
  const empty = emptyCargo(today);
  const form: CargoForm = {
    ...empty,
    ...Object.fromEntries(
      Object.entries(stored).filter(([field, value]) => hasKey(empty, field) && isOfField(empty, field, value)),
    ),
  };
  return form.departs_on < today ? { ...form, departs_on: today } : form;
};

export type StoredCargo = { form: CargoForm; saved_at: string };

const useOwner = (): DraftOwner => {
  const me = useMe();
  return { user_id: me.user.id, account_id: me.account.id, load_id: 'new' };
};

/** The stored draft of a new quote: null if there is none, undefined until it is read. */
export const useStoredCargo = (today: string): StoredCargo | null | undefined => {
  const { user_id, account_id } = useOwner();
  const [draft, setDraft] = useState<StoredCargo | null | undefined>(undefined);
  useEffect(() => {
    let isCancelled = false;
    const read = async () => {
      // Without device storage there is no draft, which is no error.
      const stored = await readDraft('insuranceForm', { user_id, account_id, load_id: 'new' }).catch(() => null);
      const found =
        stored && isRecord(stored.value) ? { form: readForm(stored.value, today), saved_at: stored.saved_at } : null;
      if (!isCancelled) setDraft(found);
    };
    void read();
    return () => {
      isCancelled = true;
    };
  }, [user_id, account_id, today]);
  return draft;
};

/** Keeps what is typed into a new quote on this device; `isOff` for one that is saved already. */
export const useCargoDraft = (stored: StoredCargo | null, isOff: boolean) =>
  useKeptForm(cargoDrafts, useOwner(), { restoredAt: stored?.saved_at ?? null, isOff });
