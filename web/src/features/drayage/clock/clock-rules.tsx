import type { DrayageClock } from '@portal/contract/drayage/drayage-load.ts';
import type { Translate } from '../../../platform/words/translate.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { shortMoney } from '../../../platform/words/format.ts';
import classes from './cost-clock.module.css';

/** What each day costs where days do not all cost the same: "days 1 to 4 $150, from day 5 $200". */
const tiersText = (tiers: DrayageClock['per_diem']['tiers'], t: Translate): string =>
  tiers
    .toSorted((a, b) => a.from_day - b.from_day)
    .map(({ from_day, per_day }) => t('drayage.clock.rules.tier', { day: from_day, rate: shortMoney(per_day) }))
    .join(', ');

const rulesOf = ({ days, demurrage, per_diem }: DrayageClock, t: Translate): string[] => {
  const hasClosedDays = Object.values(days.closed_days).some((closed) => closed.length > 0);
  return [
    t(`drayage.clock.rules.free_${days.counting}`),
    t(`drayage.clock.rules.first_day_${days.first_day}`),
    t(`drayage.clock.rules.after_${days.counting_after}`),
    ...(days.demurrage_counting === 'working' ? [t('drayage.clock.rules.demurrage_working')] : []),
    ...(hasClosedDays ? [t('drayage.clock.rules.closed_days')] : []),
    ...(days.is_last_free_day_computed ? [t('drayage.clock.rules.computed')] : []),
    ...(demurrage.tiers.length > 1
      ? [t('drayage.clock.rules.demurrage_tiers', { tiers: tiersText(demurrage.tiers, t) })]
      : []),
    ...(per_diem.tiers.length > 1
      ? [t('drayage.clock.rules.per_diem_tiers', { tiers: tiersText(per_diem.tiers, t) })]
      : []),
  ];
};

/** How the days of a container are counted, in sentences. */
export const ClockRules = ({ clock }: { clock: DrayageClock }) => {
  const { t } = useTranslation();
  return <p className={classes.note}>{rulesOf(clock, t).join(' ')}</p>;
};
