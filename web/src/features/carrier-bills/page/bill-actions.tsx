import type { CarrierBillDetails } from '@portal/contract/carrier-bills/carrier-bill.ts';
import { useMutation } from '@tanstack/react-query';
import { notifyFailure } from '../../../platform/api/notify-failure.ts';
import { saveFile } from '../../../platform/save-file.ts';
import { mayDo, useMe } from '../../../platform/session/current-user.ts';
import { currentLanguage } from '../../../platform/words/i18n.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { DownloadIcon } from '../../../ui/icons/action-icons.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import { disputePacket, useBillsChanged } from '../carrier-bills.api.ts';
import classes from './carrier-bill-page.module.css';

/** What is opened over the page. */
export type Opened = 'match' | 'pay' | 'void';

/** Everything that may be done now; what may not be done yet says why. */
export const BillActions = ({ bill, open }: { bill: CarrierBillDetails; open: (what: Opened) => void }) => {
  const { t } = useTranslation();
  const me = useMe();
  const { may } = bill;
  if (!mayDo(me, 'post:carrier-bills')) return null;
  return (
    <div className={classes.actions}>
      {may.includes('void') && (
        <Button kind="ghost" onClick={() => open('void')}>
          {t('carrier_bills.screens.page.void')}
        </Button>
      )}
      {may.includes('match') && <Button onClick={() => open('match')}>{t('carrier_bills.screens.page.match')}</Button>}
      {may.includes('dispute') && <PacketButton bill={bill} />}
      {may.includes('pay') && (
        <Button kind="primary" onClick={() => open('pay')}>
          {t('carrier_bills.screens.page.pay')}
        </Button>
      )}
    </div>
  );
};

const PacketButton = ({ bill: { id, differences } }: { bill: CarrierBillDetails }) => {
  const { t } = useTranslation();
  const changed = useBillsChanged();
  const make = useMutation({
    mutationFn: () => disputePacket(id, currentLanguage()),
    onSuccess: async ({ blob, name }) => {
      // The bill is in dispute now: whoever has the file can decide about it as it is.
      await changed();
      saveFile(blob, name);
    },
    onError: notifyFailure,
  });
  const isAgreedAll = differences.every(
    ({ decision, agreed_amount }) => decision === 'agreed' && agreed_amount === null,
  );
  return (
    <Button
      icon={<DownloadIcon size={16} />}
      pending={make.isPending}
      disabledReason={isAgreedAll && t('carrier_bills.errors.nothing_disputed')}
      onClick={() => make.mutate()}
    >
      {t('carrier_bills.screens.page.packet')}
    </Button>
  );
};
