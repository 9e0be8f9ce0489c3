import { createLink } from '@tanstack/react-router';
import type { AnchorHTMLAttributes, Ref } from 'react';
import classes from './row-link.module.css';

type RowAnchorProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'className'> & {
  /** The row's id, for the keys that go from row to row. */
  'data-load'?: number;
  ref?: Ref<HTMLAnchorElement>;
};

const RowAnchor = ({ children, ...rest }: RowAnchorProps) => (
  <a {...rest} className={classes.link}>
    {children}
  </a>
);

/** What names a row: a link that covers it, so that a press, Enter and the middle button open it. */
export const RowLink = createLink(RowAnchor);
