import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError, errorText } from '../api/api-error.ts';
import { type Faults, faultText, serverFaults } from './form-faults.ts';
import { useFaultFocus } from './use-fault-focus.ts';

type CheckedForm<F, R> = {
  initial: F;
  /** What keeps the form from being sent, by field. */
  check: (form: F) => Faults;
  send: (form: F) => Promise<R>;
  onSent?: (reply: R) => void | Promise<void>;
};

/**
 * A short form: checked before it is sent, faults under their fields, focus on the first of them.
 * What was typed stays whatever the answer is; a field's fault goes when the field is changed.
 */
export const useCheckedForm = <F extends object, R>({ initial, check, send, onSent }: CheckedForm<F, R>) => {
  const { t } = useTranslation();
  const root = useRef<HTMLFormElement>(null);
  const focusFault = useFaultFocus(root);
  const [form, setForm] = useState(initial);
  const [faults, setFaults] = useState<Faults>({});
  const show = (found: Faults) => {
    setFaults(found);
    focusFault();
  };
  const mutation = useMutation({
    mutationFn: send,
    onSuccess: (reply) => onSent?.(reply),
    onError: (error) => show(faultsAt(form, error)),
  });
  const submit = () => {
    if (mutation.isPending) return;
    const found = check(form);
    show(found);
    if (Object.keys(found).length === 0) mutation.mutate(form);
  };
  const change = (changes: Partial<F>) => {
    setForm((earlier) => ({ ...earlier, ...changes }));
    setFaults((earlier) => Object.fromEntries(Object.entries(earlier).filter(([field]) => !(field in changes))));
  };
  return {
    root,
    form,
    change,
    submit,
    pending: mutation.isPending,
    sent: mutation.isSuccess,
    /** Back from the answer to the form as it was sent. */
    reopen: mutation.reset,
    refusal: mutation.error,
    /** What went wrong that no field can show. */
    error: mutation.error && isAboutFields(form, mutation.error) ? null : mutation.error && errorText(mutation.error),
    faultOf: (field: keyof F & string): string | undefined => faultText(faults[field], t),
  };
};

const itemsOf = (error: unknown) => (error instanceof ApiError ? error.items : []);

const faultsAt = (form: object, error: unknown): Faults =>
  serverFaults(itemsOf(error).filter(({ field }) => field !== undefined && field in form));

const isAboutFields = (form: object, error: unknown): boolean =>
  itemsOf(error).length > 0 && itemsOf(error).every(({ field }) => field !== undefined && field in form);
