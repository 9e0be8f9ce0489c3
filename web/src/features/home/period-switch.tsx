import { usePhone } from '../../platform/screen-width.ts';
import { useTranslation } from '../../platform/words/use-translation.ts';
import { Segmented } from '../../ui/primitives/segmented.tsx';
import { type Period, periodKey } from './home-search.ts';

type PeriodSwitchProps = { periods: readonly Period[]; value: Period; onChange: (period: Period) => void };

/** How far back the figures go. */
export const PeriodSwitch = ({ periods, value, onChange }: PeriodSwitchProps) => {
  const { t } = useTranslation();
  const phone = usePhone();
  return (
    <Segmented
      label={t('home.screen.figures.period')}
      value={value}
      onChange={onChange}
      fullWidth={phone}
      options={periods.map((period) => ({
        value: period,
        label: t(`home.screen.figures.${phone ? 'months_short' : 'months'}.${periodKey(period)}`),
      }))}
    />
  );
};
