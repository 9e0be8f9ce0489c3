import type { ReactNode } from 'react';
import classes from './drawer.module.css';
import { Modal } from './modal.tsx';

type DrawerProps = {
  opened: boolean;
  onClose: () => void;
  title: string;
  children: ReactNode;
  /** Buttons that stay in view at the bottom. */
  footer?: ReactNode;
};

/** A panel from the right, 480 px wide; the whole screen on phones. */
export const Drawer = ({ opened, onClose, title, children, footer }: DrawerProps) => (
  <Modal
    opened={opened}
    onClose={onClose}
    title={title}
    place="right"
    width="min(480px, 100vw)"
    closeButton
    classNames={{ content: classes.content, header: classes.header, body: classes.body }}
    footer={footer && <div className={classes.footer}>{footer}</div>}
  >
    {children}
  </Modal>
);

type SideDrawerProps = { label: string; onClose: () => void; children: ReactNode };

/** A bare panel from the left edge, for navigation on phones. */
export const SideDrawer = ({ label, onClose, children }: SideDrawerProps) => (
  <Modal label={label} onClose={onClose} place="left" width="272px" classNames={{ body: classes.bare }}>
    {children}
  </Modal>
);
