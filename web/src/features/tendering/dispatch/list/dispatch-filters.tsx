import { loadModes } from '@portal/contract/modes/modes.ts';
import { useTranslation } from '../../../../platform/words/use-translation.ts';
import { FilterOptions } from '../../../../ui/lists/filters/filter-choices.tsx';
import { PeriodChoice, periodText } from '../../../../ui/lists/filters/period-choice.tsx';
import type { FilterEditorProps, ListFilter } from '../../../../ui/lists/list-definition.ts';
import type { WaitingLoadPage } from '../dispatch.api.ts';
import type { DispatchSearch } from './dispatch-search.ts';
import { valuesText } from '../../../../ui/lists/filters/values-text.ts';

type EditorProps = FilterEditorProps<DispatchSearch>;
type ValueProps = { search: DispatchSearch };

const ModeEditor = ({ search, change }: EditorProps) => {
  const { t } = useTranslation();
  return (
    <FilterOptions
      options={loadModes.map((value) => ({ value, label: t(`loads.modes.${value}`) }))}
      value={search.mode}
      onChange={(mode) => change({ mode })}
    />
  );
};

const ModeValue = ({ search }: ValueProps) => {
  const { t } = useTranslation();
  return valuesText(
    search.mode?.map((mode) => t(`loads.modes.${mode}`)),
    t,
  );
};

const PickupEditor = ({ search, change }: EditorProps) => {
  const { t } = useTranslation();
  return (
    <PeriodChoice
      period={{ from: search.pickup_from, until: search.pickup_to }}
      labels={{ from: t('tendering.dispatch.filters.from'), until: t('tendering.dispatch.filters.until') }}
      onChange={(period) =>
        change({
          ...('from' in period && { pickup_from: period.from }),
          ...('until' in period && { pickup_to: period.until }),
        })
      }
    />
  );
};

const PickupValue = ({ search }: ValueProps) => periodText({ from: search.pickup_from, until: search.pickup_to });

/** The filters of the loads that wait, beside the text search. */
export const dispatchFilters = {
  mode: { label: (t) => t('tendering.dispatch.filters.mode'), fields: ['mode'], Editor: ModeEditor, Value: ModeValue },
  pickup: {
    label: (t) => t('tendering.dispatch.columns.pickup'),
    fields: ['pickup_from', 'pickup_to'],
    Editor: PickupEditor,
    Value: PickupValue,
  },
} satisfies Record<string, ListFilter<DispatchSearch, WaitingLoadPage>>;
