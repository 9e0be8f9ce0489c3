import { enabledModes } from '@portal/contract/modes/quote-types.ts';
import { addDays } from '@portal/contract/values/calendar-days.ts';
import { useQuery } from '@tanstack/react-query';
import { useMe } from '../../../../platform/session/current-user.ts';
import { today } from '../../../../platform/words/today.ts';
import { useTranslation } from '../../../../platform/words/use-translation.ts';
import { Checkbox } from '../../../../ui/fields/checkbox.tsx';
import { DateField } from '../../../../ui/fields/date-field.tsx';
import { FilterChoices, FilterOptions } from '../../../../ui/lists/filters/filter-choices.tsx';
import type { FilterEditorProps } from '../../../../ui/lists/list-definition.ts';
import { Button } from '../../../../ui/primitives/button.tsx';
import { Skeleton } from '../../../../ui/primitives/skeleton.tsx';
import { ErrorState } from '../../../../ui/status/error-state.tsx';
import { carrierList } from '../../loads.api.ts';
import type { ListSearch } from '../list-search.ts';
import classes from './filters.module.css';

// What the panels of the filters hold, fetched when the first of them opens.

type EditorProps = FilterEditorProps<ListSearch>;

export const ModeEditor = ({ search, change }: EditorProps) => {
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

export const CarrierEditor = ({ search, change }: EditorProps) => {
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

export const PickupEditor = ({ search, change }: EditorProps) => {
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

export const LateEditor = ({ search, change }: EditorProps) => {
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

export const IncompleteEditor = ({ search, change }: EditorProps) => {
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

const assignees = ['me', 'nobody'] as const;

export const AssignedEditor = ({ search, change }: EditorProps) => {
  const { t } = useTranslation();
  return (
    <FilterChoices>
      {assignees.map((one) => (
        <Checkbox
          key={one}
          label={t(`loads.my_loads.filters.assignees.${one}`)}
          checked={search.assigned === one}
          onChange={(on) => change({ assigned: on ? one : undefined })}
        />
      ))}
    </FilterChoices>
  );
};
