import type { HTMLAttributes, ReactNode, Ref } from 'react';
import classes from './list-page.module.css';

type ListPageProps = {
  children: ReactNode;
  /** Leaves room below the rows for what may be done with the selected ones. */
  isSelecting?: boolean;
};

/** A screen that is one list: it fills the window, and what it lists scrolls between head and foot. */
export const ListPage = ({ children, isSelecting = false }: ListPageProps) => (
  <div className={classes.page} data-selecting={isSelecting || undefined}>
    {children}
  </div>
);

type ListBodyProps = Omit<HTMLAttributes<HTMLDivElement>, 'className'> & { ref: Ref<HTMLDivElement> };

/** What scrolls; on phones the whole page does. */
export const ListBody = (props: ListBodyProps) => <div {...props} className={classes.body} />;
