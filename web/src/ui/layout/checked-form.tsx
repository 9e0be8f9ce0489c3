import type { ReactNode, Ref } from 'react';
import { Callout } from '../primitives/callout.tsx';

/** What `useCheckedForm` hands out, as far as the form element needs it; `error` is in the language on screen. */
export type FormState = {
  root: Ref<HTMLFormElement>;
  submit: () => void;
  pending: boolean;
  error: string | null | undefined;
};

type CheckedFormProps = {
  form: Omit<FormState, 'pending'>;
  className: string | undefined;
  /** What to do about the error, beside its text. */
  errorAction?: ReactNode;
  children: ReactNode;
};

/** A form whose faults its own checks say instead of the browser's, with what went wrong above its fields. */
export const CheckedForm = ({ form, className, errorAction, children }: CheckedFormProps) => (
  <form
    ref={form.root}
    className={className}
    noValidate
    onSubmit={(event) => {
      event.preventDefault();
      form.submit();
    }}
  >
    {form.error && (
      <Callout kind="danger" action={errorAction}>
        {form.error}
      </Callout>
    )}
    {children}
  </form>
);
