import { Button } from '../primitives/button.tsx';
import classes from './not-sent.module.css';

type NotSentProps = { text: string; again: string; onAgain: () => void; drop: string; onDrop: () => void };

/** Says below a message that it was not sent, with what may be done about it. */
export const NotSent = ({ text, again, onAgain, drop, onDrop }: NotSentProps) => (
  <div className={classes.failed} role="alert">
    <span>{text}</span>
    <Button kind="link" size="small" onClick={onAgain}>
      {again}
    </Button>
    <Button kind="link" size="small" onClick={onDrop}>
      {drop}
    </Button>
  </div>
);
