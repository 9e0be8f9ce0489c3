import type { BillingFigures } from '@portal/contract/statistics/figures.ts';
import { Link } from '@tanstack/react-router';
import { money, monthText, monthWord, number } from '../../../platform/words/format.ts';
import type { Translate } from '../../../platform/words/translate.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import type { BarColumn } from '../../../ui/charts/bar-column.ts';
import type { ChartView } from '../../../ui/charts/chart-card.tsx';
import { cell, type ChartTable } from '../../../ui/charts/chart-table.ts';
import { MonthBars } from '../../../ui/charts/month-bars.tsx';
import { Swatch } from '../../../ui/charts/swatch.tsx';
import { periodKey } from '../home-search.ts';
import { daysOfMonth, invoicesBehind } from './figure-links.ts';
import type { FigureProps } from './figure-props.ts';
import classes from './figures.module.css';
import { Nothing } from './nothing.tsx';
import { shortThousands, wholeMoney } from './whole-money.ts';

export const barHeight = 84;
const mostMonths = 18;

/** From the bottom up, each with its colour: red alone is for what is overdue. */
const parts = [
  ['paid', 'var(--p-chart-bar)'],
  ['open', 'var(--p-chart-1)'],
  ['overdue', 'var(--p-status-cancelled-mark)'],
] as const;

const invoicesOf = { paid: { status: 'paid' }, open: { age: 'current' }, overdue: { age: 'overdue' } } as const;

type Month = BillingFigures['months'][number];
/** `opensInvoices`: whether the reader may see the list of invoices. */
type Props = Pick<FigureProps, 'subject' | 'period' | 'onPeriod'> & { opensInvoices: boolean };

const sumOf = ({ paid, open, overdue }: Month): number => paid + open + overdue;

const columnOf = (figures: Month, most: number, { subject, opensInvoices }: Props, t: Translate): BarColumn => {
  const { month } = figures;
  const sum = sumOf(figures);
  return {
    key: month,
    word: monthWord(month),
    letter: monthWord(month).charAt(0).toUpperCase(),
    name: monthText(month),
    value: sum,
    top: sum === most ? shortThousands(sum) : null,
    text: wholeMoney(sum),
    parts: parts.map(([key, color]) => ({
      key,
      label: t(`home.screen.billing.${key}`),
      value: figures[key],
      text: wholeMoney(figures[key]),
      color,
    })),
    address: opensInvoices ? invoicesBehind({}, daysOfMonth(month), subject) : undefined,
    open: t('home.screen.figures.open_invoices'),
  };
};

const tableOf = ({ months, billed, paid, open, overdue }: BillingFigures, t: Translate): ChartTable => ({
  caption: t('home.screen.billing.title'),
  rowHead: t('home.screen.billing.month'),
  columns: [...parts.map(([key]) => t(`home.screen.billing.${key}`)), t('frame.charts.all')],
  rows: months.map((figures) => ({
    key: figures.month,
    name: monthText(figures.month),
    cells: [figures.paid, figures.open, figures.overdue, sumOf(figures)].map((amount) => cell(amount, money(amount))),
  })),
  total: {
    name: t('home.screen.billing.all'),
    cells: [paid.amount, open.amount, overdue.amount, billed].map((amount) => cell(amount, money(amount))),
  },
});

const Sums = ({ data, subject, opensInvoices }: Props & { data: BillingFigures }) => {
  const { t } = useTranslation();
  return (
    <ul className={classes.sums}>
      {parts.map(([key, color]) => {
        const { amount, invoices } = data[key];
        const name = t(`home.screen.billing.${key}`);
        return (
          <li key={key} data-bad={(key === 'overdue' && amount > 0) || undefined}>
            <Swatch color={color} />
            {opensInvoices ? (
              <Link
                {...invoicesBehind(invoicesOf[key], { from: data.period.from }, subject)}
                className={classes.rowLink}
              >
                {name}
              </Link>
            ) : (
              <span>{name}</span>
            )}
            <span className={classes.dim}>
              {t('home.screen.billing.invoices', { count: invoices, shown: number(invoices, 0) })}
            </span>
            <b>{money(amount)}</b>
          </li>
        );
      })}
    </ul>
  );
};

/** What was billed by month, by what became of it. */
export const billingView = (data: BillingFigures, props: Props, t: Translate): ChartView => {
  const { period, onPeriod } = props;
  const months = data.months.slice(-mostMonths);
  const most = Math.max(...months.map(sumOf));
  return {
    note: t('home.screen.billing.note', { amount: wholeMoney(data.billed) }),
    nothing: data.invoices === 0 && (
      <Nothing period={period} onLonger={onPeriod}>
        {t('home.screen.billing.empty', { period: t(`home.screen.figures.in_period.${periodKey(period)}`) })}
      </Nothing>
    ),
    table: () => tableOf(data, t),
    chart: () => (
      <>
        <MonthBars
          label={t('home.screen.billing.sentence', {
            amount: wholeMoney(data.billed),
            overdue: wholeMoney(data.overdue.amount),
          })}
          group={t('home.screen.billing.month')}
          columns={months.map((month) => columnOf(month, most, props, t))}
          height={barHeight}
        />
        <Sums data={data} {...props} />
      </>
    ),
  };
};
