import { Button } from '../primitives/button.tsx';
import classes from './dialog.module.css';
import { Modal } from './modal.tsx';

export type AlertDialogProps = { title: string; text: string; action: string; onAction: () => void };

/** A message that must be answered with its one button; it cannot be dismissed. */
export const AlertDialog = ({ title, text, action, onAction }: AlertDialogProps) => (
  <Modal title={title} onClose={onAction} width="420px" isDismissible={false}>
    <p className={classes.text}>{text}</p>
    <div className={classes.actions}>
      <Button kind="primary" onClick={onAction} data-autofocus>
        {action}
      </Button>
    </div>
  </Modal>
);
