import { type ReactNode, useState } from 'react';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { CheckedForm, type FormState } from '../../../ui/layout/checked-form.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { Drawer } from '../../../ui/overlays/drawer.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import frame from '../settings-frame.module.css';

type SavedDrawerProps = {
  title: string;
  form: FormState;
  /** Whether something typed is not saved: closing asks then. */
  isChanged: boolean;
  save: string;
  onClose: () => void;
  /** At the left of Cancel and Save: to delete what is edited. */
  aside?: ReactNode;
  children: ReactNode;
};

/** A saved thing in a form at the right, which asks before what was typed is dropped. */
export const SavedDrawer = ({ title, form, isChanged, save, onClose, aside, children }: SavedDrawerProps) => {
  const { t } = useTranslation();
  const [isQuestionOpen, setQuestionOpen] = useState(false);
  const close = () => (isChanged ? setQuestionOpen(true) : onClose());
  return (
    <Drawer
      opened
      onClose={close}
      title={title}
      footer={
        <>
          {aside && <span className={frame.left}>{aside}</span>}
          <Button onClick={close}>{t('settings.form.cancel')}</Button>
          <Button kind="primary" pending={form.pending} onClick={form.submit}>
            {save}
          </Button>
        </>
      }
    >
      <CheckedForm form={form} className={frame.form}>
        {children}
        <button type="submit" hidden aria-hidden="true" tabIndex={-1} />
      </CheckedForm>
      {isQuestionOpen && (
        <Dialog
          title={t('settings.saved.discard_title')}
          onClose={() => setQuestionOpen(false)}
          actions={
            <>
              <Button onClick={() => setQuestionOpen(false)}>{t('settings.saved.keep_editing')}</Button>
              <Button kind="danger" onClick={onClose}>
                {t('settings.saved.discard')}
              </Button>
            </>
          }
        >
          <p>{t('settings.saved.discard_text')}</p>
        </Dialog>
      )}
    </Drawer>
  );
};
