import type { ReactNode, Ref } from 'react';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { CheckedForm } from '../../../ui/layout/checked-form.tsx';
import { Drawer, type DrawerHead } from '../../../ui/overlays/drawer.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import classes from './account-form.module.css';

type FormDrawerProps = {
  title: string;
  head?: DrawerHead;
  form: { root: Ref<HTMLFormElement>; submit: () => void; pending: boolean; error: string | null };
  onClose: () => void;
  /** Before Cancel and Save: what else may be done. */
  aside?: ReactNode;
  /** What its button says; left out, "Save". */
  save?: string;
  children: ReactNode;
};

/** A form in a panel at the right, sent by its Save or by Enter in a field. */
export const FormDrawer = ({ title, head, form, onClose, aside, save, children }: FormDrawerProps) => {
  const { t } = useTranslation();
  return (
    <Drawer
      opened
      onClose={onClose}
      title={title}
      head={head}
      footer={
        <>
          {aside}
          <Button onClick={onClose}>{t('accounts.cancel')}</Button>
          <Button kind="primary" pending={form.pending} onClick={form.submit}>
            {save ?? t('accounts.save')}
          </Button>
        </>
      }
    >
      <CheckedForm form={form} className={classes.form}>
        {children}
        <button type="submit" hidden aria-hidden="true" tabIndex={-1} />
      </CheckedForm>
    </Drawer>
  );
};
