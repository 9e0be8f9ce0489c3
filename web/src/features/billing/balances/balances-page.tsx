import { type BalanceStep, balanceSteps } from '@portal/contract/billing/balances/balance-steps.ts';
import type { Me } from '@portal/contract/users/users.contract.ts';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { usePhone } from '../../../platform/screen-width.ts';
import { useBreadcrumb } from '../../../platform/routing/breadcrumb.ts';
import { usePageTitle } from '../../../platform/routing/page-title.ts';
import { can, useMe } from '../../../platform/session/current-user.ts';
import { operatorDay } from '../../../platform/session/operator-day.ts';
import { date } from '../../../platform/words/format.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { ChartCard } from '../../../ui/charts/chart-card.tsx';
import { MonthBarsShape } from '../../../ui/charts/month-bars.tsx';
import { DateField } from '../../../ui/fields/date-field.tsx';
import { Segmented } from '../../../ui/primitives/segmented.tsx';
import { AccountFilter } from '../../accounts/account-filter.tsx';
import { balancesAddress, type BalanceSearch, paymentHubAddress } from '../addresses.ts';
import { balancesQuery } from '../billing.api.ts';
import { type BalancePeriod, earliestDay, shownPeriod } from './balance-search.ts';
import classes from './balances-page.module.css';
import { balancesView, barHeight } from './balances-view.tsx';

const seesSeveral = (me: Me): boolean => can(me, 'see_all_accounts') || can(me, 'see_accounts_below');

/** Statements are of one account: of the chosen one, or the reader's own where there is no other. */
const statementsOf = (me: Me, account: number | undefined) =>
  account === undefined && seesSeveral(me) ? null : { account };

/** What was open at the end of the days or months of a period, by age: a chart, and the table of it. */
export const BalancesPage = () => {
  const { t } = useTranslation();
  const me = useMe();
  const isPhone = usePhone();
  const title = t('billing.balances_over_time');
  usePageTitle(title);
  useBreadcrumb([{ label: t('billing.screens.title'), address: paymentHubAddress }, { label: title }]);
  const search = useSearch({ from: '/frame/payment-hub/balances' });
  const period = shownPeriod(search, operatorDay(me));
  const { account } = search;
  const figures = useQuery(balancesQuery({ ...period, ...(account && { account_id: account }) }));
  return (
    <div className={classes.page}>
      <div className={classes.head}>
        <h1>{title}</h1>
        <p>{t('billing.balances.text')}</p>
      </div>
      <Choices search={search} period={period} />
      <ChartCard
        name="balances"
        title={t('billing.screens.statement.ageing')}
        figures={figures}
        view={({ items }) => balancesView(items, { ...period, statementsOf: statementsOf(me, account), isPhone }, t)}
        about={`${date(period.from)} – ${date(period.to)}`}
        isTable
        height={{ desk: 560, phone: 620 }}
        shape={<MonthBarsShape words={shapeWords} height={barHeight} labels={0} />}
        failure={t('billing.balances.failed')}
      />
    </div>
  );
};

/** As many bars as months are usually shown; their names come with the figures. */
const shapeWords = Array.from({ length: 12 }, (_, at) => '\u2007'.repeat(at));

const Choices = ({ search, period }: { search: BalanceSearch; period: BalancePeriod }) => {
  const { t } = useTranslation();
  const me = useMe();
  const phone = usePhone();
  const navigate = useNavigate();
  const go = (change: BalanceSearch) => void navigate(balancesAddress({ ...search, ...change }));
  return (
    <div className={classes.choices}>
      <Segmented<BalanceStep>
        label={t('billing.balances.by')}
        fullWidth={phone}
        value={period.by}
        options={balanceSteps.map((value) => ({ value, label: t(`billing.balances.steps.${value}`) }))}
        onChange={(by) => go({ by, from: undefined })}
      />
      <div className={classes.day}>
        <DateField
          label={t('billing.screens.list.from')}
          value={period.from}
          min={earliestDay(period)}
          max={period.to}
          onChange={(from) => from && go({ from })}
        />
      </div>
      <div className={classes.day}>
        <DateField
          label={t('billing.screens.list.until')}
          value={period.to}
          max={operatorDay(me)}
          onChange={(to) => to && go({ to })}
        />
      </div>
      {seesSeveral(me) && (
        <div className={classes.account}>
          <AccountFilter
            label={t('billing.screens.list.account')}
            any={t('billing.screens.list.any_account')}
            value={search.account}
            onChange={(account) => go({ account })}
          />
        </div>
      )}
    </div>
  );
};
