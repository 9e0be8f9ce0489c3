import type { ReactNode, Ref } from 'react';
import { Button } from '../../../ui/primitives/button.tsx';
import { Callout } from '../../../ui/primitives/callout.tsx';
import classes from './dispatch.module.css';

type Deciding = { root: Ref<HTMLFormElement>; submit: () => void; pending: boolean; error: string | null | undefined };

type DecisionFormProps = { form: Deciding; kind: 'primary' | 'danger'; send: string; children: ReactNode };

/** A form that decides about a waiting load: what went wrong above, the button that decides below. */
export const DecisionForm = ({ form, kind, send, children }: DecisionFormProps) => (
  <form
    ref={form.root}
    className={classes.form}
    noValidate
    onSubmit={(event) => {
      event.preventDefault();
      form.submit();
    }}
  >
    {form.error && <Callout kind="danger">{form.error}</Callout>}
    {children}
    <div className={classes.send}>
      <Button kind={kind} type="submit" size="main" fullWidth pending={form.pending}>
        {send}
      </Button>
    </div>
  </form>
);
