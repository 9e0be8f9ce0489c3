import { en } from '@portal/contract/phrases/phrases.ts';
import type { Me } from '@portal/contract/users/users.contract.ts';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { afterEach, beforeAll, beforeEach, expect, it, type Mock, vi } from 'vitest';
import { oneOf, plain, wholeNumber, withoutGaps } from '../../platform/routing/address-values.ts';
import { storedKeys } from '../../platform/session/stored.ts';
import { openPage } from '../../testing/open-page.fixture.tsx';
import { FilterLine } from './filters/filter-line.tsx';
import { FilterPills } from './filters/filter-pills.tsx';
import { ListSearchField } from './filters/list-search-field.tsx';
import { defineList, listQuery } from './list-definition.ts';
import { ListFoot } from './list-foot.tsx';
import { ListPage } from './list-page.tsx';
import { ListRows } from './list-rows.tsx';
import { RowLink } from './row-link.tsx';
import { TableAppearance } from './table/table-appearance.tsx';
import { useList } from './use-list.ts';
import { listSearchHook } from './use-list-search.ts';

type Hint = { load_id: number; event: string };
let sendHint: ((hint: Hint) => void) | undefined;
vi.mock('../../platform/live/socket.ts', () => ({
  watchLoads: (onHint: (hint: Hint) => void) => {
    sendHint = onHint;
    return () => undefined;
  },
}));

type Truck = { id: number; name: string; miles: number };
type TruckPage = { items: Truck[]; total: number; isOperator: boolean };
const sorts = ['-id', 'id', 'miles'] as const;
type TruckSearch = { page?: number; sort?: (typeof sorts)[number]; search?: string; name?: string };

const parse = (address: Record<string, unknown>): TruckSearch => {
  const page = wholeNumber(address['page']);
  return withoutGaps({
    page: page === 1 ? undefined : page,
    sort: oneOf(sorts, address['sort']),
    search: plain(address['search']),
    name: plain(address['name']),
  });
};

type Read = (search: TruckSearch, limit: number) => Promise<TruckPage>;
let read: Mock<Read>;
let rendered: number[];

const trucks = defineList<TruckPage, TruckSearch>({
  id: 'trucks',
  title: () => 'Trucks',
  useSearch: listSearchHook({ parse, addressOf: parse }),
  defaultSort: '-id',
  query: listQuery((search: TruckSearch, limit) => ({
    queryKey: ['trucks', search, limit] as const,
    queryFn: () => read(search, limit),
  })),
  rowId: ({ id }) => id,
  news: { loadId: ({ id }) => (id === 2 ? null : id), events: ['load-changed'], queryKey: ['trucks'] },
  textSearch: { label: () => 'Search trucks', hint: () => 'name' },
  filters: {
    name: {
      label: () => 'Name',
      fields: ['name'],
      Editor: ({ change }) => (
        <button type="button" onClick={() => change({ name: 'Volvo' })}>
          Volvo only
        </button>
      ),
      Value: ({ search }) => search.name,
    },
  },
  noFilters: { name: undefined, search: undefined },
  countFilters: ({ name, search }) => [name, search].filter(Boolean).length,
  columns: {
    number: {
      label: () => 'Number',
      Cell: ({ row }) => {
        rendered.push(row.id);
        return (
          <RowLink to={`/trucks/${row.id}`} data-load={row.id} preloads={false}>
            {row.id}
          </RowLink>
        );
      },
      sorts: ['-id', 'id'],
    },
    name: { label: () => 'Name', Cell: ({ row }) => row.name },
    miles: { label: () => 'Miles', Cell: ({ row }) => `${row.miles} mi`, sorts: ['miles'], align: 'end' },
    owner: { label: () => 'Owner', Cell: () => 'Us', isOffered: (data) => data?.isOperator ?? false },
  },
  storedAs: storedKeys.claimsTable,
  pageSizes: { options: [25, 50], usual: 25 },
  rowLines: 1,
  PhoneRow: ({ row }) => <li>{row.name} on a phone</li>,
  Empty: () => <p>No trucks</p>,
  rangeText: ({ from, to, total, count }, t) => (count === 0 ? 'None' : t('lists.range', { from, to, total })),
  selection: { pageLabel: () => 'Select all', rowLabel: (id) => `Select ${id}` },
});

