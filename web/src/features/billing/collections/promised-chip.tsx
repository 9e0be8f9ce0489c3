import { date } from '../../../platform/words/format.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { StatusChip } from '../../../ui/status/status-chip.tsx';

/** Its shipper has promised to pay it by a day, or did not keep that; without the year, for which lists have no room. */
export const PromisedChip = ({ by, today }: { by: string; today: string }) => {
  const { t } = useTranslation();
  const isBroken = by < today;
  return (
    <StatusChip tone={isBroken ? 'cancelled' : 'pending'}>
      {isBroken
        ? t('billing.collect.holds.promise_broken')
        : t('billing.collect.promise.on', { date: date(by).slice(0, 5) })}
    </StatusChip>
  );
};
