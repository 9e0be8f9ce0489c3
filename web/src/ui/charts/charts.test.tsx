import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '../../platform/api/api-error.ts';
import { switchLanguage } from '../../platform/words/i18n.ts';
import { startWithAllWords } from '../../testing/words.fixture.ts';
import { type BarColumn, stackedParts } from './bar-column.ts';
import { ChartCard, type Figures } from './chart-card.tsx';
import { rowsOf } from './chart-files.ts';
import { cell, type ChartTable } from './chart-table.ts';
import { dotScaleOf } from './dot-axis.tsx';
import { MonthBars } from './month-bars.tsx';
import { spreadApart } from './direct-labels.tsx';

beforeAll(startWithAllWords);
beforeEach(async () => {
  localStorage.clear();
  await switchLanguage('en');
});

const openedList = vi.fn<(search: unknown) => void>();

/** Shows a part of a page; what it leads to is the list of loads. */
const show = (part: ReactNode) => {
  const root = createRootRoute();
  const page = createRoute({ getParentRoute: () => root, path: '/', component: () => part });
  const list = createRoute({
    getParentRoute: () => root,
    path: 'my-loads',
    validateSearch: (search: Record<string, unknown>) => search,
    component: () => {
      openedList(list.useSearch());
      return 'The list';
    },
  });
  const router = createRouter({
    routeTree: root.addChildren([page, list]),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  });
  render(<RouterProvider router={router as never} />);
};

const month = (key: string, ltl: number, ftl: number): BarColumn => ({
  key,
  word: key,
  letter: key.charAt(0),
  name: `${key} 2026`,
  value: ltl + ftl,
  top: String(ltl + ftl),
  text: String(ltl + ftl),
  parts: [
    { key: 'ltl', label: 'LTL', value: ltl, text: String(ltl), color: 'blue' },
    { key: 'ftl', label: 'FTL', value: ftl, text: String(ftl), color: 'gray' },
  ],
  address: { to: '/my-loads', search: { month: key } },
  open: `Open ${ltl + ftl} loads`,
});
const columns = [month('Sep', 33, 10), month('Oct', 37, 11), month('Nov', 26, 8)];

const table: ChartTable = {
  caption: 'Loads by month',
  rowHead: 'Mode',
  columns: ['Oct', 'Nov'],
  rows: [{ key: 'ltl', name: '=LTL', cells: [cell(1037, '1,037'), cell(26.5, '26.5')] }],
  total: { name: 'All', cells: [cell(1037, '1,037'), cell(26.5, '26.5')] },
};

