import { notifyFailure } from '../api/notify-failure.ts';
import { useCallback, useEffect, useRef } from 'react';
import {
  type DefaultValues,
  type FieldErrors,
  type FieldPath,
  type FieldValues,
  type Resolver,
  useForm,
  type UseFormHandleSubmit,
} from 'react-hook-form';
import { errorsOf, faultError } from './form-errors.ts';
import { type Faults, noFaults, withoutFaultsUnder } from './form-faults.ts';
import { useFaultFocus } from './form-focus.ts';

export type ValidatedFormOptions<F extends FieldValues> = {
  initial: F;
  /** What keeps the form from being sent, by field; a promise where the rules are loaded with the first check. */
  check: (form: F) => Faults | Promise<Faults>;
  /** Checks every change after the first submit. Without it a fault stays until its field is changed. */
  live?: boolean;
  /** Which variant of the form is checked, such as a way to quote: faults of one are not shown for another. */
  variant?: string;
};

/** Computes the next form from the current one, as a new object. */
export type Edit<F> = (form: F) => F;

/** Checks with the form's rules; faults of the server stay until their field is changed. */
const useFaultResolver = <F extends FieldValues>(check: ValidatedFormOptions<F>['check']) => {
  const refused = useRef<Faults>(noFaults);
  const found = useRef<{ text: string; errors: FieldErrors<F> } | null>(null);
  const resolver: Resolver<F> = async (values) => {
    const faults = { ...refused.current, ...(await check(values)) };
    const text = JSON.stringify(faults);
    // Equal faults stay the same object, so that nothing renders again for them.
    if (found.current?.text !== text) found.current = { text, errors: errorsOf<F>(faults) };
    const { errors } = found.current;
    return Object.keys(faults).length === 0 ? { values, errors: {} } : { values: {}, errors };
  };
  /** The library is about to change its errors in place, so the remembered object is no longer valid. */
  const forgetFound = useCallback(() => {
    found.current = null;
  }, []);
  return { refused, resolver, forgetFound };
};

/** Passes the form on if nothing is wrong; `onUnchecked` gets the failure where its rules did not load. */
const checkAndSend = async <F extends FieldValues>(
  handleSubmit: UseFormHandleSubmit<F>,
  onValid: (form: F) => unknown,
  onUnchecked: (error: unknown) => void,
): Promise<'valid' | 'invalid' | 'unchecked'> => {
  let isValid = false;
  try {
    await handleSubmit((values) => {
      isValid = true;
      return onValid(values);
    })();
  } catch (error) {
    if (isValid) throw error;
    onUnchecked(error);
    return 'unchecked';
  }
  return isValid ? 'valid' : 'invalid';
};

/**
 * React Hook Form over the contract's rules: checked when it is sent, faults under their fields, focus on the first.
 * Values are changed as a whole and never in place, so that components that watch a part render again for that part alone.
 */
export const useValidatedForm = <F extends FieldValues>(options: ValidatedFormOptions<F>) => {
  const { initial, check, live = false, variant = '' } = options;
  const root = useRef<HTMLFormElement>(null);
  const focusFault = useFaultFocus(root);
  const submittedVariant = useRef<string | null>(null);
  const { refused, resolver, forgetFound } = useFaultResolver(check);
  const { control, getValues, setValues, clearErrors, trigger, setError, handleSubmit } = useForm<F>({
    defaultValues: initial as DefaultValues<F>,
    resolver,
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  });

  /** Checks the form as it is now, without moving the focus. */
  const recheck = useCallback(async () => {
    if (submittedVariant.current === variant) await trigger();
  }, [trigger, variant]);
  useEffect(() => {
    if (submittedVariant.current === null) return;
    forgetFound();
    clearErrors();
    void recheck();
  }, [clearErrors, recheck, forgetFound]);

  /** Changes the form. `paths` are the fields that changed: faults of the server at these paths are removed. */
  const edit = useCallback(
    (change: Edit<F>, ...paths: string[]) => {
      setValues(change);
      if (!live) forgetFound();
      for (const path of paths) {
        refused.current = withoutFaultsUnder(refused.current, path);
        if (!live) clearErrors(path as FieldPath<F>);
      }
      if (live) void recheck();
    },
    [setValues, clearErrors, live, recheck, refused, forgetFound],
  );

  /** Shows what the server refused. */
  const refuse = (faults: Faults) => {
    refused.current = faults;
    forgetFound();
    Object.entries(faults).forEach(([path, fault]) => setError(path as FieldPath<F>, faultError(fault)));
    focusFault();
  };

  /** Checks the form and sends it if nothing is wrong; else the focus goes to the first wrong field. */
  const submit = async (onValid: (form: F) => unknown, onUnchecked: (error: unknown) => void = notifyFailure) => {
    submittedVariant.current = variant;
    refused.current = noFaults;
    const outcome = await checkAndSend(handleSubmit, onValid, onUnchecked);
    if (outcome === 'unchecked') submittedVariant.current = null;
    if (outcome === 'invalid') focusFault();
  };

  return { root, control, getValues, edit, refuse, submit, recheck };
};
