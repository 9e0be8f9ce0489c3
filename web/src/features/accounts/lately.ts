import { addDays } from '@portal/contract/values/calendar-days.ts';
import { dayInZone } from '@portal/contract/values/zones/local-time.ts';
import { date, dateAndTime } from '../../platform/words/format.ts';
import { readerZone } from '../../platform/words/reader-zone.ts';
import type { Translate } from '../../platform/words/translate.ts';

const dayOf = (moment: Date): string => dayInZone(readerZone(), moment);

/** A moment of the past as it is read in passing: "Today 9:38 AM", "Yesterday 6:20 PM", earlier ones by their day. */
export const lately = (at: string, t: Translate): string => {
  const today = dayOf(new Date());
  const day = dayOf(new Date(at));
  const time = dateAndTime(at)[1];
  if (day === today) return t('accounts.lately.today', { time });
  return day === addDays(today, -1) ? t('accounts.lately.yesterday', { time }) : date(day);
};

/** The same in the middle of a sentence. */
export const latelyInSentence = (at: string, t: Translate): string => {
  const text = lately(at, t);
  return text.charAt(0).toLowerCase() + text.slice(1);
};
