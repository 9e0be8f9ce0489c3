import { actionLabel } from './available-actions.ts';
import { isNoteRequired, needsOf } from '@portal/contract/claims/claim-needs.ts';
import type { Claim } from '@portal/contract/claims/claim.ts';
import type { ClaimEvent } from '@portal/contract/claims/claim-status.ts';
import { declineReasons } from '@portal/contract/claims/data/claim-choices.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { notify } from '../../../platform/notify.ts';
import { CheckedForm } from '../../../ui/layout/checked-form.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import dialogClasses from '../../../ui/overlays/dialog.module.css';
import { NumberField } from '../../../ui/fields/number-field.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextAreaField } from '../../../ui/fields/text-area-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { claimMoney } from '../claim-money.ts';
import classes from './claim-page.module.css';
import { type ActionFormState, useActionForm } from './use-action-form.ts';

type ActionDialogProps = { event: ClaimEvent; claim: Claim; onClose: () => void };

/** Explains an action, takes its fields and performs it. The typed values stay when it is refused. */
export const ActionDialog = ({ event, claim, onClose }: ActionDialogProps) => {
  const { t } = useTranslation();
  const form = useActionForm(event, claim, () => {
    notify.success(t(`claims.screens.acts.done.${event}`));
    onClose();
  });
  const amountInQuestion = event === 'accept_offer' ? claim.offer_amount : claim.amount;
  const amount = amountInQuestion === null ? '' : claimMoney(amountInQuestion, claim.currency);
  const isOpenAmount = amountInQuestion === null;
  return (
    <Dialog title={actionLabel(event, claim, t)} onClose={onClose}>
      <CheckedForm form={form} className={classes.form}>
        <p>
          {isOpenAmount && (event === 'approve' || event === 'offer')
            ? t(`claims.screens.acts.ask.${event}_open`)
            : t(`claims.screens.acts.ask.${event}`, { amount })}
        </p>
        <ActionFields event={event} claim={claim} form={form} />
        <div className={dialogClasses.actions}>
          <Button onClick={onClose}>{t('claims.screens.acts.cancel')}</Button>
          <Button
            kind={event === 'withdraw' || event === 'decline' ? 'danger' : 'primary'}
            type="submit"
            pending={form.pending}
          >
            {actionLabel(event, claim, t)}
          </Button>
        </div>
      </CheckedForm>
    </Dialog>
  );
};

type FieldsProps = Pick<ActionDialogProps, 'event' | 'claim'> & { form: ActionFormState };

const ActionFields = ({ event, claim, form }: FieldsProps) => {
  const { t } = useTranslation();
  const needs = needsOf(event, claim);
  const amount = (field: 'offer_amount' | 'recovered_amount') => (
    <NumberField
      label={t(`claims.screens.acts.${field}`)}
      required={needs[field] === 'required'}
      prefix="$"
      unit={claim.currency}
      {...form.field(field)}
    />
  );
  return (
    <>
      {needs.carrier_claim_number && (
        <TextField
          label={t('claims.screens.acts.carrier_claim_number')}
          required={needs.carrier_claim_number === 'required'}
          maxLength={60}
          {...form.field('carrier_claim_number')}
        />
      )}
      {needs.decline_reason && (
        <SelectField
          label={t('claims.screens.acts.decline_reason')}
          placeholder={t('claims.screens.acts.decline_reason_placeholder')}
          required
          options={declineReasons.map((value) => ({ value, label: t(`claims.decline_reasons.${value}`) }))}
          {...form.field('decline_reason')}
        />
      )}
      {needs.offer_amount && amount('offer_amount')}
      {needs.recovered_amount && amount('recovered_amount')}
      {needs.note && <NoteField event={event} claim={claim} form={form} />}
    </>
  );
};

const labeledNotes = ['answer_info', 'appeal', 'request_info', 'decline'] as const;

const NoteField = ({ event, claim, form }: FieldsProps) => {
  const { t } = useTranslation();
  const required = isNoteRequired(needsOf(event, claim), form.values.decline_reason);
  return (
    <TextAreaField
      label={t(`claims.screens.acts.note.${labeledNotes.find((known) => known === event) ?? 'other'}`)}
      hint={required ? undefined : t('claims.screens.acts.optional')}
      required={required}
      maxLength={2000}
      {...form.field('note')}
    />
  );
};
