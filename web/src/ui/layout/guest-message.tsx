import { type ReactNode, useEffect, useRef } from 'react';
import classes from './guest-form.module.css';
import type { Icon } from '../icons/icon.tsx';

type GuestMessageProps = { icon: Icon; title: string; text: string; hint?: string; children: ReactNode };

/** What came of a form before sign-in, in its place; takes the focus, so that it is read out. */
export const GuestMessage = ({ icon: Glyph, title, text, hint, children }: GuestMessageProps) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className={classes.form}>
      <div className={classes.head}>
        <Glyph size={28} className={classes.icon ?? ''} />
        <h1 ref={heading} tabIndex={-1} className={classes.title}>
          {title}
        </h1>
        <p className={classes.text}>{text}</p>
        {hint && <p className={classes.hint}>{hint}</p>}
      </div>
      {children}
    </section>
  );
};
