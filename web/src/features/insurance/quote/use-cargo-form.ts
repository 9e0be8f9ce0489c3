import type { InsuranceQuote } from '@portal/contract/insurance/insurance.ts';
import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useCheckedForm } from '../../../platform/forms/use-checked-form.ts';
import { offersAddress } from '../addresses.ts';
import { useSaveQuote } from '../insurance.api.ts';
import { type StoredCargo, useCargoDraft } from './cargo-draft.ts';
import { bodyOf, cargoOf, type CargoForm, checkCargo } from './cargo-form.ts';

/** What a form begins with: `empty` is one with nothing typed, `filled` one from a load. */
type Beginning = { stored: StoredCargo | null; empty: CargoForm; filled?: CargoForm | undefined };

/** The form of a new quote, or of one that is not bought yet; its offers open once it is saved. */
export const useCargoForm = (earlier: InsuranceQuote | null, { stored, empty, filled }: Beginning) => {
  const navigate = useNavigate();
  const save = useSaveQuote(earlier);
  const draft = useCargoDraft(stored, earlier !== null);
  const form = useCheckedForm<CargoForm, InsuranceQuote>({
    initial: earlier ? cargoOf(earlier) : (filled ?? stored?.form ?? empty),
    check: checkCargo,
    send: (typed) => save.mutateAsync(bodyOf(typed)),
    onSent: async ({ id }) => {
      await draft.forget();
      await navigate(offersAddress(id));
    },
  });
  const { values } = form;
  const { keepChanged } = draft;
  useEffect(() => keepChanged(values));
  const startOver = () => {
    form.change(empty);
    void draft.forget();
  };
  return { ...form, draft: draft.status, startOver };
};

export type CargoFormState = ReturnType<typeof useCargoForm>;
