import type { DraftStatus } from '../../platform/forms/use-kept-draft.ts';
import { dateAndTime } from '../../platform/words/format.ts';
import { Button } from '../primitives/button.tsx';
import classes from './draft-line.module.css';

type DraftLineProps = {
  draft: DraftStatus;
  /** What is said of a draft that was stored or restored at a time of day. */
  text: (kind: 'saved' | 'restored', time: string) => string;
  startOver: string;
  onStartOver: () => void;
};

/** That what is typed is kept on this device, and the way to begin with an empty form. */
export const DraftLine = ({ draft, text, startOver, onStartOver }: DraftLineProps) => {
  if (draft.kind !== 'restored' && draft.kind !== 'saved') return null;
  return (
    <p className={classes.draft} role="status">
      {text(draft.kind, dateAndTime(draft.at)[1])}
      <Button kind="link" size="small" onClick={onStartOver}>
        {startOver}
      </Button>
    </p>
  );
};
