import { taxRegistrations } from '@portal/contract/taxes/taxes.ts';
import { taxNumbers } from '@portal/contract/taxes/taxes.settings.ts';
import { useState } from 'react';
import { schemaFaults } from '../../platform/forms/form-faults.ts';
import { useMe } from '../../platform/session/current-user.ts';
import { operatorDay } from '../../platform/session/operator-day.ts';
import { useTranslation } from '../../platform/words/use-translation.ts';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { RemoveButton, SettingDrawer } from '../settings/setting-drawer.tsx';
import { TheirChanges } from '../settings/versions/their-changes.tsx';
import { useRowForm } from '../settings/versions/use-row-form.ts';
import { DaysFields, withKeptDays, withTypedDays } from './days-fields.tsx';
import { TaxRow, TaxSection } from './tax-section.tsx';
import classes from './taxes.module.css';

type NumberRow = (typeof taxNumbers.default)[number];
type Fields = Omit<NumberRow, 'effective_to'> & { effective_to: string };

const keyOf = ({ registration, effective_from }: NumberRow): string => `${registration} ${effective_from}`;

const doubled = { effective_from: { phrase: 'taxes.errors.rate_twice' } } as const;

/** The operator's registration numbers. */
export const Numbers = ({ rows }: { rows: readonly NumberRow[] }) => {
  const { t } = useTranslation();
  const [edited, setEdited] = useState<NumberRow | 'new' | null>(null);
  return (
    <TaxSection
      title={t('taxes.screen.numbers.title')}
      add={t('taxes.screen.numbers.add')}
      onAdd={() => setEdited('new')}
    >
      {rows.length === 0 ? (
        <p className={classes.note}>{t('taxes.screen.numbers.none')}</p>
      ) : (
        <ul className={classes.list}>
          {rows.map((row) => {
            const name = t(`taxes.registrations.${row.registration}`);
            return (
              <TaxRow
                key={keyOf(row)}
                name={name}
                label={`${name} ${row.number}`}
                about={row.number}
                days={row}
                onEdit={() => setEdited(row)}
              />
            );
          })}
        </ul>
      )}
      {edited && <NumberDrawer row={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />}
    </TaxSection>
  );
};

const NumberDrawer = ({ row, onClose }: { row: NumberRow | null; onClose: () => void }) => {
  const { t } = useTranslation();
  const today = operatorDay(useMe());
  const fields = {
    number: { label: t('taxes.screen.numbers.number') },
    effective_to: { label: t('taxes.screen.to') },
  };
  const { form, remove } = useRowForm<NumberRow, Fields>({
    setting: taxNumbers,
    row,
    empty: { registration: 'gst_hst', number: '', effective_from: today, effective_to: null },
    keyOf,
    fields: ['number', 'effective_to'],
    toForm: withTypedDays,
    toRow: withKeptDays,
    check: (typed) => schemaFaults(taxNumbers.schema.element, withKeptDays(typed)),
    doubled,
    onDone: onClose,
  });
  return (
    <SettingDrawer
      title={t(`taxes.screen.numbers.${row ? 'edit' : 'add'}`)}
      form={form}
      onClose={onClose}
      aside={row && <RemoveButton text={t('taxes.screen.numbers.remove_text')} remove={remove} onRemoved={onClose} />}
    >
      <TheirChanges form={form} fields={fields} />
      <SelectField
        label={t('taxes.screen.numbers.registration')}
        options={taxRegistrations.map((value) => ({ value, label: t(`taxes.registrations.${value}`) }))}
        {...form.field('registration')}
      />
      <TextField label={t('taxes.screen.numbers.number')} maxLength={40} {...form.field('number')} />
      <DaysFields field={form.field} />
    </SettingDrawer>
  );
};
