import { cloneElement, useId, useState, type ReactElement } from 'react';
import classes from './reason.module.css';

type ReasonProps = {
  text: string;
  children: ReactElement<{ 'aria-describedby'?: string }>;
};

/** Says on hover and focus why its one child cannot be pressed, or what it does. Escape hides it. */
export const Reason = ({ text, children }: ReasonProps) => {
  const id = useId();
  const [hidden, setHidden] = useState(false);
  return (
    <span
      className={classes.root}
      data-hidden={hidden || undefined}
      onKeyDown={(event) => event.key === 'Escape' && setHidden(true)}
      onPointerEnter={() => setHidden(false)}
      onBlur={() => setHidden(false)}
    >
      {cloneElement(children, { 'aria-describedby': id })}
      <span id={id} role="tooltip" className={classes.bubble}>
        {text}
      </span>
    </span>
  );
};
