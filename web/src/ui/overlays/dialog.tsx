import { Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { bareHeader } from './dialog-styles.ts';
import classes from './dialog.module.css';

type DialogProps = {
  title: string;
  onClose: () => void;
  children: ReactNode;
  /** Buttons at the bottom, the one that goes on last. */
  actions?: ReactNode;
  /** Pixels it is wide where the screen has them. */
  size?: number;
};

/** A question with a small form, in the middle of the screen. Mount it to open it. */
export const Dialog = ({ title, onClose, children, actions, size = 440 }: DialogProps) => {
  const { t } = useTranslation();
  return (
    <Modal
      opened
      onClose={onClose}
      title={title}
      size={size}
      closeButtonProps={{ 'aria-label': t('frame.kit.close') }}
      attributes={bareHeader}
      classNames={{ title: classes.title, body: classes.body, content: classes.content, header: classes.header }}
    >
      {children}
      {actions && <div className={classes.actions}>{actions}</div>}
    </Modal>
  );
};
