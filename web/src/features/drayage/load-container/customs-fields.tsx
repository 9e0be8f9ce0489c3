import { type CustomsStatus, customsStatuses } from '@portal/contract/drayage/moves.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import type { PapersForm } from '../form/drayage-form.ts';
import classes from './container-card.module.css';

const unknown = 'unknown';
const texts = ['entry_number', 'importer', 'customs_broker', 'firms_code', 'terminal_appointment'] as const;

type CustomsFieldsProps = {
  form: PapersForm;
  change: (changes: Partial<PapersForm>) => void;
  faultOf: (field: (typeof texts)[number] | 'customs_status') => string | undefined;
};

/** What the delivery order says of customs, and when the terminal expects the driver. */
export const CustomsFields = ({ form, change, faultOf }: CustomsFieldsProps) => {
  const { t } = useTranslation();
  return (
    <div role="group" aria-label={t('drayage.load.papers.customs')} className={classes.papers}>
      <h3>{t('drayage.load.papers.customs')}</h3>
      <SelectField<CustomsStatus | typeof unknown>
        label={t('drayage.references.customs_status')}
        options={[
          { value: unknown, label: t('drayage.load.papers.no_customs_status') },
          ...customsStatuses.map((value) => ({ value, label: t(`drayage.customs_statuses.${value}`) })),
        ]}
        value={form.customs_status || unknown}
        onChange={(status) => change({ customs_status: status === unknown ? '' : status })}
        error={faultOf('customs_status')}
      />
      {texts.map((field) => (
        <TextField
          key={field}
          label={t(`drayage.references.${field}`)}
          value={form[field]}
          onChange={(text) => change({ [field]: text })}
          maxLength={field === 'firms_code' ? 4 : 80}
          error={faultOf(field)}
        />
      ))}
    </div>
  );
};
