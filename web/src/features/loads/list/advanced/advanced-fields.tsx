import type { words as en } from '@portal/contract/loads/words/my-loads.en.ts';
import { loadStatuses } from '@portal/contract/loads/load-status.ts';
import type { ReactNode } from 'react';
import { AccountFilter } from '../../../accounts/account-filter.tsx';
import { useTranslation } from '../../../../platform/words/use-translation.ts';
import { Checkbox } from '../../../../ui/fields/checkbox.tsx';
import { DateField } from '../../../../ui/fields/date-field.tsx';
import { NumberField } from '../../../../ui/fields/number-field.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import classes from './advanced.module.css';
import { maxTextLength } from '../advanced-criteria.ts';
import type { ChangeCriteria, CriteriaForm } from './criteria-form.ts';
import { FilterSections } from '../../../../ui/lists/filters/filter-form.tsx';
import { withItem } from '../../../../ui/lists/filters/filter-choices.tsx';
import { loadFilters } from '../filters/load-filters.tsx';
import { AccessorialChoice } from './accessorial-choice.tsx';
import { StateChoice } from './state-choice.tsx';

type FieldsProps = { criteria: CriteriaForm; change: ChangeCriteria };
type AdvancedFieldsProps = FieldsProps & { faults: readonly ('price' | 'weight')[] };

/** The criteria in the order people think of a load: cargo, places, days, amounts, carrier. */
export const AdvancedFields = ({ criteria, change, faults }: AdvancedFieldsProps) => {
  const { t } = useTranslation();
  const phrase = (name: Exclude<keyof typeof en.advanced, `${string}_one` | `${string}_other`>) =>
    t(`loads.my_loads.advanced.${name}`);
  const { Editor: ModeEditor } = loadFilters.mode;
  const { Editor: CarrierEditor } = loadFilters.carrier;
  return (
    <FilterSections>
      <TextField
        label={phrase('text')}
        hint={phrase('text_hint')}
        value={criteria.text ?? ''}
        maxLength={maxTextLength}
        onChange={(text) => change({ text: text || undefined })}
      />
      <Group legend={phrase('status')}>
        <StatusChoice criteria={criteria} change={change} />
      </Group>
      <Group legend={t('loads.my_loads.filters.mode')}>
        <ModeEditor search={criteria} change={change} />
      </Group>
      <Group legend={phrase('origin')}>
        <StateChoice value={criteria.origin_state} onChange={(origin_state) => change({ origin_state })} />
      </Group>
      <Group legend={phrase('destination')}>
        <StateChoice
          value={criteria.destination_state}
          onChange={(destination_state) => change({ destination_state })}
        />
      </Group>
      <Group legend={phrase('accessorials')}>
        <AccessorialChoice value={criteria.accessorial} onChange={(accessorial) => change({ accessorial })} />
      </Group>
      <DayRange name="pickup" criteria={criteria} change={change} />
      <DayRange name="delivery" criteria={criteria} change={change} />
      <NumberRange name="price" unit="USD" criteria={criteria} change={change} fault={faults.includes('price')} />
      <NumberRange name="weight" unit="lb" criteria={criteria} change={change} fault={faults.includes('weight')} />
      <Group legend={t('loads.my_loads.filters.carrier')}>
        <CarrierEditor search={criteria} change={change} />
      </Group>
      <AccountFilter
        label={phrase('account')}
        any={phrase('any_account')}
        value={criteria.account_id}
        onChange={(account_id) => change({ account_id })}
      />
    </FilterSections>
  );
};

const Group = ({ legend, children }: { legend: string; children: ReactNode }) => (
  <fieldset>
    <legend>{legend}</legend>
    {children}
  </fieldset>
);

const StatusChoice = ({ criteria, change }: FieldsProps) => {
  const { t } = useTranslation();
  return (
    <div className={classes.statuses}>
      {loadStatuses.map((status) => (
        <Checkbox
          key={status}
          label={t(`loads.statuses.${status}`)}
          checked={criteria.status?.includes(status) ?? false}
          onChange={(on) => change({ status: withItem(criteria.status, status, on) })}
        />
      ))}
    </div>
  );
};

const DayRange = ({ name, criteria, change }: FieldsProps & { name: 'pickup' | 'delivery' }) => {
  const { t } = useTranslation();
  const [from, to] = [`${name}_from`, `${name}_to`] as const;
  return (
    <Group legend={t(`loads.my_loads.advanced.${name}`)}>
      <div className={classes.range}>
        <DateField
          label={t('loads.my_loads.filters.from')}
          value={criteria[from] ?? ''}
          {...(criteria[to] && { max: criteria[to] })}
          onChange={(day) => change({ [from]: day || undefined })}
        />
        <DateField
          label={t('loads.my_loads.filters.to')}
          value={criteria[to] ?? ''}
          {...(criteria[from] && { min: criteria[from] })}
          onChange={(day) => change({ [to]: day || undefined })}
        />
      </div>
    </Group>
  );
};

type NumberRangeProps = FieldsProps & { name: 'price' | 'weight'; unit: string; fault: boolean };

const NumberRange = ({ name, unit, criteria, change, fault }: NumberRangeProps) => {
  const { t } = useTranslation();
  const [min, max] = [`${name}_min`, `${name}_max`] as const;
  return (
    <Group legend={t(`loads.my_loads.advanced.${name}`)}>
      <div className={classes.range}>
        <NumberField
          label={t('loads.my_loads.advanced.min')}
          unit={unit}
          value={criteria[min] ?? null}
          onChange={(value) => change({ [min]: value ?? undefined })}
        />
        <NumberField
          label={t('loads.my_loads.advanced.max')}
          unit={unit}
          value={criteria[max] ?? null}
          onChange={(value) => change({ [max]: value ?? undefined })}
          error={fault ? t('http.errors.too_small', { minimum: criteria[min] }) : null}
        />
      </div>
    </Group>
  );
};
