import type { FormEvent, ReactNode } from 'react';
import classes from './guest-form.module.css';

type GuestFormProps = {
  title: string;
  text: string;
  /** What went wrong with the last try, read out when it appears. */
  error?: string | null | undefined;
  onSubmit: () => void;
  children: ReactNode;
};

/** A form before sign-in: title, one sentence, fields under each other. */
export const GuestForm = ({ title, text, error, onSubmit, children }: GuestFormProps) => {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <form className={classes.form} noValidate onSubmit={submit}>
      <div>
        <h1 className={classes.title}>{title}</h1>
        <p className={classes.text}>{text}</p>
      </div>
      {error && (
        <p role="alert" className={classes.error}>
          {error}
        </p>
      )}
      {children}
    </form>
  );
};

/** A line with words in its middle, between what most people need and the rest. */
export const Divider = ({ children }: { children: string }) => <p className={classes.divider}>{children}</p>;
