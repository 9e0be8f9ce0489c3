import { claimCurrencies } from '@portal/contract/claims/data/claim-choices.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { today } from '../../../platform/words/today.ts';
import { Card } from '../../../ui/primitives/card.tsx';
import { DateField } from '../../../ui/fields/date-field.tsx';
import { NumberField } from '../../../ui/fields/number-field.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextAreaField } from '../../../ui/fields/text-area-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { isAboutInvoice } from './claim-form.ts';
import classes from './claim-form.module.css';
import type { ClaimFormState } from './use-claim-form.ts';

/** The claimed amount and its basis; for disputes of an invoice also its number. */
export const AmountCard = ({ form }: { form: ClaimFormState }) => {
  const { t } = useTranslation();
  const { type } = form.values;
  const cargo = type === 'cargo_claim';
  return (
    <Card title={t('claims.screens.form.amount')}>
      <div className={classes.fields}>
        {isAboutInvoice(type) && <InvoiceFields form={form} />}
        <div className={classes.pair}>
          <NumberField
            label={t('claims.screens.form.amount_label')}
            required={cargo || type === 'billing_dispute'}
            prefix="$"
            {...form.field('amount')}
          />
          <SelectField
            label={t('claims.screens.form.currency')}
            options={claimCurrencies.map((value) => ({ value, label: value }))}
            {...form.field('currency')}
          />
        </div>
        <TextAreaField
          label={t('claims.screens.form.basis')}
          hint={
            <>
              {t(`claims.screens.form.${cargo ? 'basis_cargo' : 'basis_dispute'}`)}{' '}
              {cargo && t('claims.screens.form.amount_or_basis')}
            </>
          }
          rows={2}
          maxLength={500}
          {...form.field('amount_basis')}
        />
      </div>
    </Card>
  );
};

const InvoiceFields = ({ form }: { form: ClaimFormState }) => {
  const { t } = useTranslation();
  return (
    <div className={classes.pair}>
      <TextField label={t('claims.screens.form.invoice')} required maxLength={60} {...form.field('invoice_number')} />
      <DateField
        label={t('claims.screens.form.invoice_received')}
        hint={t('claims.screens.form.invoice_received_hint')}
        required
        max={today()}
        {...form.field('invoice_received_on')}
      />
    </div>
  );
};
