import { createLink } from '@tanstack/react-router';
import { type AnchorHTMLAttributes, type ReactNode, useEffect, useRef } from 'react';
import { number } from '../../platform/words/format.ts';
import classes from './tabs.module.css';

/** Screens that belong together, on a line that looks like tabs; the open one is underlined and in sight. */
export const TabLinks = ({ label, children }: { label: string; children: ReactNode }) => {
  const line = useRef<HTMLElement>(null);
  useEffect(() => {
    const current = line.current?.querySelector<HTMLElement>('[aria-current="page"]');
    if (line.current && current) line.current.scrollLeft = current.offsetLeft - line.current.offsetLeft;
  }, []);
  return (
    <nav ref={line} aria-label={label} className={classes.tabs}>
      {children}
    </nav>
  );
};

/** The way to one of these screens. */
export const TabLink = createLink((props: AnchorHTMLAttributes<HTMLAnchorElement>) => (
  <a {...props} className={classes.tab}>
    {props.children}
  </a>
));

/** How many things a tab holds; its room is kept until that is known. */
export const TabCount = ({ children }: { children: number | undefined }) => (
  <span className={classes.count}>{children === undefined ? '' : number(children, 0)}</span>
);
