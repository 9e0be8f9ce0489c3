import { Drawer as KitDrawer } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { bareHeader } from './dialog-styles.ts';
import '@mantine/core/styles/Drawer.layer.css';
import classes from './drawer.module.css';

type DrawerProps = {
  opened: boolean;
  onClose: () => void;
  title: string;
  children: ReactNode;
  /** Buttons that stay in view at the bottom. */
  footer?: ReactNode;
};

/** A panel from the right, 480 px wide; the whole screen on phones. */
export const Drawer = ({ opened, onClose, title, children, footer }: DrawerProps) => {
  const { t } = useTranslation();
  return (
    <KitDrawer
      opened={opened}
      onClose={onClose}
      title={title}
      size="min(480px, 100vw)"
      closeButtonProps={{ 'aria-label': t('frame.kit.close') }}
      transitionProps={{ duration: 240, timingFunction: 'var(--p-ease)' }}
      attributes={bareHeader}
      classNames={{ content: classes.content, header: classes.header, title: classes.title, body: classes.body }}
    >
      {children}
      {footer && <div className={classes.footer}>{footer}</div>}
    </KitDrawer>
  );
};
