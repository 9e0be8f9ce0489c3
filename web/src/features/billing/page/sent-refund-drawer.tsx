import type { InvoiceDetails } from '@portal/contract/billing/billing.ts';
import { money } from '../../../platform/words/format.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { CheckedForm } from '../../../ui/layout/checked-form.tsx';
import { Drawer } from '../../../ui/overlays/drawer.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import { recordRefund } from '../billing.api.ts';
import classes from '../billing.module.css';
import { SentFields, useSentForm } from './sent-refund-form.tsx';

/** A check or wire with which the operator has sent back what is owed back for an invoice. */
export const SentRefundDrawer = ({ invoice, onClose }: { invoice: InvoiceDetails; onClose: () => void }) => {
  const { t } = useTranslation();
  const { id, number, account, owed_back } = invoice;
  const form = useSentForm(owed_back, (body) => recordRefund(id, body), onClose);
  return (
    <Drawer
      opened
      onClose={onClose}
      title={t('billing.pay.refund.record_title', { number: String(number) })}
      footer={
        <Button kind="primary" pending={form.pending} onClick={form.submit}>
          {t('billing.pay.refund.record')}
        </Button>
      }
    >
      <CheckedForm form={form} className={classes.form}>
        <p className={classes.quiet}>
          {t('billing.pay.refund.to_send', { amount: money(owed_back), account: account.name })}
        </p>
        <SentFields form={form} most={owed_back} />
        <button type="submit" hidden aria-hidden="true" tabIndex={-1} />
      </CheckedForm>
    </Drawer>
  );
};
