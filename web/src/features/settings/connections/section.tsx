import type { ReactNode } from 'react';
import classes from './connections.module.css';

/** A part of a carrier's form below a line. */
export const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className={classes.section}>
    <h3>{title}</h3>
    {children}
  </section>
);
