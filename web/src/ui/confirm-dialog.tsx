import { Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { bareHeader } from './dialog-styles.ts';
import { Button } from './button.tsx';
import classes from './dialog.module.css';

type ConfirmDialogProps = {
  opened: boolean;
  onClose: () => void;
  onConfirm: () => void;
  /** "Are you sure?" unless something more telling can be asked. */
  title?: string;
  /** "You won't be able to revert this!" unless it can be said what will happen. */
  children?: ReactNode;
  confirm?: string;
  danger?: boolean;
  pending?: boolean;
};

/** Asks before something that cannot be taken back. */
export const ConfirmDialog = ({
  opened,
  onClose,
  onConfirm,
  title,
  children,
  confirm,
  danger,
  pending,
}: ConfirmDialogProps) => {
  const { t } = useTranslation();
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={title ?? t('frame.confirm.title')}
      size={440}
      closeButtonProps={{ 'aria-label': t('frame.kit.close') }}
      attributes={bareHeader}
      classNames={{ title: classes.title, body: classes.body, content: classes.content, header: classes.header }}
    >
      <div className={classes.text}>{children ?? t('frame.confirm.text')}</div>
      <div className={classes.actions}>
        <Button onClick={onClose}>{t('frame.confirm.cancel')}</Button>
        <Button kind={danger ? 'danger' : 'primary'} onClick={onConfirm} pending={pending ?? false}>
          {confirm ?? t('frame.confirm.yes')}
        </Button>
      </div>
    </Modal>
  );
};
