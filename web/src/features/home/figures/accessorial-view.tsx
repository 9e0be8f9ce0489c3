import type { AccessorialFigures } from '@portal/contract/statistics/figures.ts';
import { currentLanguage } from '../../../platform/words/i18n.ts';
import { money, number, percent } from '../../../platform/words/format.ts';
import type { Translate } from '../../../platform/words/translate.ts';
import { Link } from '@tanstack/react-router';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import type { ChartView } from '../../../ui/charts/chart-card.tsx';
import { cell } from '../../../ui/charts/chart-table.ts';
import { LengthBar } from '../../../ui/charts/plain-bars.tsx';
import { periodKey } from '../home-search.ts';
import { loadsBehind } from './figure-links.ts';
import type { FigureProps } from './figure-props.ts';
import classes from './figures.module.css';
import { Nothing } from './nothing.tsx';
import { wholeMoney } from './whole-money.ts';

const mostRows = 5;

type Behind = (code: string) => ReturnType<typeof loadsBehind>;
type Row = { key: string; name: string; count: number; amount: number; address?: ReturnType<Behind> };

/** The dearest by name, the others together. */
const rowsOf = ({ items }: AccessorialFigures, behind: Behind, t: Translate): Row[] => {
  const named = items.map(({ code, label, count, amount }) => ({
    key: code,
    name: label[currentLanguage()],
    count,
    amount,
    address: behind(code),
  }));
  if (named.length <= mostRows) return named;
  const others = named.slice(mostRows - 1);
  return [
    ...named.slice(0, mostRows - 1),
    {
      key: 'others',
      name: t('home.screen.figures.others', { count: others.length, shown: number(others.length, 0) }),
      count: others.reduce((sum, { count }) => sum + count, 0),
      amount: others.reduce((sum, { amount }) => sum + amount, 0),
    },
  ];
};

const AccessorialList = ({ data, behind }: { data: AccessorialFigures; behind: Behind }) => {
  const { t } = useTranslation();
  const rows = rowsOf(data, behind, t);
  const most = Math.max(...rows.map(({ amount }) => amount));
  return (
    <ul className={classes.bars}>
      {rows.map(({ key, name, count, amount, address }) => (
        <li key={key}>
          <span className={classes.barName}>
            {address ? (
              <Link {...address} className={classes.rowLink}>
                {name}
              </Link>
            ) : (
              name
            )}{' '}
            <span className={classes.dim}>{number(count, 0)}</span>
          </span>
          <b>{wholeMoney(amount)}</b>
          <LengthBar
            value={amount}
            most={most}
            thick={4}
            color={key === 'others' ? 'var(--p-chart-bar)' : 'var(--p-chart-bar-2)'}
          />
        </li>
      ))}
    </ul>
  );
};

/** Accessorials by what they cost. */
export const accessorialView = (
  data: AccessorialFigures,
  { period, onPeriod, subject }: FigureProps,
  t: Translate,
): ChartView => {
  const behind: Behind = (code) => loadsBehind({ accessorial: [code] }, { from: data.period.from }, subject);
  return {
    note: t('home.screen.accessorials.note', {
      amount: wholeMoney(data.amount),
      percent: percent(data.spend === 0 ? 0 : (data.amount / data.spend) * 100),
    }),
    nothing: data.items.length === 0 && (
      <Nothing period={period} onLonger={onPeriod}>
        {t('home.screen.accessorials.empty', { period: t(`home.screen.figures.in_period.${periodKey(period)}`) })}
      </Nothing>
    ),
    table: () => ({
      caption: t('home.screen.accessorials.title'),
      rowHead: t('home.screen.accessorials.accessorial'),
      columns: [t('home.screen.accessorials.count'), t('home.screen.accessorials.amount')],
      rows: data.items.map(({ code, label, count, amount }) => ({
        key: code,
        name: label[currentLanguage()],
        address: behind(code),
        cells: [cell(count, number(count, 0)), cell(amount, money(amount))],
      })),
      total: {
        name: t('frame.charts.all'),
        cells: [cell(data.count, number(data.count, 0)), cell(data.amount, money(data.amount))],
      },
    }),
    chart: () => <AccessorialList data={data} behind={behind} />,
  };
};
