import type { InsuranceQuote } from '@portal/contract/insurance/insurance.ts';
import { dayInZone } from '@portal/contract/values/day-in-zone.ts';
import { useNavigate } from '@tanstack/react-router';
import { useCheckedForm } from '../../../platform/forms/use-checked-form.ts';
import { offersAddress } from '../addresses.ts';
import { useSaveQuote } from '../insurance.api.ts';
import { bodyOf, cargoOf, type CargoForm, checkCargo, emptyCargo } from './cargo-form.ts';

/** The form of a new quote, or of one that is not bought yet; its offers open once it is saved. */
export const useCargoForm = (earlier: InsuranceQuote | null) => {
  const navigate = useNavigate();
  const save = useSaveQuote(earlier);
  return useCheckedForm<CargoForm, InsuranceQuote>({
    initial: earlier ? cargoOf(earlier) : emptyCargo(dayInZone('America/Chicago', new Date())),
    check: checkCargo,
    send: (typed) => save.mutateAsync(bodyOf(typed)),
    onSent: ({ id }) => navigate(offersAddress(id)),
  });
};

export type CargoFormState = ReturnType<typeof useCargoForm>;
