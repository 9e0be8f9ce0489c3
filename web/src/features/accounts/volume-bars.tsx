import { useTranslation } from '../../platform/words/use-translation.ts';
import classes from './volume-bars.module.css';

const height = 20;
const barWidth = 6;
const gap = 2;

/** Loads of the last twelve weeks, this week in full colour; a week without any is a line. */
export const VolumeBars = ({ weeks }: { weeks: readonly number[] }) => {
  const { t } = useTranslation();
  const most = Math.max(...weeks, 1);
  return (
    <svg
      className={classes.bars}
      width={weeks.length * (barWidth + gap) - gap}
      height={height}
      role="img"
      aria-label={t('accounts.weeks_label', { least: Math.min(...weeks), most: Math.max(...weeks) })}
    >
      {weeks.map((loads, week) => {
        const tall = loads === 0 ? 1 : Math.max(2, Math.round((loads / most) * height));
        return (
          <rect
            // oxlint-disable-next-line react/no-array-index-key -- a week is its place
            key={week}
            x={week * (barWidth + gap)}
            y={height - tall}
            width={barWidth}
            height={tall}
            rx={1}
            data-now={week === weeks.length - 1 || undefined}
            data-empty={loads === 0 || undefined}
          />
        );
      })}
    </svg>
  );
};
