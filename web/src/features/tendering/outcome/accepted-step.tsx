import type { ReactNode } from 'react';
import type { Icon } from '../../../ui/icons/icon.tsx';
import classes from './accepted.module.css';

type AcceptedStepProps = { icon: Icon; title: string; text: string; children: ReactNode };

/** Something to do once a carrier accepted, with the button that does it. */
export const AcceptedStep = ({ icon: Glyph, title, text, children }: AcceptedStepProps) => (
  <li className={classes.step}>
    <Glyph size={18} />
    <div className={classes.words}>
      <b>{title}</b>
      <p className={classes.note}>{text}</p>
    </div>
    {children}
  </li>
);
