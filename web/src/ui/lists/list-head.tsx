import type { ReactNode } from 'react';
import classes from './list-head.module.css';

type ListHeadProps = {
  title: string;
  /** What is said of the list as a whole, beside its title. */
  children: ReactNode;
  tabs?: ReactNode;
  /** What stands between the title and the tabs. */
  above?: ReactNode;
};

/** Top of a list page, closed by a line: below its title or, where there are tabs, below them. */
export const ListHead = ({ title, children, tabs, above }: ListHeadProps) => (
  <>
    <div className={classes.head} data-tabs={tabs ? true : undefined}>
      <h1>{title}</h1>
      {children}
    </div>
    {above}
    {tabs && <div className={classes.tabs}>{tabs}</div>}
  </>
);

/** What stands at the end of a list's head or of its line of filters. */
export const LineEnd = ({ children }: { children: ReactNode }) => <span className={classes.end}>{children}</span>;

/** What the list is for, in a sentence below its head. */
export const ListText = ({ children }: { children: ReactNode }) => <p className={classes.text}>{children}</p>;
