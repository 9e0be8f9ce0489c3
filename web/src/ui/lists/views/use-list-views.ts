import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Translate } from '../../../platform/words/translate.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import type { ListData } from '../list-definition.ts';
import type { ColumnChoice } from '../table/column-choice.ts';
import type { List } from '../use-list.ts';
import type { SearchChange } from '../use-list-search.ts';
import type { ListViews } from './list-views.ts';

/** A saved view with what it looks for. */
type KeptView<F> = { id: number; name: string; filters: F; columns: ColumnChoice | null };
type NewView<F> = Omit<KeptView<F>, 'id'>;

type ViewedSearch = { page?: number; sort?: string; search?: string; view?: number };

export type ViewRules<S, F> = {
  calls: {
    queryKey: readonly unknown[];
    list: (signal: AbortSignal) => Promise<{ items: KeptView<F>[] }>;
    add: (view: NewView<F>) => Promise<KeptView<F>>;
    change: (id: number, change: Partial<NewView<F>>) => Promise<unknown>;
    remove: (id: number) => Promise<unknown>;
  };
  /** The views that are there for everybody; the first is the whole list. */
  builtIn: readonly { name: string; label: (t: Translate) => string; filters: () => F }[];
  /** Takes off all a view may look for; the order stays. */
  nothing: SearchChange<S>;
  /** What a view of this search would keep. */
  kept: (search: S) => F;
  /** The same as an address spells it: what is usual is left out. */
  addressOf: (kept: F) => Record<string, unknown>;
};

const fiveMinutes = 300_000;

/** The saved views of this person, sorted by name. */
const savedBy = <S, F>({ calls }: ViewRules<S, F>) =>
  queryOptions({
    queryKey: calls.queryKey,
    queryFn: async ({ signal }) => (await calls.list(signal)).items,
    staleTime: fiveMinutes,
  });

/** What is looked for, name by name; the order is no filter. */
const filtersOf = <S, F>({ addressOf }: ViewRules<S, F>, kept: F): [string, string][] =>
  Object.entries(addressOf(kept)).flatMap(([name, value]) => (name === 'sort' ? [] : [[name, String(value)]]));

const comparable = <S, F>({ addressOf }: ViewRules<S, F>, kept: F): string =>
  JSON.stringify(Object.entries(addressOf(kept)).toSorted(([a], [b]) => (a < b ? -1 : 1)));

/** The view on screen: the saved one it was opened with, else the last built-in one whose filters are all on. */
const useCurrentView = <S extends ViewedSearch, F>(rules: ViewRules<S, F>, search: S): ListViews['current'] => {
  const { t } = useTranslation();
  const kept = rules.kept(search);
  const { data } = useQuery({ ...savedBy(rules), enabled: search.view !== undefined });
  const saved = data?.find(({ id }) => id === search.view);
  if (saved) {
    const isEdited = comparable(rules, saved.filters) !== comparable(rules, kept);
    return { label: saved.name, isEdited, builtIn: null, saved: saved.id };
  }
  const on = filtersOf(rules, kept);
  const isOn = ([name, value]: [string, string]) => on.some((one) => one[0] === name && one[1] === value);
  const view = rules.builtIn.findLast(({ filters }) => filtersOf(rules, filters()).every(isOn)) ?? rules.builtIn[0];
  const isEdited = on.length > (view ? filtersOf(rules, view.filters()).length : 0);
  return { label: view?.label(t) ?? '', isEdited, builtIn: view?.name ?? null, saved: null };
};

/** The views of a list that opens with none of them. */
export const useListViews = <D extends ListData, S extends ViewedSearch, F>(
  { search, change, table }: List<D, S>,
  rules: ViewRules<S, F>,
): ListViews => {
  const { t } = useTranslation();
  const client = useQueryClient();
  const { calls, builtIn, nothing } = rules;
  const saved = savedBy(rules);
  const current = useCurrentView(rules, search);
  const reread = () => client.invalidateQueries({ queryKey: saved.queryKey });
  const onScreen = () => ({ filters: rules.kept(search), columns: table.columns });
  // A view's order leaves with the view.
  const ordered = (name: string | null) =>
    builtIn.some((one) => one.name === name && 'sort' in rules.addressOf(one.filters()));
  return {
    builtIn: builtIn.map(({ name, label }) => ({ name, label: label(t) })),
    current,
    useSaved: () => useQuery(saved),
    openBuiltIn: (name) => {
      const view = builtIn.find((one) => one.name === name);
      const order = current.saved !== null || ordered(current.builtIn) ? { sort: undefined } : {};
      if (view) change({ ...nothing, ...order, view: undefined, ...view.filters() });
    },
    open: ({ id, filters, columns }: KeptView<F>) => {
      change({ ...nothing, sort: undefined, ...filters, view: id });
      if (columns) table.showColumns(columns);
    },
    isChanged: ({ filters }: KeptView<F>) => comparable(rules, filters) !== comparable(rules, rules.kept(search)),
    add: async ({ name }) => {
      const view = await calls.add({ name, ...onScreen() });
      await reread();
      change({ view: view.id, page: search.page } as SearchChange<S>, { replace: true });
      return view;
    },
    replace: ({ id }) => calls.change(id, onScreen()),
    change: (id, { name }) => calls.change(id, name === undefined ? {} : { name }),
    remove: calls.remove,
    restore: ({ name, filters, columns }: KeptView<F>) => calls.add({ name, filters, columns }),
    reread,
  };
};
