import { claimCurrencies } from '@portal/contract/claims/data/claim-choices.ts';
import { useTranslation } from 'react-i18next';
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

/** How much is asked for, and how it is reckoned; of an invoice, which one. */
export const AmountCard = ({ form }: { form: ClaimFormState }) => {
  const { t } = useTranslation();
  const { type } = form.form;
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
            value={form.form.amount}
            onChange={(amount) => form.change({ amount })}
            error={form.faultOf('amount')}
          />
          <SelectField
            label={t('claims.screens.form.currency')}
            value={form.form.currency}
            onChange={(currency) => form.change({ currency })}
            options={claimCurrencies.map((value) => ({ value, label: value }))}
            error={form.faultOf('currency')}
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
          value={form.form.amount_basis}
          onChange={(amount_basis) => form.change({ amount_basis })}
          error={form.faultOf('amount_basis')}
        />
      </div>
    </Card>
  );
};

const InvoiceFields = ({ form }: { form: ClaimFormState }) => {
  const { t } = useTranslation();
  return (
    <div className={classes.pair}>
      <TextField
        label={t('claims.screens.form.invoice')}
        required
        maxLength={60}
        value={form.form.invoice_number}
        onChange={(invoice_number) => form.change({ invoice_number })}
        error={form.faultOf('invoice_number')}
      />
      <DateField
        label={t('claims.screens.form.invoice_received')}
        hint={t('claims.screens.form.invoice_received_hint')}
        required
        max={today()}
        value={form.form.invoice_received_on}
        onChange={(invoice_received_on) => form.change({ invoice_received_on })}
        error={form.faultOf('invoice_received_on')}
      />
    </div>
  );
};
