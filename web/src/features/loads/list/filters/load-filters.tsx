import { useQuery } from '@tanstack/react-query';
import type { ListFilter } from '../../../../ui/lists/list-definition.ts';
import type { Carrier } from '@portal/contract/carriers/carrier.ts';
import { lazyPart } from '../../../../platform/lazy-part.tsx';
import { useTranslation } from '../../../../platform/words/use-translation.ts';
import { date } from '../../../../platform/words/format.ts';
import { ClockIcon } from '../../../../ui/icons/status-icons.tsx';
import { carrierList } from '../../loads.api.ts';
import type { ListSearch } from '../list-search.ts';
import { valuesText } from '../../../../ui/lists/filters/values-text.ts';
import type { Translate } from '../../../../platform/words/translate.ts';

type ValueProps = { search: ListSearch };

const ModeEditor = lazyPart(async () => (await import('./filter-editors.tsx')).ModeEditor);
const CarrierEditor = lazyPart(async () => (await import('./filter-editors.tsx')).CarrierEditor);
const PickupEditor = lazyPart(async () => (await import('./filter-editors.tsx')).PickupEditor);
const LateEditor = lazyPart(async () => (await import('./filter-editors.tsx')).LateEditor);
const IncompleteEditor = lazyPart(async () => (await import('./filter-editors.tsx')).IncompleteEditor);
const AssignedEditor = lazyPart(async () => (await import('./filter-editors.tsx')).AssignedEditor);

const ModeValue = ({ search }: ValueProps) => {
  const { t } = useTranslation();
  return valuesText(
    search.mode?.map((mode) => t(`loads.my_loads.modes.${mode}`)),
    t,
  );
};

const PickupValue = ({ search }: ValueProps) => daysText(search.pickup_from, search.pickup_to, useTranslation().t);

const CarrierValue = ({ search }: ValueProps) => {
  const { t } = useTranslation();
  const { data } = useQuery(carrierList);
  return carriersText(search.carrier_id ?? [], data?.items ?? [], t);
};

const AssignedValue = ({ search }: ValueProps) => {
  const { t } = useTranslation();
  return t(`loads.my_loads.filters.assignees.${search.assigned ?? 'me'}`);
};

const YesValue = () => useTranslation().t('loads.my_loads.filters.yes');

/** A range of days as text; either end may be missing. */
export const daysText = (from: string | undefined, to: string | undefined, t: Translate): string => {
  if (from && to) return from === to ? date(from) : `${date(from)} – ${date(to)}`;
  if (from) return t('loads.my_loads.filters.since', { day: date(from) });
  return to ? t('loads.my_loads.filters.until', { day: date(to) }) : '';
};

const carriersText = (ids: readonly number[], known: readonly Carrier[], t: Translate): string => {
  const names = ids.map((id) => known.find((carrier) => carrier.id === id)?.short_name ?? `#${id}`);
  return valuesText(names, t);
};

/** The filters of My Loads beside its text search; each choice applies at once. */
export const loadFilters = {
  mode: {
    label: (t) => t('loads.my_loads.filters.mode'),
    fields: ['mode'],
    Editor: ModeEditor,
    Value: ModeValue,
  },
  pickup: {
    label: (t) => t('loads.my_loads.filters.pickup'),
    fields: ['pickup_from', 'pickup_to'],
    Editor: PickupEditor,
    Value: PickupValue,
  },
  carrier: {
    label: (t) => t('loads.my_loads.filters.carrier'),
    fields: ['carrier_id'],
    Editor: CarrierEditor,
    Value: CarrierValue,
  },
  late: {
    label: (t) => t('loads.my_loads.filters.late'),
    fields: ['late'],
    Editor: LateEditor,
    Value: YesValue,
    icon: ClockIcon,
  },
  incomplete: {
    label: (t) => t('loads.my_loads.filters.incomplete'),
    fields: ['incomplete'],
    Editor: IncompleteEditor,
    Value: YesValue,
  },
  assigned: {
    label: (t) => t('loads.my_loads.filters.assigned'),
    fields: ['assigned'],
    Editor: AssignedEditor,
    Value: AssignedValue,
  },
} satisfies Record<string, ListFilter<ListSearch>>;
