import { type Control, type FieldValues, useFormState } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { faultAt, faultCount, faultUnder } from './form-errors.ts';
import { faultText } from './form-faults.ts';

/** What is wrong with a form, in the language on screen. */
export const useFormFaults = <F extends FieldValues>(control: Control<F>) => {
  const { t } = useTranslation();
  const { errors } = useFormState({ control });
  return {
    /** The fault of one field. */
    faultOf: (path: string): string | undefined => faultText(faultAt(errors, path), t),
    /** The first fault at a path or below it. */
    faultUnder: (path: string): string | undefined => faultText(faultUnder(errors, path), t),
    count: faultCount(errors),
  };
};
