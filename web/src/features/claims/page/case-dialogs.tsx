import type { Claim } from '@portal/contract/claims/claim.ts';
import type { ReactNode } from 'react';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { notify } from '../../../platform/notify.ts';
import { useCheckedForm } from '../../../platform/forms/use-checked-form.ts';
import { CheckedForm, type FormState } from '../../../ui/layout/checked-form.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import dialogClasses from '../../../ui/overlays/dialog.module.css';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { useChangeClaim } from '../claims.api.ts';
import classes from './claim-page.module.css';
import { RepresentativeField, representativeId, representativeValue } from './representative-field.tsx';

type CaseDialogProps = { claim: Claim; onClose: () => void };

/** Assigns the operator’s representative of the case. */
export const RepresentativeDialog = ({ claim, onClose }: CaseDialogProps) => {
  const { t } = useTranslation();
  const change = useChangeClaim(claim);
  const form = useCheckedForm<{ representative_id: string }, Claim>({
    initial: { representative_id: representativeValue(claim.representative?.id) },
    check: () => ({}),
    send: ({ representative_id: id }) => change.mutateAsync({ representative_id: representativeId(id) }),
    onSent: () => {
      notify.success(t('claims.screens.acts.done.assign'));
      onClose();
    },
  });
  return (
    <Dialog title={t('claims.screens.acts.representative')} onClose={onClose}>
      <SmallForm form={form} text={t('claims.screens.acts.ask.assign')} onClose={onClose}>
        <RepresentativeField representatives={claim.representatives ?? []} {...form.field('representative_id')} />
      </SmallForm>
    </Dialog>
  );
};

/** Sets the carrier’s number of the claim. */
export const CarrierNumberDialog = ({ claim, onClose }: CaseDialogProps) => {
  const { t } = useTranslation();
  const change = useChangeClaim(claim);
  const form = useCheckedForm<{ carrier_claim_number: string }, Claim>({
    initial: { carrier_claim_number: claim.carrier_claim_number },
    check: () => ({}),
    send: ({ carrier_claim_number }) => change.mutateAsync({ carrier_claim_number: carrier_claim_number.trim() }),
    onSent: () => {
      notify.success(t('claims.screens.acts.done.carrier_number'));
      onClose();
    },
  });
  return (
    <Dialog title={t('claims.screens.acts.carrier_number')} onClose={onClose}>
      <SmallForm form={form} text={t('claims.screens.acts.ask.carrier_number')} onClose={onClose}>
        <TextField
          label={t('claims.screens.acts.carrier_number')}
          data-autofocus
          maxLength={60}
          {...form.field('carrier_claim_number')}
        />
      </SmallForm>
    </Dialog>
  );
};

/** A question of one or a few fields, with Cancel and Save. */
export const SmallForm = (props: { form: FormState; text: string; onClose: () => void; children: ReactNode }) => {
  const { form, text, onClose, children } = props;
  const { t } = useTranslation();
  return (
    <CheckedForm form={form} className={classes.form}>
      <p>{text}</p>
      {children}
      <div className={dialogClasses.actions}>
        <Button onClick={onClose}>{t('claims.screens.acts.cancel')}</Button>
        <Button kind="primary" type="submit" pending={form.pending}>
          {t('claims.screens.acts.save')}
        </Button>
      </div>
    </CheckedForm>
  );
};
