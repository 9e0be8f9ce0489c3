import type { AgentCommission } from '@portal/contract/statistics/operator-figures.ts';
import { useQuery } from '@tanstack/react-query';
import { date, money, number, percent } from '../../../platform/words/format.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { PercentIcon } from '../../../ui/icons/action-icons.tsx';
import { Drawer } from '../../../ui/overlays/drawer.tsx';
import { RefText } from '../../../ui/primitives/date-text.tsx';
import { SkeletonRows } from '../../../ui/primitives/skeleton.tsx';
import { EmptyState } from '../../../ui/status/empty-state.tsx';
import { ErrorState } from '../../../ui/status/error-state.tsx';
import type { FigureProps } from '../figures/figure-props.ts';
import { periodKey } from '../home-search.ts';
import { commissionsQuery } from './operator.api.ts';
import classes from './operator.module.css';

type CommissionsDrawerProps = Pick<FigureProps, 'query' | 'period'> & { onClose: () => void };

/** What sales agents have earned, by their intervals. */
export const CommissionsDrawer = ({ query, period, onClose }: CommissionsDrawerProps) => {
  const { t } = useTranslation();
  const { data, error, refetch, isFetching } = useQuery(commissionsQuery(query));
  return (
    <Drawer opened onClose={onClose} title={t('home.operator.commissions.title')}>
      <p className={classes.text}>{t('home.operator.commissions.text')}</p>
      {data ? (
        data.items.length === 0 ? (
          <EmptyState icon={PercentIcon}>
            {t('home.operator.commissions.empty', { period: t(`home.screen.figures.in_period.${periodKey(period)}`) })}
          </EmptyState>
        ) : (
          data.items.map((agent) => <Agent key={agent.user.id} agent={agent} />)
        )
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} pending={isFetching} />
      ) : (
        <SkeletonRows rows={6} columns="2fr 1fr 1fr" />
      )}
    </Drawer>
  );
};

const Agent = ({ agent: { user, account, loads, price, commission, intervals } }: { agent: AgentCommission }) => {
  const { t } = useTranslation();
  return (
    <table className={classes.agent}>
      <caption>
        <b>{user.name}</b> <span className={classes.dim}>{account.name}</span>
      </caption>
      <thead>
        <tr>
          <th scope="col">{t('home.operator.commissions.percent')}</th>
          <th scope="col">{t('home.operator.commissions.loads')}</th>
          <th scope="col">{t('home.operator.commissions.price')}</th>
          <th scope="col">{t('home.operator.commissions.commission')}</th>
        </tr>
      </thead>
      <tbody>
        {intervals.map(({ from, to, percent: share, ...sums }) => (
          <tr key={from}>
            <th scope="row">
              <RefText wraps>
                {to
                  ? t('home.operator.commissions.interval', { from: date(from), to: date(to), percent: percent(share) })
                  : t('home.operator.commissions.open_interval', { from: date(from), percent: percent(share) })}
              </RefText>
            </th>
            <td>{number(sums.loads, 0)}</td>
            <td>{money(sums.price)}</td>
            <td>{money(sums.commission)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t('frame.charts.all')}</th>
          <td>{number(loads, 0)}</td>
          <td>{money(price)}</td>
          <td>{money(commission)}</td>
        </tr>
      </tfoot>
    </table>
  );
};
