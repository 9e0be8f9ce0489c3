import { createContext, type ReactNode, use } from 'react';
import classes from './phone-row.module.css';
import { Skeleton } from '../primitives/skeleton.tsx';

/** The box that a row on a phone is ticked by, where its list has rows ticked there. */
export const PhoneChoice = createContext<ReactNode>(null);

/** A row of a list on a phone: lines below each other, opened by the link in the first. */
export const PhoneRow = ({ children }: { children: ReactNode }) => {
  const choice = use(PhoneChoice);
  return (
    <li className={classes.row} data-with-choice={choice ? true : undefined}>
      {choice && <span className={classes.choice}>{choice}</span>}
      {children}
    </li>
  );
};

type PhoneLineProps = {
  children: ReactNode;
  end?: ReactNode;
  /** What the row is about: the first child stands out. */
  main?: boolean;
  /** Stays one line; what gives way is cut off. */
  whole?: boolean;
};

/** One line of such a row. */
export const PhoneLine = ({ children, end, main, whole }: PhoneLineProps) => (
  <div className={classes.line} data-main={main || undefined} data-whole={whole || undefined}>
    {children}
    {end && <span className={classes.end}>{end}</span>}
  </div>
);

/** More than a tall phone shows: what stands below the rows is out of sight before they come, and does not jump. */
const skeletonRows = 14;

/** Stands for rows that are on their way. */
export const PhoneRowSkeletons = () =>
  Array.from({ length: skeletonRows }, (_, row) => (
    <PhoneRow key={row}>
      <Skeleton width={150} height={18} />
      <Skeleton width={220} />
      <Skeleton width={180} />
    </PhoneRow>
  ));
