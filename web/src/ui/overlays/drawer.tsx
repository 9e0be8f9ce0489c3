import type { ReactNode } from 'react';
import classes from './drawer.module.css';
import { Modal } from './modal.tsx';

/** What its head says beside the title: a picture before it, a line of state below it, what else may be done. */
export type DrawerHead = { picture?: ReactNode; state: ReactNode; menu?: ReactNode };

type DrawerProps = {
  opened: boolean;
  onClose: () => void;
  title: string;
  head?: DrawerHead | undefined;
  children: ReactNode;
  /** Buttons that stay in view at the bottom. */
  footer?: ReactNode;
};

/** A panel from the right, 480 px wide; the whole screen on phones. */
export const Drawer = ({ opened, onClose, title, head, children, footer }: DrawerProps) => (
  <Modal
    opened={opened}
    onClose={onClose}
    title={title}
    place="right"
    width="min(480px, 100vw)"
    closeButton
    head={
      head && (
        <>
          <span className={classes.picture}>{head.picture}</span>
          <p className={classes.state}>{head.state}</p>
          <div className={classes.menu}>{head.menu}</div>
        </>
      )
    }
    classNames={{ content: classes.content, header: classes.header, title: classes.title, body: classes.body }}
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
