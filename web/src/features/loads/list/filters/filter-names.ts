import type { Carrier } from '@portal/contract/carriers/carriers.contract.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { date } from '../../../../platform/words/format.ts';
import { carrierList } from '../../loads.api.ts';
import type { ListSearch } from '../list-search.ts';
import type { ListChange } from '../list-search.ts';

export const filterNames = ['mode', 'pickup', 'carrier', 'late'] as const;
export type FilterName = (typeof filterNames)[number];

/** What takes each filter off. */
export const without: Record<FilterName, ListChange> = {
  mode: { mode: undefined },
  pickup: { pickup_from: undefined, pickup_to: undefined },
  carrier: { carrier_id: undefined },
  late: { late: undefined },
};

/** Whether a filter is on. */
export const isOn = (name: FilterName, search: ListSearch): boolean =>
  Object.keys(without[name]).some((key) => search[key as keyof ListSearch] !== undefined);

/** What each filter that is on says on its pill. */
export const useFilterValues = (search: ListSearch): Record<FilterName, string> => {
  const { t } = useTranslation();
  const { data } = useQuery({ ...carrierList, enabled: isOn('carrier', search) });
  return {
    mode: search.mode?.map((mode) => t(`loads.my_loads.modes.${mode}`)).join(', ') ?? '',
    pickup: daysText(search.pickup_from, search.pickup_to, t),
    carrier: carriersText(search.carrier_id ?? [], data?.items ?? [], t),
    late: t('loads.my_loads.filters.yes'),
  };
};

type Translate = ReturnType<typeof useTranslation>['t'];

/** A span of days, open at either end. */
export const daysText = (from: string | undefined, to: string | undefined, t: Translate): string => {
  if (from && to) return from === to ? date(from) : `${date(from)} – ${date(to)}`;
  if (from) return t('loads.my_loads.filters.since', { day: date(from) });
  return to ? t('loads.my_loads.filters.until', { day: date(to) }) : '';
};

const carriersText = (ids: readonly number[], known: readonly Carrier[], t: Translate): string => {
  const names = ids.map((id) => known.find((carrier) => carrier.id === id)?.short_name ?? `#${id}`);
  if (names.length <= 2) return names.join(', ');
  return t('loads.my_loads.filters.more', { first: names[0], count: names.length - 1 });
};
