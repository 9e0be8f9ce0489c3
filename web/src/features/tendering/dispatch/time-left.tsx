import type { Translate } from '../../../platform/words/translate.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { useNow } from '../../quotes/use-now.ts';
import classes from './dispatch.module.css';

const minuteMs = 60_000;
const hour = 60;
/** Below this the time left is shown in the danger colour. */
const urgentMs = 30 * minuteMs;
const stepMs = 5000;

/** A span of time in hours and minutes. */
const spanText = (ms: number, t: Translate): string => {
  const minutes = Math.floor(ms / minuteMs);
  if (minutes < 1) return t('tendering.dispatch.moment');
  return minutes < hour
    ? t('tendering.dispatch.minutes', { minutes })
    : t('tendering.dispatch.hours', { hours: Math.floor(minutes / hour), minutes: minutes % hour });
};

/** The time until the load is declined automatically. */
export const TimeLeft = ({ until }: { until: string }) => {
  const { t } = useTranslation();
  const left = Date.parse(until) - useNow(stepMs);
  return (
    <span className={classes.left} data-urgent={left < urgentMs || undefined}>
      {left > 0 ? spanText(left, t) : t('tendering.dispatch.over')}
    </span>
  );
};

/** How long a load has waited. */
export const WaitingSince = ({ since }: { since: string }) => {
  const { t } = useTranslation();
  const waited = Math.max(0, useNow(stepMs) - Date.parse(since));
  return <>{t('tendering.dispatch.since', { time: spanText(waited, t) })}</>;
};
