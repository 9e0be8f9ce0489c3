import type { ReactNode } from 'react';
import classes from './card.module.css';

type CardProps = {
  title?: ReactNode;
  /** At the right of the title: a count, a link, a button. */
  aside?: ReactNode;
  children: ReactNode;
  /** For tables and maps that reach the card's edge. */
  bare?: boolean;
};

/** The one level of surface above the canvas; never a card in a card. */
export const Card = ({ title, aside, children, bare }: CardProps) => (
  <section className={classes.card} data-padded={!bare || undefined}>
    {(title || aside) && (
      <div className={classes.head}>
        {title && <h2 className={classes.title}>{title}</h2>}
        {aside && <div className={classes.aside}>{aside}</div>}
      </div>
    )}
    {children}
  </section>
);

/** Columns of one card, split by hairlines: pickup and delivery, or a row of facts. */
export const TwinCard = ({ children }: { children: ReactNode }) => (
  <section className={classes.twin}>{children}</section>
);

/** Title row of one column of a TwinCard. */
export const CardHead = ({ title, aside }: { title: ReactNode; aside?: ReactNode }) => (
  <div className={classes.head}>
    <h2 className={classes.title}>{title}</h2>
    {aside && <div className={classes.aside}>{aside}</div>}
  </div>
);
