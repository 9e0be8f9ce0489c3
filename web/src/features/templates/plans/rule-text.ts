import type { Plan } from '@portal/contract/templates/plans.contract.ts';
import { money, weekdayWord } from '../../../platform/words/format.ts';
import { currentLanguage } from '../../../platform/words/i18n.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';

type Rule = Pick<Plan, 'every' | 'interval' | 'weekdays' | 'month_day' | 'makes' | 'carrier' | 'price_limit'>;

const listed = (words: readonly string[]): string =>
  new Intl.ListFormat(currentLanguage(), { type: 'conjunction' }).format(words);

/** When a recurring load comes and what is made of it, in a sentence. */
export const useRuleText = ({ every, interval, weekdays, month_day, makes, carrier, price_limit }: Rule): string => {
  const { t } = useTranslation();
  const days = listed(weekdays.toSorted((a, b) => a - b).map(weekdayWord));
  const when =
    every === 'week'
      ? t('templates.plans.rule.week', { count: interval, days })
      : t(month_day === 31 ? 'templates.plans.rule.month_end' : 'templates.plans.rule.month', {
          count: interval,
          day: month_day ?? 1,
        });
  if (makes !== 'booking') return `${when}, ${t(`templates.plans.rule.${makes}`)}`;
  const limit = money(price_limit ?? 0);
  const who = carrier
    ? t('templates.plans.rule.carrier', { carrier: carrier.short_name, limit })
    : t('templates.plans.rule.cheapest', { limit });
  return `${when}, ${who}`;
};
