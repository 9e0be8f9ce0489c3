import { Fragment } from 'react';
import { date, weekdayDate } from '../../platform/words/format.ts';
import classes from './date-text.module.css';

/** Longer ones than a PRO, a container or a day: where lines break, they break too. */
const longReference = 20;

const Reference = ({ children }: { children: string }) => (
  <span className={classes.text} data-long={children.length > longReference || undefined}>
    {children.split('-').map((part, index) => (
      // oxlint-disable-next-line react/no-array-index-key -- the parts of one text never change places
      <Fragment key={index}>
        {index > 0 && <i>-</i>}
        {part}
      </Fragment>
    ))}
  </span>
);

/** What has a hyphen before a digit within it, as every second part: a sentence breaks between its words, never in these. */
const references = /(\S*-\d\S*)/;

/** A number with hyphens, such as a PRO or a date, in tabular figures with hyphens of normal width; or a sentence of them that wraps. */
export const RefText = ({ wraps, children }: { wraps?: boolean; children: string }) =>
  wraps ? (
    <span>
      {children.split(references).map((part, index) =>
        // oxlint-disable-next-line react/no-array-index-key -- the parts of one text never change places
        index % 2 === 1 ? <Reference key={index}>{part}</Reference> : part,
      )}
    </span>
  ) : (
    <Reference>{children}</Reference>
  );

/** MM-DD-YYYY of an ISO date, with the weekday in front if asked; a dash when there is none. */
export const DateText = ({ iso, weekday }: { iso: string | null | undefined; weekday?: boolean }) =>
  iso ? <RefText>{weekday ? weekdayDate(iso) : date(iso)}</RefText> : <>–</>;