const Trucks = () => {
  const list = useList(trucks);
  return (
    <ListPage>
      <FilterLine>
        <ListSearchField list={list} />
        <FilterPills list={list} />
        <TableAppearance list={list} />
      </FilterLine>
      <ListRows list={list} role="region" aria-label="Trucks" />
      <ListFoot list={list} />
    </ListPage>
  );
};

const page = (changed: Partial<TruckPage> = {}): TruckPage => ({
  items: [
    { id: 3, name: 'Volvo', miles: 10 },
    { id: 2, name: 'Mack', miles: 20 },
    { id: 1, name: 'Scania', miles: 30 },
  ],
  total: 60,
  isOperator: false,
  ...changed,
});

const me = { user: { id: 1, role: 'customer_agent' }, account: { id: 2 }, settings: { permissions: [] } };
const open = (address = '/trucks') =>
  openPage(address, { me: me as unknown as Me, path: 'trucks', component: Trucks, elsewhere: 'One truck' });
const heads = () => screen.getAllByRole('columnheader').map((head) => head.textContent);

beforeAll(() => i18next.use(initReactI18next).init({ lng: 'en', resources: { en: { translation: en } } }));
beforeEach(() => {
  rendered = [];
  sendHint = undefined;
  read = vi.fn<Read>(() => Promise.resolve(page()));
});
afterEach(() => localStorage.clear());

it('reads the page its address names, and says which rows these are', async () => {
  read.mockResolvedValue(page({ items: page().items.slice(0, 2), total: 52 }));
  open('/trucks?page=3&sort=miles');
  expect(await screen.findByRole('rowheader', { name: '3' })).toBeInTheDocument();
  expect(read).toHaveBeenLastCalledWith({ page: 3, sort: 'miles' }, 25);
  expect(screen.getByRole('status')).toHaveTextContent('51–52 of 52');
  expect(screen.getByRole('button', { name: 'Next page' })).toHaveAttribute('aria-disabled', 'true');
});

it('goes to the next page, and back to the first one with any other change', async () => {
  const router = open();
  await screen.findByRole('rowheader', { name: '3' });
  await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
  await waitFor(() => expect(router.history.location.href).toBe('/trucks?page=2'));
  await userEvent.click(await screen.findByRole('button', { name: 'Miles' }));
  await waitFor(() => expect(router.history.location.href).toBe('/trucks?sort=miles'));
});

it('orders by a head: its first order, then its other one; a head of one order keeps it', async () => {
  open();
  const head = (name: string) => screen.findByRole('columnheader', { name });
  expect(await head('Number')).toHaveAttribute('aria-sort', 'descending');
  await userEvent.click(screen.getByRole('button', { name: 'Number' }));
  await waitFor(async () => expect(await head('Number')).toHaveAttribute('aria-sort', 'ascending'));
  await userEvent.click(screen.getByRole('button', { name: 'Miles' }));
  await waitFor(async () => expect(await head('Miles')).toHaveAttribute('aria-sort', 'ascending'));
  await userEvent.click(screen.getByRole('button', { name: 'Miles' }));
  expect(await head('Miles')).toHaveAttribute('aria-sort', 'ascending');
  expect(await head('Number')).toHaveAttribute('aria-sort', 'none');
});

it('offers only the columns there are for this person, and remembers which are shown', async () => {
  open();
  await screen.findByRole('rowheader', { name: '3' });
  expect(heads()).toEqual(['', 'Number', 'Name', 'Miles']);
  await userEvent.click(screen.getByRole('button', { name: 'Columns' }));
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Name' }));
  expect(screen.queryByRole('checkbox', { name: 'Owner' })).toBeNull();
  expect(heads()).toEqual(['', 'Number', 'Miles']);
  expect(localStorage.getItem(storedKeys.claimsTable)).toContain('"shown":["number","miles","owner"]');
});

