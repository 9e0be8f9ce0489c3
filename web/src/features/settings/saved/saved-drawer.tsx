import { type ReactNode, useState } from 'react';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { CheckedForm, type FormState } from '../../../ui/layout/checked-form.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { Drawer } from '../../../ui/overlays/drawer.tsx';
import { ActionMenu } from '../../../ui/overlays/action-menu.tsx';
import { TrashIcon } from '../../../ui/icons/action-icons.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import { RemoveDialog, type Removal } from '../setting-drawer.tsx';
import frame from '../settings-frame.module.css';

type SavedDrawerProps = {
  title: string;
  form: FormState;
  /** Whether something typed is not saved: closing asks then. */
  isChanged: boolean;
  save: string;
  onClose: () => void;
  /** What is known of something that stands, below its name. */
  state?: string | undefined;
  /** Deletes what stands, from the menu beside its name. */
  removal?: Removal | undefined;
  children: ReactNode;
};

/** A saved thing in a form at the right, which asks before what was typed is dropped. */
export const SavedDrawer = (props: SavedDrawerProps) => {
  const { title, form, isChanged, save, onClose, state, removal, children } = props;
  const { t } = useTranslation();
  const [question, setQuestion] = useState<'discard' | 'remove' | null>(null);
  const close = () => (isChanged ? setQuestion('discard') : onClose());
  const remove = { label: t('settings.form.remove'), icon: TrashIcon, onSelect: () => setQuestion('remove') };
  return (
    <Drawer
      opened
      onClose={close}
      title={title}
      head={
        removal && {
          state,
          menu: <ActionMenu label={t('settings.saved.options', { name: title })} actions={[remove]} />,
        }
      }
      footer={
        <>
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
      {removal && question === 'remove' && <RemoveDialog {...removal} onClose={() => setQuestion(null)} />}
      {question === 'discard' && (
        <Dialog
          title={t('settings.saved.discard_title')}
          onClose={() => setQuestion(null)}
          actions={
            <>
              <Button onClick={() => setQuestion(null)}>{t('settings.saved.keep_editing')}</Button>
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
