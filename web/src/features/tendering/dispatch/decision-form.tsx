import type { ReactNode } from 'react';
import { CheckedForm, type FormState } from '../../../ui/layout/checked-form.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import classes from './dispatch.module.css';

type DecisionFormProps = { form: FormState; kind: 'primary' | 'danger'; send: string; children: ReactNode };

/** A form that decides about a waiting load: what went wrong above, the button that decides below. */
export const DecisionForm = ({ form, kind, send, children }: DecisionFormProps) => (
  <CheckedForm form={form} className={classes.form}>
    {children}
    <div className={classes.send}>
      <Button kind={kind} type="submit" size="main" fullWidth pending={form.pending}>
        {send}
      </Button>
    </div>
  </CheckedForm>
);
