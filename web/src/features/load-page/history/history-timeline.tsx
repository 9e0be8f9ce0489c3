import { useTranslation } from '../../../platform/words/use-translation.ts';
import { dateAndTime, weekdayDate } from '../../../platform/words/format.ts';
import { zoneName } from '../../../platform/words/zone-elsewhere.ts';
import { RefText } from '../../../ui/primitives/date-text.tsx';
import { Timeline, TimelineDetail, TimelineLine } from '../../../ui/status/timeline.tsx';
import type { ChangedPart, ShownChange } from './history-changes.ts';
import type { Translate } from '../../../platform/words/translate.ts';
import { historyDays, type HistoryLine, withoutRepeats } from './history-lines.ts';
import classes from './load-history.module.css';

const shownOnPage = 4;

type TimelineProps = {
  lines: readonly HistoryLine[];
  /** True when the newest line marks where the load is now. */
  isMoving: boolean;
};

/** Lines of a load's history, grouped by day. */
export const HistoryTimeline = ({ lines, isMoving }: TimelineProps) =>
  historyDays(lines).map(({ day, lines: ofDay }) => (
    <section key={day} className={classes.day}>
      <h3 className={classes.date}>
        <RefText>{namedDay(day)}</RefText>
      </h3>
      <Timeline>
        {ofDay.map((line) => (
          <Line key={line.key} line={line} isNow={isMoving && line === lines[0]} />
        ))}
      </Timeline>
    </section>
  ));

/** "Wed 11-18-2026" of 11-18-2026. */
const namedDay = (day: string): string => weekdayDate(day.replace(/^(\d\d)-(\d\d)-(\d{4})$/, '$3-$1-$2'));

/** "4:05 PM CST", at the place it happened or at the reader's. */
const clockAt = (at: string, timezone: string | undefined): string =>
  `${dateAndTime(at, timezone)[1]} ${zoneName(at, timezone)}`.trimEnd();

const Line = ({ line, isNow }: { line: HistoryLine; isNow: boolean }) => {
  const { t } = useTranslation();
  return (
    <TimelineLine
      title={line.title}
      time={<time dateTime={line.at}>{clockAt(line.at, line.timezone)}</time>}
      mark={line.tone === 'trouble' ? 'trouble' : undefined}
      now={isNow}
    >
      <TimelineDetail>
        {line.internal && <span className={classes.internal}>{t('loads.history.internal')}</span>}
        {line.detail}
      </TimelineDetail>
      <Changes parts={line.parts} />
    </TimelineLine>
  );
};

/** The newest lines on the page of a load: what happened, where, when and why, without more. */
export const NewestLines = ({ lines, isMoving }: TimelineProps) => {
  const { t } = useTranslation();
  return (
    <Timeline>
      {withoutRepeats(lines)
        .slice(0, shownOnPage)
        .map((line, index) => (
          <TimelineLine
            key={line.key}
            title={line.count > 1 ? t('loads.history.times', { what: line.title, count: line.count }) : line.title}
            time={
              <time dateTime={line.at}>
                <RefText>{momentOf(line, t)}</RefText>
              </time>
            }
            mark={line.tone === 'trouble' ? 'trouble' : undefined}
            now={isMoving && index === 0}
          >
            {line.why && <TimelineDetail>{line.why}</TimelineDetail>}
          </TimelineLine>
        ))}
    </Timeline>
  );
};

/** "Today, 6:12 AM CST" or "11-16-2026, 4:05 PM CST". */
const momentOf = ({ at, timezone }: HistoryLine, t: Translate): string => {
  const [day] = dateAndTime(at, timezone);
  const [today] = dateAndTime(new Date().toISOString(), timezone);
  return `${day === today ? t('loads.history.today') : day}, ${clockAt(at, timezone)}`;
};

/** Above this number, values are collapsed behind their count. */
const mostShownValues = 4;

const Changes = ({ parts }: { parts: readonly ChangedPart[] }) => {
  const { t } = useTranslation();
  const count = parts.reduce((sum, { changes }) => sum + changes.length, 0);
  const all = parts.map((part) => <Part key={part.name} part={part} />);
  if (count <= mostShownValues) return all;
  return (
    <details className={classes.more}>
      <summary>{t('loads.history.values', { count })}</summary>
      {all}
    </details>
  );
};

const Part = ({ part: { name, changes } }: { part: ChangedPart }) => (
  <div className={classes.part}>
    {name && <p className={classes.name}>{name}</p>}
    {changes.map((change, index) => (
      // oxlint-disable-next-line react/no-array-index-key -- entries of the history are never reordered
      <Change key={index} {...change} />
    ))}
  </div>
);

const Change = ({ label, before, after }: ShownChange) => (
  <p className={classes.change}>
    {label && <span className={classes.field}>{label}</span>}
    {before !== null && before !== '' && <del>{before}</del>}
    {after !== null && <ins>{after}</ins>}
  </p>
);
