import { isUndecided } from '@portal/contract/carrier-bills/bill-status.ts';
import type { CarrierBillDetails, Decisions } from '@portal/contract/carrier-bills/carrier-bill.ts';
import { useMutation } from '@tanstack/react-query';
import { notifyFailure } from '../../../../platform/api/notify-failure.ts';
import { mayDo, useMe } from '../../../../platform/session/current-user.ts';
import { approveBill, decideDifferences, nameCharge, useBillsChanged } from '../../carrier-bills.api.ts';
import { notify } from '../../../../platform/notify.ts';
import { useTranslation } from '../../../../platform/words/use-translation.ts';
import { money } from '../../../../platform/words/format.ts';

export type Decision = Decisions['differences'][number];

/** Decides about differences of a bill, one answer at a time; `mayDecide` where that is still open to the reader. */
export const useDecide = ({ id, version, status, is_replaced }: CarrierBillDetails) => {
  const me = useMe();
  const changed = useBillsChanged();
  const send = useMutation({
    mutationFn: (differences: Decision[]) => decideDifferences(id, { version, differences }),
    onSuccess: changed,
    onError: notifyFailure,
  });
  const name = useMutation({
    mutationFn: (charge: { name: string; code: string | null }) => nameCharge(id, { version, ...charge }),
    onSuccess: changed,
    onError: notifyFailure,
  });
  return {
    decide: send.mutate,
    nameCharge: name.mutate,
    pending: send.isPending || name.isPending,
    mayDecide: isUndecided(status) && !is_replaced && mayDo(me, 'post:carrier-bills'),
  };
};
export type Deciding = ReturnType<typeof useDecide>;

/** Approves a bill at what was agreed. */
export const useApprove = ({ id, version }: CarrierBillDetails) => {
  const { t } = useTranslation();
  const changed = useBillsChanged();
  return useMutation({
    mutationFn: () => approveBill(id, version),
    onSuccess: ({ approved_amount }) => {
      notify.success(t('carrier_bills.screens.page.approved', { amount: money(approved_amount ?? 0) }));
      return changed();
    },
    onError: notifyFailure,
  });
};
