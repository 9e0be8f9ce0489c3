import type { HTMLAttributes, ReactNode, Ref } from 'react';
import classes from './list-page.module.css';

/** A screen that is one list: it fills the window, and what it lists scrolls between head and foot. */
export const ListPage = ({ children }: { children: ReactNode }) => <div className={classes.page}>{children}</div>;

type ListBodyProps = Omit<HTMLAttributes<HTMLDivElement>, 'className'> & { ref: Ref<HTMLDivElement> };

/** What scrolls; on phones the whole page does. */
export const ListBody = (props: ListBodyProps) => <div {...props} className={classes.body} />;
