import { exemptionCovers, taxExemptions } from '@portal/contract/taxes/taxes.ts';
import { exemptAccounts } from '@portal/contract/taxes/taxes.settings.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type Faults, schemaFaults } from '../../platform/forms/form-faults.ts';
import { useMe } from '../../platform/session/current-user.ts';
import { operatorDay } from '../../platform/session/operator-day.ts';
import { useTranslation } from '../../platform/words/use-translation.ts';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { AccountFilter, AccountName } from '../accounts/account-filter.tsx';
import { RemoveButton, SettingDrawer } from '../settings/setting-drawer.tsx';
import { settingQuery } from '../settings/settings.api.ts';
import { Loaded } from '../settings/settings-frame.tsx';
import { TheirChanges } from '../settings/versions/their-changes.tsx';
import { useRowForm } from '../settings/versions/use-row-form.ts';
import { DaysFields, withTypedDays } from './days-fields.tsx';
import { TaxRow, TaxSection } from './tax-section.tsx';
import classes from './taxes.module.css';

type ExemptRow = (typeof exemptAccounts.default)[number];
type Fields = Omit<ExemptRow, 'account_id' | 'effective_to'> & { account_id: number | null; effective_to: string };

const keyOf = ({ account_id, exemption, covers, effective_from }: ExemptRow): string =>
  [account_id, exemption, covers, effective_from].join(' ');

const doubled = { effective_from: { phrase: 'taxes.errors.rate_twice' } } as const;
const required = { phrase: 'http.errors.required' } as const;

/** Accounts that are charged less, by certificate. */
export const Exempt = () => {
  const { t } = useTranslation();
  const query = useQuery(settingQuery(exemptAccounts));
  const [edited, setEdited] = useState<ExemptRow | 'new' | null>(null);
  return (
    <TaxSection
      title={t('taxes.screen.exempt.title')}
      add={t('taxes.screen.exempt.add')}
      onAdd={() => setEdited('new')}
    >
      <Loaded query={query}>
        {({ value }) =>
          value.length === 0 ? (
            <p className={classes.note}>{t('taxes.screen.exempt.none')}</p>
          ) : (
            <ul className={classes.list}>
              {value.map((row) => (
                <TaxRow
                  key={keyOf(row)}
                  name={<AccountName id={row.account_id} />}
                  label={t('taxes.screen.exempt.account_of', { id: String(row.account_id) })}
                  about={[
                    t(`taxes.exemptions.${row.exemption}`),
                    t(`taxes.screen.covers.${row.covers}`),
                    row.certificate,
                  ].join(' · ')}
                  days={row}
                  onEdit={() => setEdited(row)}
                />
              ))}
            </ul>
          )
        }
      </Loaded>
      {edited && query.data && <ExemptDrawer row={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />}
    </TaxSection>
  );
};

const sketched = (typed: Fields) => ({ ...typed, effective_to: typed.effective_to || null });

const check = (typed: Fields): Faults => ({
  ...schemaFaults(exemptAccounts.schema.element, sketched(typed)),
  ...(typed.account_id === null && { account_id: required }),
});

const useExemptForm = (row: ExemptRow | null, onDone: () => void) => {
  const today = operatorDay(useMe());
  return useRowForm<ExemptRow, Fields>({
    setting: exemptAccounts,
    row,
    empty: {
      account_id: 0,
      exemption: 'gst_hst',
      covers: 'all',
      certificate: '',
      effective_from: today,
      effective_to: null,
    },
    keyOf,
    fields: ['certificate', 'effective_to'],
    toForm: (one) => ({ ...withTypedDays(one), account_id: one.account_id || null }),
    toRow: (typed) => ({ ...sketched(typed), account_id: typed.account_id ?? 0 }),
    check,
    doubled,
    onDone,
  });
};

const ExemptDrawer = ({ row, onClose }: { row: ExemptRow | null; onClose: () => void }) => {
  const { t } = useTranslation();
  const { form, remove } = useExemptForm(row, onClose);
  const fields = {
    certificate: { label: t('taxes.screen.exempt.certificate') },
    effective_to: { label: t('taxes.screen.to') },
  };
  return (
    <SettingDrawer
      title={t(`taxes.screen.exempt.${row ? 'edit' : 'add'}`)}
      form={form}
      onClose={onClose}
      aside={row && <RemoveButton text={t('taxes.screen.exempt.remove_text')} remove={remove} onRemoved={onClose} />}
    >
      <TheirChanges form={form} fields={fields} />
      <AccountFilter
        label={t('taxes.screen.exempt.account')}
        any={t('taxes.screen.exempt.find_account')}
        value={form.values.account_id ?? undefined}
        error={form.faultOf('account_id')}
        onChange={(account_id) => form.change({ account_id: account_id ?? null })}
      />
      <SelectField
        label={t('taxes.screen.exempt.of')}
        options={taxExemptions.map((value) => ({ value, label: t(`taxes.exemptions.${value}`) }))}
        {...form.field('exemption')}
      />
      <SelectField
        label={t('taxes.screen.exempt.covers')}
        options={exemptionCovers.map((value) => ({ value, label: t(`taxes.screen.covers.${value}`) }))}
        {...form.field('covers')}
      />
      <TextField label={t('taxes.screen.exempt.certificate')} maxLength={60} {...form.field('certificate')} />
      <DaysFields field={form.field} />
    </SettingDrawer>
  );
};
