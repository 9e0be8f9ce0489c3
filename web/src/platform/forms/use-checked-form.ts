import { useMutation } from '@tanstack/react-query';
import { type FieldValues, useWatch } from 'react-hook-form';
import { refusalFaults, refusalText } from './refusal-faults.ts';
import { useFormFaults } from './use-form-faults.ts';
import { useValidatedForm, type ValidatedFormOptions } from './use-validated-form.ts';

type CheckedFormOptions<F extends FieldValues, R> = ValidatedFormOptions<F> & {
  send: (form: F) => Promise<R>;
  onSent?: (reply: R) => void | Promise<void>;
};

/** What a field component of the kit needs of the form; `error` is in the language on screen. */
export type FormField<V> = { value: V; onChange: (value: V) => void; error: string | undefined };

/**
 * A short form that is sent by one call: checked before, faults under their fields, focus on the first of them.
 * The form keeps its values, whatever the answer is.
 */
export const useCheckedForm = <F extends FieldValues, R>({ send, onSent, ...options }: CheckedFormOptions<F, R>) => {
  const { root, control, edit, getValues, refuse, submit } = useValidatedForm<F>(options);
  // The form library types watched values as partial; the form is always whole.
  const values = useWatch({ control }) as F;
  const { faultOf } = useFormFaults(control);
  const mutation = useMutation({
    mutationFn: send,
    onSuccess: (reply) => onSent?.(reply),
    onError: (error) => refuse(refusalFaults(getValues(), error)),
  });
  const change = (changes: Partial<F>) => edit((form) => ({ ...form, ...changes }), ...Object.keys(changes));
  return {
    root,
    values,
    change,
    field: <K extends keyof F & string>(name: K): FormField<F[K]> => ({
      value: values[name],
      onChange: (value: F[K]) => change({ [name]: value } as unknown as Partial<F>),
      error: faultOf(name),
    }),
    submit: () => {
      if (!mutation.isPending) void submit((form) => mutation.mutate(form));
    },
    pending: mutation.isPending,
    sent: mutation.isSuccess,
    /** Goes back from the answer to the form as it was sent. */
    reopen: mutation.reset,
    refusal: mutation.error,
    /** What went wrong that no field can show. */
    error: refusalText(values, mutation.error),
    faultOf,
  };
};
