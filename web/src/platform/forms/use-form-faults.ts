import { useCallback, useSyncExternalStore } from 'react';
import type { Control, FieldErrors, FieldValues } from 'react-hook-form';
import { useTranslation } from '../words/use-translation.ts';
import { faultAt, faultCount, faultUnder } from './form-errors.ts';
import { faultText } from './form-faults.ts';

/** The errors of a form. The library's own hook would also render with every change of a value. */
const useErrors = <F extends FieldValues>(control: Control<F>): FieldErrors<F> => {
  const subscribe = useCallback(
    (callback: () => void) => control._subscribe({ formState: { errors: true }, callback }),
    [control],
  );
  return useSyncExternalStore(subscribe, () => control._formState.errors);
};

/** What is wrong with a form, in the language on screen. */
export const useFormFaults = <F extends FieldValues>(control: Control<F>) => {
  const { t } = useTranslation();
  const errors = useErrors(control);
  return {
    /** The fault of one field. */
    faultOf: (path: string): string | undefined => faultText(faultAt(errors, path), t),
    /** The first fault at a path or below it. */
    faultUnder: (path: string): string | undefined => faultText(faultUnder(errors, path), t),
    count: faultCount(errors),
  };
};
