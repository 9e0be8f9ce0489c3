import { Modal } from '@mantine/core';
import { bareHeader } from './dialog-styles.ts';
import { Button } from '../primitives/button.tsx';
import classes from './dialog.module.css';

type AlertDialogProps = { title: string; text: string; action: string; onAction: () => void };

/** A message that must be answered with its one button; it cannot be dismissed. */
export const AlertDialog = ({ title, text, action, onAction }: AlertDialogProps) => (
  <Modal
    opened
    onClose={onAction}
    title={title}
    withCloseButton={false}
    closeOnClickOutside={false}
    closeOnEscape={false}
    size={420}
    attributes={bareHeader}
    classNames={{ title: classes.title, body: classes.body, content: classes.content, header: classes.header }}
  >
    <p className={classes.text}>{text}</p>
    <div className={classes.actions}>
      <Button kind="primary" onClick={onAction} data-autofocus>
        {action}
      </Button>
    </div>
  </Modal>
);