it('shows the column that only the operator has', async () => {
  read.mockResolvedValue(page({ isOperator: true }));
  open();
  expect(await screen.findByRole('columnheader', { name: 'Owner' })).toBeInTheDocument();
});

it('corrects a remembered choice of columns that another version made', async () => {
  const stored = { columns: { order: ['miles', 'gone', 'number'], shown: ['miles', 'gone'] }, limit: 7 };
  localStorage.setItem(storedKeys.claimsTable, JSON.stringify(stored));
  open();
  await screen.findByRole('rowheader', { name: '3' });
  expect(heads()).toEqual(['', 'Number', 'Miles']);
  expect(read).toHaveBeenLastCalledWith({}, 25);
});

it('reads as many rows as are chosen a page, from the first page on', async () => {
  const router = open('/trucks?page=2');
  await screen.findByRole('rowheader', { name: '3' });
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Rows per page' }), '50 per page');
  await waitFor(() => expect(read).toHaveBeenLastCalledWith({}, 50));
  expect(router.history.location.href).toBe('/trucks');
});

it('is worked with the arrows, Enter and x; arrows scroll until a row has the focus', async () => {
  const router = open();
  await screen.findByRole('rowheader', { name: '3' });
  await userEvent.keyboard('{ArrowDown}');
  expect(document.body).toHaveFocus();
  await userEvent.keyboard('j{ArrowDown}{ArrowDown}{ArrowDown}{ArrowUp}x');
  expect(screen.getByRole('link', { name: '2' })).toHaveFocus();
  expect(screen.getByRole('checkbox', { name: 'Select 2' })).toBeChecked();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(router.history.location.href).toBe('/trucks/2'));
});

it('ticks a page and makes again only the rows whose tick changes', async () => {
  open();
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Select 3' }));
  expect(screen.getByRole('checkbox', { name: 'Select all' })).toBePartiallyChecked();
  rendered.length = 0;
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select all' }));
  expect(new Set(rendered)).toEqual(new Set([1, 2]));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select all' }));
  expect(screen.getByRole('checkbox', { name: 'Select 3' })).not.toBeChecked();
});

it('puts a filter on and off as a pill', async () => {
  const router = open();
  await screen.findByRole('rowheader', { name: '3' });
  await userEvent.click(screen.getByRole('button', { name: 'Filter' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Name' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Volvo only' }));
  await waitFor(() => expect(router.history.location.href).toBe('/trucks?name=Volvo'));
  expect(await screen.findByRole('button', { name: 'Name Volvo' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Remove Name' }));
  await waitFor(() => expect(router.history.location.href).toBe('/trucks'));
});

it('searches by text and takes all filters off at once', async () => {
  const router = open('/trucks?name=Mack');
  await screen.findByRole('rowheader', { name: '3' });
  await userEvent.type(screen.getByRole('searchbox'), 'ma');
  await waitFor(() => expect(read).toHaveBeenLastCalledWith({ name: 'Mack', search: 'ma' }, 25));
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
  await waitFor(() => expect(router.history.location.href).toBe('/trucks'));
  expect(screen.getByRole('searchbox')).toHaveValue('');
});

it('says that there is nothing, and what failed, and tries again', async () => {
  read.mockRejectedValueOnce(new Error('down')).mockResolvedValue(page({ items: [], total: 0 }));
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('No trucks')).toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('None');
});

it('is read again at news of a row something may still happen to, once the page has settled', async () => {
  open();
  await screen.findByRole('rowheader', { name: '3' });
  expect(sendHint).toBeUndefined();
  await waitFor(() => expect(sendHint).toBeDefined());
  sendHint?.({ load_id: 2, event: 'load-changed' });
  sendHint?.({ load_id: 3, event: 'new-quote' });
  await new Promise((done) => setTimeout(done, 700));
  expect(read).toHaveBeenCalledTimes(1);
  sendHint?.({ load_id: 3, event: 'load-changed' });
  await waitFor(() => expect(read).toHaveBeenCalledTimes(2));
});
