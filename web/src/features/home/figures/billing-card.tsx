import { useQuery } from '@tanstack/react-query';
import { mayDo, useMe } from '../../../platform/session/current-user.ts';
import { monthWord } from '../../../platform/words/format.ts';
import { today } from '../../../platform/words/today.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { ChartCard } from '../../../ui/charts/chart-card.tsx';
import { MonthBarsShape } from '../../../ui/charts/month-bars.tsx';
import { billingFigures } from '../home.api.ts';
import { barHeight, billingView } from './billing-view.tsx';
import type { FigureProps } from './figure-props.ts';
import { lastMonths } from './last-months.ts';

const height = { desk: 222, phone: 266 };
const usualMonths = 11;

/** What was billed, and how much of it is paid. */
export const BillingCard = (props: FigureProps) => {
  const { t } = useTranslation();
  const opensInvoices = mayDo(useMe(), 'get:payments');
  const months = props.period === 'all' ? usualMonths : Number(props.period);
  return (
    <ChartCard
      name="billing"
      title={t('home.screen.billing.title')}
      figures={useQuery(billingFigures(props.query))}
      view={(data) => billingView(data, { ...props, opensInvoices }, t)}
      about={props.about}
      height={height}
      shape={
        <MonthBarsShape
          words={lastMonths(today(), months).map((month) => monthWord(month))}
          height={barHeight}
          labels={0}
        />
      }
      failure={t('home.screen.figures.failed_billing')}
    />
  );
};
