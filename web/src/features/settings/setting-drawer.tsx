import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { notifyFailure } from '../../platform/api/notify-failure.ts';
import { notify } from '../../platform/notify.ts';
import { useTranslation } from '../../platform/words/use-translation.ts';
import { CheckedForm, type FormState } from '../../ui/layout/checked-form.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { Drawer } from '../../ui/overlays/drawer.tsx';
import { Button } from '../../ui/primitives/button.tsx';
import classes from './settings-frame.module.css';

type SettingDrawerProps = {
  title: string;
  form: FormState;
  onClose: () => void;
  /** At the left of Cancel and Save: to delete what is edited. */
  aside?: ReactNode;
  children: ReactNode;
};

/** One thing of a list of settings in a form at the right, sent by Save or by Enter in a field. */
export const SettingDrawer = ({ title, form, onClose, aside, children }: SettingDrawerProps) => {
  const { t } = useTranslation();
  return (
    <Drawer
      opened
      onClose={onClose}
      title={title}
      footer={
        <>
          {aside && <span className={classes.left}>{aside}</span>}
          <Button onClick={onClose}>{t('settings.form.cancel')}</Button>
          <Button kind="primary" pending={form.pending} onClick={form.submit}>
            {t('settings.form.save')}
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

export type Removal = {
  /** What will be gone, as a sentence. */
  text: string;
  remove: () => Promise<unknown>;
  onRemoved: () => void;
};

/** Deletes after a question. */
export const RemoveButton = (props: Removal) => {
  const { t } = useTranslation();
  const [isConfirming, setConfirming] = useState(false);
  return (
    <>
      <Button kind="ghost" onClick={() => setConfirming(true)}>
        {t('settings.form.remove')}
      </Button>
      {isConfirming && <RemoveDialog {...props} onClose={() => setConfirming(false)} />}
    </>
  );
};

/** The question before something is deleted. */
export const RemoveDialog = ({ text, remove, onRemoved, onClose }: Removal & { onClose: () => void }) => {
  const { t } = useTranslation();
  const { mutate, isPending } = useMutation({
    mutationFn: remove,
    onSuccess: () => {
      notify.success(t('settings.form.removed'));
      onClose();
      onRemoved();
    },
    onError: notifyFailure,
  });
  return (
    <Dialog
      title={t('settings.form.remove_title')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('settings.form.cancel')}</Button>
          <Button kind="danger" pending={isPending} onClick={() => mutate()}>
            {t('settings.form.remove')}
          </Button>
        </>
      }
    >
      <p>{text}</p>
    </Dialog>
  );
};
