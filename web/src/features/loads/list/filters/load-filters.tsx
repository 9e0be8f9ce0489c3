import { enabledModes } from '@portal/contract/modes/quote-types.ts';
import { useQuery } from '@tanstack/react-query';
import type { FilterEditorProps, ListFilter } from '../../../../ui/lists/list-definition.ts';
import type { Carrier } from '@portal/contract/carriers/carrier.ts';
import { useTranslation } from '../../../../platform/words/use-translation.ts';
import { useMe } from '../../../../platform/session/current-user.ts';
import { date } from '../../../../platform/words/format.ts';
import { today } from '../../../../platform/words/today.ts';
import { Button } from '../../../../ui/primitives/button.tsx';
import { Checkbox } from '../../../../ui/fields/checkbox.tsx';
import { DateField } from '../../../../ui/fields/date-field.tsx';
import { FilterChoices, FilterOptions } from '../../../../ui/lists/filters/filter-choices.tsx';
import { ClockIcon } from '../../../../ui/icons/status-icons.tsx';
import { ErrorState } from '../../../../ui/status/error-state.tsx';
import { Skeleton } from '../../../../ui/primitives/skeleton.tsx';
import { carrierList } from '../../loads.api.ts';
import classes from './filters.module.css';
import type { ListSearch } from '../list-search.ts';
import { addDays } from '@portal/contract/values/calendar-days.ts';
import { valuesText } from '../../../../ui/lists/filters/values-text.ts';
import type { Translate } from '../../../../platform/words/translate.ts';

type EditorProps = FilterEditorProps<ListSearch>;
type ValueProps = { search: ListSearch };

const ModeEditor = ({ search, change }: EditorProps) => {
  const { t } = useTranslation();
  // A mode set by a link can be cleared also by people who may not dispatch it.
  const modes = new Set([...enabledModes(useMe().settings.can_dispatch_modes), ...(search.mode ?? [])]);
  return (
    <FilterOptions
      options={[...modes].map((mode) => ({ value: mode, label: t(`loads.modes.${mode}`) }))}
      value={search.mode}
      onChange={(mode) => change({ mode })}
    />
  );
};

const CarrierEditor = ({ search, change }: EditorProps) => {
  const { data, error, refetch } = useQuery(carrierList);
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <ChoiceSkeletons />;
  return (
    <FilterOptions
      options={data.items.map(({ id, name }) => ({ value: id, label: name }))}
      value={search.carrier_id}
      onChange={(carrier_id) => change({ carrier_id })}
    />
  );
};

const ChoiceSkeletons = () => (
  <FilterChoices>
    {Array.from({ length: 6 }, (_, row) => (
      <div key={row} className={classes.skeleton}>
        <Skeleton width={150} />
      </div>
    ))}
  </FilterChoices>
);

const ranges = [
  ['last_7_days', -7, 0],
  ['last_30_days', -30, 0],
  ['next_7_days', 0, 7],
] as const;

const PickupEditor = ({ search, change }: EditorProps) => {
  const { t } = useTranslation();
  const now = today();
  return (
    <div className={classes.days}>
      <div className={classes.ranges}>
        {ranges.map(([name, from, to]) => (
          <Button
            key={name}
            size="small"
            onClick={() => change({ pickup_from: addDays(now, from), pickup_to: addDays(now, to) })}
          >
            {t(`loads.my_loads.filters.${name}`)}
          </Button>
        ))}
      </div>
      <div className={classes.range}>
        <DateField
          label={t('loads.my_loads.filters.from')}
          value={search.pickup_from ?? ''}
          max={search.pickup_to}
          onChange={(day) => change({ pickup_from: day || undefined })}
        />
        <DateField
          label={t('loads.my_loads.filters.to')}
          value={search.pickup_to ?? ''}
          min={search.pickup_from}
          onChange={(day) => change({ pickup_to: day || undefined })}
        />
      </div>
    </div>
  );
};

const LateEditor = ({ search, change }: EditorProps) => {
  const { t } = useTranslation();
  return (
    <FilterChoices>
      <Checkbox
        label={t('loads.my_loads.filters.late_only')}
        checked={search.late ?? false}
        onChange={(on) => change({ late: on || undefined })}
      />
    </FilterChoices>
  );
};

const IncompleteEditor = ({ search, change }: EditorProps) => {
  const { t } = useTranslation();
  return (
    <FilterChoices>
      <Checkbox
        label={t('loads.my_loads.filters.incomplete_only')}
        checked={search.incomplete ?? false}
        onChange={(on) => change({ incomplete: on || undefined })}
      />
    </FilterChoices>
  );
};

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
} satisfies Record<string, ListFilter<ListSearch>>;
