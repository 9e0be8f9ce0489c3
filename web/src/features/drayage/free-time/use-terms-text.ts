import { date, money } from '../../../platform/words/format.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import type { TermsFields, TermsRow } from './terms-form.ts';
import { usePlaces } from './use-places.ts';

/** A row in words: what it is of, and what it says. */
export const useTermsText = () => {
  const { t } = useTranslation();
  const { lineText, whereText } = usePlaces();
  const freeText = ({ free_days, counting }: TermsRow): string => {
    if (free_days === null) return t('drayage.free_time.free_usual');
    const days = t(`drayage.free_time.countings.${counting}`).toLocaleLowerCase();
    return `${t('drayage.free_time.free', { count: free_days })} (${days})`;
  };
  const tiersText = (tiers: TermsFields['tiers']): string =>
    tiers
      .map(({ from_day, per_day }) => t('drayage.free_time.price', { price: money(per_day ?? 0), day: from_day ?? 1 }))
      .join('; ');
  const periodText = ({ effective_from, effective_to }: TermsRow): string => {
    const from = effective_from && date(effective_from);
    const to = effective_to && date(effective_to);
    if (from && to) return t('drayage.free_time.between', { from, to });
    if (from) return t('drayage.free_time.open_end', { from });
    return to ? t('drayage.free_time.until', { to }) : '';
  };
  return {
    tiersText,
    nameText: (row: TermsRow): string =>
      [t(`drayage.free_time.charges.${row.charge}`), lineText(row.steamship_line), whereText(row)].join(' · '),
    aboutText: (row: TermsRow): string =>
      [freeText(row), tiersText([...row.tiers]), periodText(row), row.note].filter(Boolean).join(' · '),
  };
};
