import type { ReactNode } from 'react';
import classes from './dialog.module.css';
import { Modal } from './modal.tsx';

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
export const Dialog = ({ title, onClose, children, actions, size = 440 }: DialogProps) => (
  <Modal title={title} onClose={onClose} width={`${size}px`} closeButton>
    {children}
    {actions && <div className={classes.actions}>{actions}</div>}
  </Modal>
);
