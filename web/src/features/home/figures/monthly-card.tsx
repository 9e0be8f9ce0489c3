import { useQuery } from '@tanstack/react-query';
import { monthWord } from '../../../platform/words/format.ts';
import { today } from '../../../platform/words/today.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { ChartCard } from '../../../ui/charts/chart-card.tsx';
import { MonthBarsShape } from '../../../ui/charts/month-bars.tsx';
import { monthlyFigures } from '../home.api.ts';
import type { FigureProps } from './figure-props.ts';
import { lastMonths } from './last-months.ts';
import { barHeight, monthlyView, shownMonths } from './monthly-view.tsx';

const height = { desk: 222, phone: 314 };

/** How many loads were picked up in each month, and how they went; never more than eleven months. */
export const MonthlyCard = ({ subject, period, about, onPeriod }: FigureProps) => {
  const { t } = useTranslation();
  const figures = useQuery(monthlyFigures(subject));
  const count = shownMonths(period);
  return (
    <ChartCard
      name="monthly"
      title={t('home.screen.monthly.title')}
      figures={figures}
      view={(data) => monthlyView(data, { subject, period, onPeriod }, count, t)}
      about={about}
      height={height}
      shape={
        <MonthBarsShape
          words={lastMonths(today(), count).map((month) => monthWord(month))}
          height={barHeight}
          labels={6}
        />
      }
      failure={t('home.screen.figures.failed_loads')}
    />
  );
};
