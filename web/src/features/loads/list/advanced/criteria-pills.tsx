import type { ReactNode } from 'react';
import { useTranslation } from '../../../../platform/words/use-translation.ts';
import { number, shortMoney } from '../../../../platform/words/format.ts';
import { FilterPill } from '../../../../ui/lists/filters/filter-pill.tsx';
import { AccountName } from '../../../accounts/account-filter.tsx';
import { daysText, loadFilters } from '../filters/load-filters.tsx';
import type { ListSearch } from '../list-search.ts';
import { accessorialName } from './accessorial-choice.tsx';
import { type ListChange, useListSearch } from '../list-search.ts';
import { valuesText } from '../../../../ui/lists/filters/values-text.ts';
import type { Translate } from '../../../../platform/words/translate.ts';

type Pill = { name: string; label: string; value: ReactNode; cleared: ListChange };

/** A pill for each criterion: pressing it opens the form, its cross removes the criterion. */
export const CriteriaPills = ({ opened, onOpen }: { opened: boolean; onOpen: () => void }) => {
  const [, change] = useListSearch();
  return useCriteria().map(({ name, label, value, cleared }) => (
    <FilterPill
      key={name}
      label={label}
      value={value}
      trigger={{ 'aria-expanded': opened, 'aria-controls': 'advanced-search', onClick: onOpen }}
      onRemove={() => change(cleared)}
    />
  ));
};

const useCriteria = (): Pill[] => {
  const { t } = useTranslation();
  const [search] = useListSearch();
  const { status, origin_state, destination_state, accessorial, account_id } = search;
  const pills: Pill[] = [
    { name: 'text', label: t('loads.my_loads.advanced.text'), value: search.text ?? '', cleared: { text: undefined } },
    {
      name: 'status',
      label: t('loads.my_loads.advanced.status'),
      value: valuesText(
        status?.map((one) => t(`loads.statuses.${one}`)),
        t,
      ),
      cleared: { status: undefined },
    },
    {
      name: 'mode',
      label: t('loads.my_loads.filters.mode'),
      value: search.mode && <loadFilters.mode.Value search={search} />,
      cleared: { mode: undefined },
    },
    {
      name: 'origin',
      label: t('loads.my_loads.advanced.origin'),
      value: valuesText(origin_state, t),
      cleared: { origin_state: undefined },
    },
    {
      name: 'destination',
      label: t('loads.my_loads.advanced.destination'),
      value: valuesText(destination_state, t),
      cleared: { destination_state: undefined },
    },
    {
      name: 'accessorial',
      label: t('loads.my_loads.advanced.accessorials'),
      value: valuesText(accessorial?.map(accessorialName), t),
      cleared: { accessorial: undefined },
    },
    ...ranges(search, t),
    {
      name: 'carrier',
      label: t('loads.my_loads.filters.carrier'),
      value: search.carrier_id && <loadFilters.carrier.Value search={search} />,
      cleared: { carrier_id: undefined },
    },
    {
      name: 'account',
      label: t('loads.my_loads.advanced.account'),
      value: account_id && <AccountName id={account_id} />,
      cleared: { account_id: undefined },
    },
  ];
  return pills.filter(({ value }) => value !== '' && value !== undefined);
};

const ranges = (search: ListSearch, t: Translate): Pill[] => [
  {
    name: 'pickup',
    label: t('loads.my_loads.advanced.pickup'),
    value: daysText(search.pickup_from, search.pickup_to, t),
    cleared: { pickup_from: undefined, pickup_to: undefined },
  },
  {
    name: 'delivery',
    label: t('loads.my_loads.advanced.delivery'),
    value: daysText(search.delivery_from, search.delivery_to, t),
    cleared: { delivery_from: undefined, delivery_to: undefined },
  },
  {
    name: 'price',
    label: t('loads.my_loads.advanced.price'),
    value: rangeText(search.price_min, search.price_max, shortMoney, t),
    cleared: { price_min: undefined, price_max: undefined },
  },
  {
    name: 'weight',
    label: t('loads.my_loads.advanced.weight'),
    value: rangeText(search.weight_min, search.weight_max, (pounds) => `${number(pounds)} lb`, t),
    cleared: { weight_min: undefined, weight_max: undefined },
  },
];

const rangeText = (
  min: number | undefined,
  max: number | undefined,
  text: (value: number) => string,
  t: Translate,
): string => {
  if (min !== undefined && max !== undefined) return `${text(min)} – ${text(max)}`;
  if (min !== undefined) return t('loads.my_loads.advanced.at_least', { value: text(min) });
  return max === undefined ? '' : t('loads.my_loads.advanced.at_most', { value: text(max) });
};
