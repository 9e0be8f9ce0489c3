import { Fragment } from 'react';
import { date, weekdayDate } from '../../platform/words/format.ts';
import classes from './date-text.module.css';

/** A number with hyphens, such as a PRO or a date, in tabular figures with hyphens of normal width; or a sentence of them that wraps. */
export const RefText = ({ wraps, children }: { wraps?: boolean; children: string }) => (
  <span className={classes.text} data-wraps={wraps || undefined}>
    {children.split('-').map((part, index) => (
      // oxlint-disable-next-line react/no-array-index-key -- the parts of one text never change places
      <Fragment key={index}>
        {index > 0 && <i>-</i>}
        {part}
      </Fragment>
    ))}
  </span>
);

/** MM-DD-YYYY of an ISO date, with the weekday in front if asked; a dash when there is none. */
export const DateText = ({ iso, weekday }: { iso: string | null | undefined; weekday?: boolean }) =>
  iso ? <RefText>{weekday ? weekdayDate(iso) : date(iso)}</RefText> : <>–</>;
