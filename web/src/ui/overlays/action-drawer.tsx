import type { ReactNode } from 'react';
import { CheckedForm, type FormState } from '../layout/checked-form.tsx';
import { Button } from '../primitives/button.tsx';
import classes from './action-drawer.module.css';
import { Drawer } from './drawer.tsx';

type ActionDrawerProps = {
  title: string;
  /** What its one button does. */
  action: string;
  form: FormState;
  /** Why it cannot be done now. */
  disabledReason?: string | false;
  onClose: () => void;
  children: ReactNode;
};

/** A form in a panel at the right that does one thing, by its button or by Enter in a field. */
export const ActionDrawer = ({ title, action, form, disabledReason, onClose, children }: ActionDrawerProps) => (
  <Drawer
    opened
    onClose={onClose}
    title={title}
    footer={
      <Button kind="primary" disabledReason={disabledReason} pending={form.pending} onClick={form.submit}>
        {action}
      </Button>
    }
  >
    <CheckedForm form={form} className={classes.form}>
      {children}
      <button type="submit" hidden aria-hidden="true" tabIndex={-1} />
    </CheckedForm>
  </Drawer>
);
