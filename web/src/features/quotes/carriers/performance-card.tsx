import type { Carrier } from '@portal/contract/carriers/carrier.ts';
import { useQuery } from '@tanstack/react-query';
import type { CSSProperties } from 'react';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { Card } from '../../../ui/primitives/card.tsx';
import { Skeleton } from '../../../ui/primitives/skeleton.tsx';
import classes from './performance-card.module.css';
import { percent } from '../../../platform/words/format.ts';
import { carrierDetails } from '../quotes.api.ts';

/** The carrier’s share of on-time loads, with a bar for each of the last 30 days, its late loads on top. */
export const PerformanceCard = ({ carrier }: { carrier: Carrier }) => {
  const { t } = useTranslation();
  const { data, error } = useQuery(carrierDetails(carrier.id));
  if (error) return null;
  const performance = data?.performance;
  return (
    <Card>
      <div className={classes.head}>
        <h2 className={classes.title}>{t('quotes.performance.title')}</h2>
        <b className={classes.share}>
          {performance ? shareOf(performance.on_time_percent) : <Skeleton width={48} height={16} />}
        </b>
      </div>
      {performance ? <DayBars carrier={carrier} performance={performance} /> : <Skeleton height={48} />}
    </Card>
  );
};

type Performance = {
  on_time_percent: number | null;
  loads: number;
  on_time: number;
  days: readonly { day: string; delivered: number; on_time: number }[];
};

const shareOf = (share: number | null): string => (share === null ? '–' : percent(share));

const DayBars = ({ carrier, performance }: { carrier: Carrier; performance: Performance }) => {
  const { t } = useTranslation();
  const { loads, on_time, days } = performance;
  const most = Math.max(1, ...days.map(({ delivered }) => delivered));
  if (loads === 0) return <p className={classes.caption}>{t('quotes.performance.none')}</p>;
  return (
    <>
      <div className={classes.bars} role="img" aria-label={t('quotes.performance.chart', { on_time, loads })}>
        {days.map((day) => (
          <span
            key={day.day}
            className={classes.bar}
            style={{ '--height': `${(100 * day.delivered) / most}%` } as CSSProperties}
          >
            {day.on_time < day.delivered && (
              <span
                className={classes.late}
                style={{ '--height': `${(100 * (day.delivered - day.on_time)) / day.delivered}%` } as CSSProperties}
              />
            )}
          </span>
        ))}
      </div>
      <p className={classes.caption}>
        {t('quotes.performance.loads', { carrier: carrier.short_name, on_time, loads })}
      </p>
    </>
  );
};
