import type { ReactNode } from 'react';
import { createLink } from '@tanstack/react-router';
import type { AnchorHTMLAttributes } from 'react';
import classes from './tabs.module.css';

/** Screens that belong together, on a line that looks like tabs; the open one is underlined. */
export const TabLinks = ({ label, children }: { label: string; children: ReactNode }) => (
  <nav aria-label={label} className={classes.tabs}>
    {children}
  </nav>
);

/** The way to one of these screens. */
export const TabLink = createLink((props: AnchorHTMLAttributes<HTMLAnchorElement>) => (
  <a {...props} className={classes.tab}>
    {props.children}
  </a>
));
