import { useMutation } from '@tanstack/react-query';
import { notifyFailure } from '../../../platform/api/notify-failure.ts';
import { mayDo, useMe } from '../../../platform/session/current-user.ts';
import { currentLanguage } from '../../../platform/words/i18n.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { DownloadIcon } from '../../../ui/icons/action-icons.tsx';
import { MailIcon } from '../../../ui/icons/status-icons.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import { saveReceipt } from './receipts.api.ts';

/** The receipt of a payment, to keep or to mail. */
export const ReceiptButtons = ({ payment, onSend }: { payment: number; onSend: () => void }) => {
  const { t } = useTranslation();
  const maySend = mayDo(useMe(), 'post:payments');
  const save = useMutation({
    mutationFn: () => saveReceipt(payment, currentLanguage()),
    onError: notifyFailure,
  });
  return (
    <>
      <Button icon={<DownloadIcon size={16} />} pending={save.isPending} onClick={() => save.mutate()}>
        {t('billing.pay.receipt.pdf')}
      </Button>
      {maySend && (
        <Button icon={<MailIcon size={16} />} onClick={onSend}>
          {t('billing.pay.receipt.email')}
        </Button>
      )}
    </>
  );
};
