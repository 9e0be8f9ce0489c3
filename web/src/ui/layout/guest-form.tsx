import type { FormEvent, ReactNode, Ref } from 'react';
import classes from './guest-form.module.css';

type GuestFormProps = {
  title: string;
  text: string;
  /** What went wrong with the last try, read out when it appears. */
  error?: string | null | undefined;
  onSubmit: () => void;
  children: ReactNode;
  ref?: Ref<HTMLFormElement>;
};

/** A form before sign-in: title, one sentence, fields under each other. */
export const GuestForm = ({ title, text, error, onSubmit, children, ref }: GuestFormProps) => {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <form className={classes.form} noValidate onSubmit={submit} ref={ref}>
      <div className={classes.head}>
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

/** Fields side by side where there is room. */
export const FieldPair = ({ children }: { children: ReactNode }) => <div className={classes.pair}>{children}</div>;

/** The way back, under a form. */
export const FormFoot = ({ children }: { children: ReactNode }) => <p className={classes.foot}>{children}</p>;
