import type { BalancePoint } from '@portal/contract/billing/balances/balances.contract.ts';
import { ageBuckets } from '@portal/contract/billing/invoice-status.ts';
import { addDays } from '@portal/contract/values/calendar-days.ts';
import { cents, dollars, sum } from '@portal/contract/values/money.ts';
import { date, money, monthText, monthWord, wholeDollars } from '../../../platform/words/format.ts';
import type { Translate } from '../../../platform/words/translate.ts';
import type { BarColumn } from '../../../ui/charts/bar-column.ts';
import { type ChartView, NoFigures } from '../../../ui/charts/chart-card.tsx';
import { cell, type ChartTable } from '../../../ui/charts/chart-table.ts';
import { ChartTableView } from '../../../ui/charts/chart-table-view.tsx';
import { MonthBars } from '../../../ui/charts/month-bars.tsx';
import { CardIcon } from '../../../ui/icons/navigation-icons.tsx';
import { RefText } from '../../../ui/primitives/date-text.tsx';
import { statementAddress } from '../addresses.ts';
import { ageColors } from '../age-colors.ts';
import type { BalancePeriod } from './balance-search.ts';
import classes from './balances-page.module.css';

export const barHeight = 200;
/** So many words have room beneath the bars. */
const mostWords = 12;

/** Whose statements the bars lead to; null where they are of several accounts. */
type Shown = BalancePeriod & { statementsOf: { account: number | undefined } | null; isPhone: boolean };

/** What was owed of invoices, which the bars are made of. */
const openOf = ({ ageing }: BalancePoint): number => dollars(sum(ageBuckets.map((age) => cents(ageing[age].amount))));

const lateAges = ageBuckets.filter((age) => age !== 'current');

const isMonthEnd = (day: string): boolean => addDays(day, 1).endsWith('-01');

/** A month by its name; a day, and the month that is not over, by its date. */
const nameOf = (on: string, { by }: BalancePeriod): string =>
  by === 'month' && isMonthEnd(on) ? monthText(on.slice(0, 7)) : date(on);

const wordsBelow = (on: string, at: number, count: number, { by }: BalancePeriod) => {
  const every = Math.ceil(count / mostWords);
  // Counted from the last one, which is where the eye begins.
  if ((count - 1 - at) % every !== 0) return { word: '', letter: '' };
  if (by === 'day') return { word: on.slice(5), letter: on.slice(8) };
  const word = monthWord(on.slice(0, 7));
  return { word, letter: word.charAt(0).toUpperCase() };
};

const columnsOf = (points: readonly BalancePoint[], shown: Shown, t: Translate): BarColumn[] => {
  const most = Math.max(...points.map(openOf));
  const largest = points.findIndex((point) => openOf(point) === most);
  return points.map((point, at) => {
    const open = openOf(point);
    const { on, ageing } = point;
    return {
      key: on,
      ...wordsBelow(on, at, points.length, shown),
      name: nameOf(on, shown),
      value: open,
      top: at === largest ? wholeDollars(open) : null,
      text: money(open),
      parts: ageBuckets.map((age) => ({
        key: age,
        label: t(`billing.ages.${age}`),
        value: ageing[age].amount,
        text: money(ageing[age].amount),
        color: ageColors[age],
      })),
      address: shown.statementsOf ? statementAddress(on.slice(0, 7), shown.statementsOf.account) : undefined,
      open: t('billing.balances.open'),
    };
  });
};

const tableOf = (points: readonly BalancePoint[], shown: Shown, t: Translate): ChartTable => ({
  caption: t('billing.balances_over_time'),
  rowHead: t(`billing.balances.ends.${shown.by}`),
  columns: [
    ...ageBuckets.map((age) => t(`billing.ages.${age}`)),
    t('billing.balances.credit'),
    t('billing.balances.balance'),
  ],
  rows: points.map(({ on, ageing, on_account, balance }) => ({
    key: on,
    name: nameOf(on, shown),
    cells: [...ageBuckets.map((age) => ageing[age].amount), -on_account, balance].map((amount) =>
      cell(amount, amount === 0 ? '–' : money(amount)),
    ),
  })),
});

/** The same in few letters: "Dec 2025", or the day without its year, which the period says. */
const shortNameOf = (on: string, { by }: BalancePeriod): string =>
  by === 'month' && isMonthEnd(on) ? `${monthWord(on.slice(0, 7))} ${on.slice(0, 4)}` : date(on).slice(0, 5);

/** What was past due of an end, and its balance: what fits a phone. */
const shortTableOf = (points: readonly BalancePoint[], shown: Shown, t: Translate): ChartTable => {
  const { columns, rows, ...table } = tableOf(points, shown, t);
  return {
    ...table,
    columns: [t('billing.balances.past_due'), ...columns.slice(-1)],
    rows: rows.map((row, at) => {
      const late = dollars(sum(lateAges.map((age) => cents(points[at]?.ageing[age].amount ?? 0))));
      return {
        ...row,
        name: shortNameOf(row.key, shown),
        cells: [cell(late, late === 0 ? '–' : money(late)), ...row.cells.slice(-1)],
      };
    }),
  };
};

const Ages = ({ t }: { t: Translate }) => (
  <ul className={classes.ages} aria-hidden="true">
    {ageBuckets.map((age) => (
      <li key={age}>
        <i style={{ background: ageColors[age] }} />
        {t(`billing.ages.${age}`)}
      </li>
    ))}
  </ul>
);

const sentenceOf = (points: readonly BalancePoint[], { from, to }: Shown, t: Translate): string => {
  const most = points.reduce((one, other) => (openOf(other) > openOf(one) ? other : one));
  const last = points.at(-1);
  return t('billing.balances.sentence', {
    from: date(from),
    to: date(to),
    most: money(openOf(most)),
    on: date(most.on),
    amount: money(last ? openOf(last) : 0),
  });
};

/** Bars of what was open by age, and the same with what is beside it as a table below. */
export const balancesView = (points: readonly BalancePoint[], shown: Shown, t: Translate): ChartView => {
  const last = points.at(-1);
  const isEmpty = points.every((point) => openOf(point) === 0 && point.on_account === 0);
  return {
    note: last && <RefText>{t('billing.balances.note', { date: date(last.on), amount: money(last.balance) })}</RefText>,
    nothing: isEmpty && <NoFigures icon={<CardIcon size={24} />}>{t('billing.balances.empty')}</NoFigures>,
    table: () => tableOf(points, shown, t),
    chart: () => (
      <>
        <MonthBars
          label={sentenceOf(points, shown, t)}
          group={t('billing.balances.bars')}
          columns={columnsOf(points, shown, t)}
          height={barHeight}
        />
        <Ages t={t} />
        {/* Eight columns would cut amounts there: each age stands in the bars, the card's table and its file. */}
        <ChartTableView table={shown.isPhone ? shortTableOf(points, shown, t) : tableOf(points, shown, t)} />
      </>
    ),
  };
};