it('walks the bars by arrow keys and opens the list behind one', async () => {
  show(<MonthBars label="Loads by month" group="Months" columns={columns} height={100} />);
  const bars = within(await screen.findByRole('group', { name: 'Months' })).getAllByRole('link');
  // Tab comes to one of them, the latest.
  expect(bars.map((bar) => bar.tabIndex)).toEqual([-1, -1, 0]);
  bars[2]?.focus();
  await userEvent.keyboard('{ArrowLeft}');
  expect(bars[1]).toHaveFocus();
  await userEvent.keyboard(' ');
  const popover = screen.getByRole('group', { name: 'Oct 2026: 48' });
  expect(within(popover).getByText('FTL').nextElementSibling).toHaveTextContent('11');
  expect(within(popover).getByRole('link', { name: 'Open 48 loads' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('group', { name: 'Oct 2026: 48' })).toBeNull();
  expect(bars[1]).toHaveFocus();
  await userEvent.keyboard('{Enter}{Enter}');
  expect(await screen.findByText('The list')).toBeVisible();
  expect(openedList).toHaveBeenLastCalledWith({ month: 'Oct' });
});

it('leaves every other sum out where twelve bars are of one height, and none where they differ', async () => {
  const [column] = columns;
  if (!column) throw new Error('no column');
  const twelve = (valueOf: (at: number) => number) =>
    Array.from({ length: 12 }, (_, at) => ({ ...column, key: String(at), value: valueOf(at), top: `$${200 + at}k` }));
  const sums = () => screen.getAllByText(/^\$2\d\dk$/).map(({ textContent }) => textContent);
  show(<MonthBars label="Billed" group="Months" columns={twelve(() => 247)} height={100} />);
  await screen.findByText('$200k');
  // The first of the largest, and from the last back.
  expect(sums()).toEqual(['$200k', '$203k', '$205k', '$207k', '$209k', '$211k']);
  cleanup();
  show(<MonthBars label="Billed" group="Months" columns={twelve((at) => (at % 2) * 200 + at + 40)} height={100} />);
  await screen.findByText('$211k');
  expect(sums()).toHaveLength(12);
});

it('stacks the parts of a bar without a gap in the sum', () => {
  expect(stackedParts(columns[0] ?? { parts: [] })).toEqual([
    [0, 33],
    [33, 43],
  ]);
});

it('keeps labels apart, in their order and within their range', () => {
  expect(spreadApart([100, 20, 101, 99], 17, { from: 0, to: 140 })).toEqual([100, 20, 117, 83]);
  expect(spreadApart([130, 135, 139], 17, { from: 0, to: 140 })).toEqual([106, 123, 140]);
});

it('cuts an axis of shares below the least of them', () => {
  expect(dotScaleOf([92.9, 98.6], 95)).toEqual({ from: 90, to: 100, average: 95 });
  expect(dotScaleOf([], null).from).toBeLessThan(98);
});

it('writes rows for spreadsheets: numbers bare, no formulas', () => {
  expect(rowsOf([table])).toBe('\uFEFF"Mode","Oct","Nov"\r\n"\'=LTL",1037,26.5\r\n"All",1037,26.5\r\n');
});

const retry = vi.fn<() => void>();
const figures = (known: Partial<Figures<number>>): Figures<number> => ({
  data: undefined,
  error: null,
  isPlaceholderData: false,
  isFetching: false,
  refetch: retry,
  ...known,
});

const card = (known: Partial<Figures<number>>) => (
  <ChartCard
    name="loads"
    title="Loads by month"
    figures={figures(known)}
    view={(data) => ({
      note: `${data} loads`,
      nothing: data === 0 && 'No loads so far.',
      table: () => table,
      chart: () => <svg role="img" aria-label="A drawing" />,
    })}
    shape="…"
    failure="These figures did not load."
    about="11 months"
    height={100}
  />
);

it('says in its own place what did not load, with the request, and tries again', async () => {
  show(card({ error: new ApiError(503, [], '7f3c21aa-5b1d-4f6e') }));
  expect(await screen.findByText('These figures did not load.')).toBeVisible();
  expect(screen.getByText('Request 7f3c21aa')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(retry).toHaveBeenCalledOnce();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('says that there is nothing, and offers no table of it', async () => {
  show(card({ data: 0 }));
  expect(await screen.findByText('No loads so far.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Options of Loads by month' })).toBeNull();
});

it('has a table behind the drawing, and remembers who prefers it', async () => {
  show(card({ data: 43 }));
  expect(await screen.findByRole('img', { name: 'A drawing' })).toBeVisible();
  // Screen readers have the table beside the drawing from the start.
  expect(screen.getByRole('table')).toHaveAccessibleName('Loads by month');
  expect(screen.getAllByRole('region', { name: 'Loads by month' })).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: 'Options of Loads by month' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Show as table' }));
  expect(screen.queryByRole('img', { name: 'A drawing' })).toBeNull();
  expect(screen.getByRole('rowheader', { name: '=LTL' })).toBeVisible();
  expect(screen.getAllByRole('region', { name: 'Loads by month' })).toHaveLength(1);
  expect(JSON.parse(localStorage.getItem('portal.charts') ?? '{}')).toEqual({ loads: 'table' });
});
