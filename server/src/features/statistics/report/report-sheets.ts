import type { KeyOf } from '@portal/contract/phrases/phrase-key.ts';
import type { MarginFigures, MarginGroup, OperatorOverview } from '@portal/contract/statistics/operator-figures.ts';
import { dayText } from '@portal/contract/values/day-text.ts';
import type { Language } from '@portal/contract/words/language.ts';
import type { Row, SheetData } from 'write-excel-file/node';
import type { words as en } from '../words/en.ts';
import { bookCell, dayCell } from '../../../platform/files/file-cell.ts';
import { statisticsPhrase } from '../words/statistics-phrase.ts';
import type { Report } from './read-report.ts';

type Key = KeyOf<typeof en>;
type Say = (key: Key, params?: Record<string, string>) => string;
export type ReportSheet = { sheet: string; data: SheetData; columns: { width: number }[]; stickyRowsCount?: number };

// Cells are typed: a text stays a text, whatever it begins with, and only our own figures are numbers.
const text = (value: string) => ({ value, type: String });
const bold = (value: string) => ({ value, type: String, fontWeight: 'bold' as const });
const figure = (value: number | null) => (value === null ? null : { value, type: Number });
const amount = (value: number) => ({ value, type: Number, format: '#,##0.00' });

const headed = (say: Say, keys: readonly Key[], rows: Row[]): SheetData => [keys.map((key) => bold(say(key))), ...rows];

const widths = (first: number, others: number): { width: number }[] => [
  { width: first },
  ...Array.from({ length: others }, () => ({ width: 18 })),
];

type Answers = Pick<OperatorOverview, 'margin' | 'quote_to_book' | 'on_time' | 'first_quote'>;

/** The four answers line by line: what each is called, and where it stands. */
const answerLines: readonly [Key, (answers: Answers) => number | null][] = [
  ['loads', ({ margin }) => margin.loads],
  ['price', ({ margin }) => margin.price],
  ['cost', ({ margin }) => margin.cost],
  ['margin', ({ margin }) => margin.margin],
  ['margin_percent', ({ margin }) => margin.margin_percent],
  ['quoted', ({ quote_to_book }) => quote_to_book.quoted],
  ['booked', ({ quote_to_book }) => quote_to_book.booked],
  ['book_percent', ({ quote_to_book }) => quote_to_book.percent],
  ['delivered', ({ on_time }) => on_time.delivered],
  ['on_time', ({ on_time }) => on_time.on_time],
  ['on_time_percent', ({ on_time }) => on_time.percent],
  ['requests', ({ first_quote }) => first_quote.requests],
  ['median', ({ first_quote }) => first_quote.median_seconds],
  ['p95', ({ first_quote }) => first_quote.p95_seconds],
];

const overviewSheet = ({ period, overview, funnel }: Report, say: Say): SheetData => {
  const days = { from: dayText(period.from ?? ''), today: dayText(period.today) };
  return [
    [bold(say('title'))],
    [text(period.from === null ? say('all_time', days) : say('period', days))],
    [],
    ...headed(
      say,
      ['figure', 'value', 'before'],
      answerLines.map(([key, valueOf]): Row => {
        const before = overview.before && valueOf(overview.before);
        return [text(say(key)), figure(valueOf(overview)), figure(before)];
      }),
    ),
    [],
    ...funnel.steps.map(({ step, loads, percent }): Row => [
      text(say(`steps.${step}`)),
      figure(loads),
      figure(percent),
    ]),
    [],
    ...headed(
      say,
      ['month', 'margin', 'margin_percent', 'book_percent', 'on_time_percent', 'median'],
      overview.trend.map((point): Row => [
        text(point.month),
        amount(point.margin),
        figure(point.margin_percent),
        figure(point.quote_to_book_percent),
        figure(point.on_time_percent),
        figure(point.first_quote_seconds),
      ]),
    ),
  ];
};

const place = ({ city, state }: { city: string; state: string }): string => [city, state].filter(Boolean).join(', ');

const nameOf = ({ account, lane, carrier }: MarginFigures['items'][number]): string =>
  account?.name ?? carrier?.name ?? (lane ? `${place(lane.origin)} → ${place(lane.destination)}` : '');

const marginSheet = (say: Say, by: MarginGroup, { items }: MarginFigures): SheetData =>
  headed(
    say,
    [by, 'loads', 'price', 'cost', 'margin', 'margin_percent'],
    items.map((item): Row => [
      text(nameOf(item)),
      figure(item.loads),
      amount(item.price),
      amount(item.cost),
      amount(item.margin),
      figure(item.margin_percent),
    ]),
  );

const onTimeSheet = ({ carriers }: Report, say: Say): SheetData =>
  headed(
    say,
    ['carrier', 'loads', 'delivered', 'on_time', 'on_time_percent', 'price'],
    carriers.items.map(({ carrier, loads, delivered, on_time, on_time_percent, spend }): Row => [
      text(carrier.name),
      figure(loads),
      figure(delivered),
      figure(on_time),
      figure(on_time_percent),
      amount(spend),
    ]),
  );

const firstQuoteSheet = ({ firstQuotes }: Report, say: Say): SheetData =>
  headed(
    say,
    ['from_seconds', 'to_seconds', 'requests'],
    firstQuotes.bins.map((bin): Row => [figure(bin.from_seconds), figure(bin.to_seconds), figure(bin.requests)]),
  );

const commissionSheet = ({ commissions }: Report, say: Say): SheetData =>
  headed(
    say,
    ['agent', 'account', 'from', 'to', 'percent', 'loads', 'price', 'commission'],
    commissions.items.flatMap(({ user, account, intervals }) =>
      intervals.map((interval): Row => [
        text(user.name),
        text(account.name),
        bookCell(dayCell(interval.from)),
        bookCell(dayCell(interval.to)),
        figure(interval.percent),
        figure(interval.loads),
        amount(interval.price),
        amount(interval.commission),
      ]),
    ),
  );

/** The report as sheets in one language. */
export const reportSheets = (report: Report, language: Language): ReportSheet[] => {
  const say: Say = (key, params = {}) => statisticsPhrase(language, key, params);
  return [
    { sheet: say('sheets.overview'), data: overviewSheet(report, say), columns: widths(30, 5) },
    {
      sheet: say('sheets.account'),
      data: marginSheet(say, 'account', report.account),
      columns: widths(34, 5),
      stickyRowsCount: 1,
    },
    {
      sheet: say('sheets.lane'),
      data: marginSheet(say, 'lane', report.lane),
      columns: widths(42, 5),
      stickyRowsCount: 1,
    },
    {
      sheet: say('sheets.carrier'),
      data: marginSheet(say, 'carrier', report.carrier),
      columns: widths(34, 5),
      stickyRowsCount: 1,
    },
    { sheet: say('sheets.on_time'), data: onTimeSheet(report, say), columns: widths(34, 5), stickyRowsCount: 1 },
    {
      sheet: say('sheets.first_quotes'),
      data: firstQuoteSheet(report, say),
      columns: widths(16, 2),
      stickyRowsCount: 1,
    },
    {
      sheet: say('sheets.commissions'),
      data: commissionSheet(report, say),
      columns: widths(28, 7),
      stickyRowsCount: 1,
    },
  ];
};
