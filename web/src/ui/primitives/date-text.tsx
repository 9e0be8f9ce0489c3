import { Fragment } from 'react';
import { date, weekdayDate } from '../../platform/words/format.ts';
import classes from './date-text.module.css';

/** A number with hyphens, such as a PRO or a date, in tabular figures with hyphens of normal width; or a sentence of them that wraps. */
export const RefText = ({ wraps, children }: { wraps?: boolean; children: string }) => {
  // A sentence breaks between its words, never at the hyphens of a number.
  const parts = wraps ? children.split(/(\S*-\d\S*)/) : children.split('-');
  return (
    <span className={wraps ? undefined : classes.text}>
      {parts.map((part, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- the parts of one text never change places
        <Fragment key={index}>
          {wraps && index % 2 === 1 ? (
            <RefText>{part}</RefText>
          ) : !wraps && index > 0 ? (
            <>
              <i>-</i>
              {part}
            </>
          ) : (
            part
          )}
        </Fragment>
      ))}
    </span>
  );
};

/** MM-DD-YYYY of an ISO date, with the weekday in front if asked; a dash when there is none. */
export const DateText = ({ iso, weekday }: { iso: string | null | undefined; weekday?: boolean }) =>
  iso ? <RefText>{weekday ? weekdayDate(iso) : date(iso)}</RefText> : <>–</>;
