import { operatorDay } from '../../platform/session/operator-day.ts';
import { useMe } from '../../platform/session/current-user.ts';
import { date } from '../../platform/words/format.ts';
import { useTranslation } from '../../platform/words/use-translation.ts';

export type Days = { effective_from: string; effective_to: string | null };

/** The days on which a row counts, in words, and whether they are over or to come. */
export const useDaysText = () => {
  const { t } = useTranslation();
  const today = operatorDay(useMe());
  return {
    daysText: ({ effective_from: from, effective_to: to }: Days): string =>
      to === null
        ? t('taxes.screen.since', { date: date(from) })
        : t('taxes.screen.between', { from: date(from), to: date(to) }),
    stateText: ({ effective_from: from, effective_to: to }: Days): string | null => {
      if (to !== null && to < today) return t('taxes.screen.ended');
      return from > today ? t('taxes.screen.to_come') : null;
    },
  };
};
