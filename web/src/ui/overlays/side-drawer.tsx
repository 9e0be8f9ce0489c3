import { Drawer as KitDrawer } from '@mantine/core';
import type { ReactNode } from 'react';
import './dialog-styles.ts';
import '@mantine/core/styles/Drawer.layer.css';
import classes from './drawer.module.css';

/** A bare panel from the left edge, for navigation on phones. */
export const SideDrawer = ({
  label,
  onClose,
  children,
}: {
  label: string;
  onClose: () => void;
  children: ReactNode;
}) => (
  <KitDrawer
    opened
    onClose={onClose}
    position="left"
    size={272}
    withCloseButton={false}
    attributes={{ content: { 'aria-label': label } }}
    transitionProps={{ duration: 240, timingFunction: 'var(--p-ease)' }}
    classNames={{ body: classes.bare }}
  >
    {children}
  </KitDrawer>
);
