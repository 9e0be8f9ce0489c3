import { date, dateAndTime } from '../../platform/words/format.ts';
import { today } from '../../platform/words/today.ts';
import type { Translate } from '../../platform/words/translate.ts';
import { useTranslation } from '../../platform/words/use-translation.ts';
import { useNow } from '../quotes/use-now.ts';
import classes from './approvals.module.css';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;
/** From so little time left on it is urgent, and then critical. */
const [urgentMs, criticalMs] = [5 * hourMs, hourMs];

/** "4 h 12 min", "3 d 2 h". */
const spanText = (ms: number): string => {
  const [days, hours, minutes] = [
    Math.floor(ms / dayMs),
    Math.floor((ms % dayMs) / hourMs),
    Math.floor((ms % hourMs) / minuteMs),
  ];
  if (days > 0) return `${days} d ${hours} h`;
  return hours > 0 ? `${hours} h ${minutes} min` : `${minutes} min`;
};

/** "Today, 3:00 PM", "11-19-2026, 9:00 AM". */
export const momentText = (instant: string, t: Translate): string => {
  const [day, time] = dateAndTime(instant);
  return day === date(today()) ? t('approvals.screens.page.today', { time }) : `${day}, ${time}`;
};

/** How long there is until a moment, louder the less it is. */
export const TimeLeft = ({ until }: { until: string }) => {
  const { t } = useTranslation();
  const left = new Date(until).getTime() - useNow(minuteMs / 2);
  const urgency = left < criticalMs ? 'critical' : left < urgentMs ? 'urgent' : undefined;
  return (
    <span className={classes.left} data-urgency={urgency}>
      {left <= 0 ? t('approvals.screens.page.over') : t('approvals.screens.page.left', { time: spanText(left) })}
    </span>
  );
};
