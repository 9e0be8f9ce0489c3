import { isNoteRequired, needsOf } from '@portal/contract/claims/claim-needs.ts';
import type { Claim } from '@portal/contract/claims/claim.ts';
import type { ClaimEvent } from '@portal/contract/claims/claim-status.ts';
import { declineReasons } from '@portal/contract/claims/data/claim-choices.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { notify } from '../../../platform/notify.ts';
import { Button } from '../../../ui/primitives/button.tsx';
import { Callout } from '../../../ui/primitives/callout.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import dialogClasses from '../../../ui/overlays/dialog.module.css';
import { NumberField } from '../../../ui/fields/number-field.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextAreaField } from '../../../ui/fields/text-area-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { claimMoney } from '../claim-money.ts';
import { actName } from './act-name.ts';
import classes from './claim-page.module.css';
import { type ActFormState, useActForm } from './use-act-form.ts';

type ActDialogProps = { event: ClaimEvent; claim: Claim; onClose: () => void };

/** Says what the act means, asks for what it needs, and does it. What was typed stays when it is refused. */
export const ActDialog = ({ event, claim, onClose }: ActDialogProps) => {
  const { t } = useTranslation();
  const form = useActForm(event, claim, () => {
    notify.success(t(`claims.screens.acts.done.${event}`));
    onClose();
  });
  const asked = event === 'accept_offer' ? claim.offer_amount : claim.amount;
  const amount = asked === null ? '' : claimMoney(asked, claim.currency);
  const open = asked === null;
  return (
    <Dialog title={actName(event, claim, t)} onClose={onClose}>
      <form
        ref={form.root}
        className={classes.form}
        noValidate
        onSubmit={(submitted) => {
          submitted.preventDefault();
          form.submit();
        }}
      >
        {form.error && <Callout kind="danger">{form.error}</Callout>}
        <p>
          {open && (event === 'approve' || event === 'offer')
            ? t(`claims.screens.acts.ask.${event}_open`)
            : t(`claims.screens.acts.ask.${event}`, { amount })}
        </p>
        <ActFields event={event} claim={claim} form={form} />
        <div className={dialogClasses.actions}>
          <Button onClick={onClose}>{t('claims.screens.acts.cancel')}</Button>
          <Button
            kind={event === 'withdraw' || event === 'decline' ? 'danger' : 'primary'}
            type="submit"
            pending={form.pending}
          >
            {actName(event, claim, t)}
          </Button>
        </div>
      </form>
    </Dialog>
  );
};

type FieldsProps = Pick<ActDialogProps, 'event' | 'claim'> & { form: ActFormState };

const ActFields = ({ event, claim, form }: FieldsProps) => {
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

const ownLabels = ['answer_info', 'appeal', 'request_info', 'decline'] as const;

const NoteField = ({ event, claim, form }: FieldsProps) => {
  const { t } = useTranslation();
  const required = isNoteRequired(needsOf(event, claim), form.values.decline_reason);
  return (
    <TextAreaField
      label={t(`claims.screens.acts.note.${ownLabels.find((own) => own === event) ?? 'other'}`)}
      hint={required ? undefined : t('claims.screens.acts.optional')}
      required={required}
      maxLength={2000}
      {...form.field('note')}
    />
  );
};
