import type { Translate } from '../../platform/words/translate.ts';
import { useTranslation } from '../../platform/words/use-translation.ts';
import classes from './days-left.module.css';
import { today } from '../../platform/words/today.ts';

/** From this many days on, the text has the danger color. */
const urgentDays = 7;

/** "12 days left", "today is the last day", "3 days over". */
export const daysLeftText = (day: string, t: Translate): string => {
  const days = daysUntil(day);
  if (days === 0) return t('claims.load.days.today');
  return days > 0 ? t('claims.load.days.left', { count: days }) : t('claims.load.days.over', { count: -days });
};

/** Days until a day as text; urgent in the last week. */
export const DaysLeft = ({ day }: { day: string }) => {
  const { t } = useTranslation();
  return (
    <span className={classes.left} data-urgent={daysUntil(day) <= urgentDays || undefined}>
      {daysLeftText(day, t)}
    </span>
  );
};

const dayMs = 86_400_000;

/** Calendar days from today to a day; negative when it is past. */
const daysUntil = (day: string): number => Math.round((Date.parse(day.slice(0, 10)) - Date.parse(today())) / dayMs);
