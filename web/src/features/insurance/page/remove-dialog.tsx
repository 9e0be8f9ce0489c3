import type { InsuranceQuote } from '@portal/contract/insurance/insurance.ts';
import { chosenCancelReasons, type InsuranceCancelReason } from '@portal/contract/insurance/insurance-choices.ts';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { notifyFailure } from '../../../platform/api/notify-failure.ts';
import { notify } from '../../../platform/notify.ts';
import { money } from '../../../platform/words/format.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import { myInsuranceAddress } from '../addresses.ts';
import { useRemoveInsurance } from '../insurance.api.ts';
import classes from '../insurance.module.css';

/** Deletes a quote, or cancels a certificate for a reason; says what is given back. */
export const RemoveDialog = ({ quote, onClose }: { quote: InsuranceQuote; onClose: () => void }) => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const remove = useRemoveInsurance(quote.id);
  const [reason, setReason] = useState<InsuranceCancelReason | ''>('');
  const [isAsked, setAsked] = useState(false);
  const { certificate, chosen } = quote;
  const send = () => {
    setAsked(true);
    if (certificate && !reason) return;
    const chosenReason = chosenCancelReasons.find((one) => one === reason);
    remove.mutate(chosenReason ? { reason: chosenReason } : {}, {
      onSuccess: () => {
        notify.success(t(`insurance.screens.page.${certificate ? 'cancelled' : 'deleted'}`));
        onClose();
        if (!certificate) void navigate(myInsuranceAddress);
      },
      onError: notifyFailure,
    });
  };
  const isFree = chosen?.total === 0;
  return (
    <Dialog
      title={t(`insurance.screens.page.${certificate ? 'cancel_title' : 'delete_title'}`)}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('insurance.screens.page.keep')}</Button>
          <Button kind="danger" pending={remove.isPending} onClick={send}>
            {t(`insurance.screens.page.${certificate ? 'cancel' : 'delete'}`)}
          </Button>
        </>
      }
    >
      <div className={classes.form}>
        {!certificate && <p>{t('insurance.screens.page.delete_text')}</p>}
        {certificate && (
          <p>
            {isFree
              ? t('insurance.screens.page.cancel_text_free')
              : t('insurance.screens.page.cancel_text', { price: money(chosen?.total ?? 0) })}
          </p>
        )}
        {certificate && (
          <SelectField
            label={t('insurance.screens.page.reason')}
            required
            options={chosenCancelReasons.map((value) => ({ value, label: t(`insurance.cancel_reasons.${value}`) }))}
            placeholder="–"
            value={reason}
            onChange={setReason}
            error={isAsked && !reason ? t('insurance.errors.reason_missing') : undefined}
          />
        )}
      </div>
    </Dialog>
  );
};
