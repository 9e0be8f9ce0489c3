import type { CarrierBillDetails } from '@portal/contract/carrier-bills/carrier-bill.ts';
import { money } from '../../../../platform/words/format.ts';
import { useTranslation } from '../../../../platform/words/use-translation.ts';
import { Button } from '../../../../ui/primitives/button.tsx';
import shared from '../../carrier-bills.module.css';
import { caseSums, openOf } from './case-sums.ts';
import classes from './case.module.css';
import { useCaseKeys } from './use-case-keys.ts';
import { type Deciding, useApprove } from './use-decide.ts';

/** What is left, and Approve: always in sight while a bill may be approved. */
export const CaseBar = ({ bill, deciding }: { bill: CarrierBillDetails; deciding: Deciding }) => {
  const { t } = useTranslation();
  const approve = useApprove(bill);
  const { left, leftAmount, agreed, least, most } = caseSums(bill);
  const isReady = left === 0;
  useCaseKeys({ ...(isReady && !approve.isPending && { 'Ctrl Enter': () => approve.mutate() }) });
  return (
    <div className={classes.bar} role="region" aria-label={t('carrier_bills.screens.page.approve')}>
      <span role="status">
        <b>
          {isReady
            ? t('carrier_bills.screens.page.none_left')
            : t('carrier_bills.screens.page.left', { count: left, amount: money(leftAmount) })}
        </b>
        <span className={shared.note}>{t('carrier_bills.screens.page.agreed_sum', { amount: money(agreed) })}</span>
      </span>
      {left > 1 && (
        <Button
          kind="ghost"
          pending={deciding.pending}
          onClick={() => deciding.decide(openOf(bill).map(({ id }) => ({ id, decision: 'agreed' })))}
        >
          {t('carrier_bills.screens.page.agree_all')}
        </Button>
      )}
      <span className={classes.approved}>
        <span className={shared.note}>{t('carrier_bills.screens.page.you_approve')}</span>
        <b className={classes.amount}>
          {least === most
            ? money(most)
            : t('carrier_bills.screens.page.from_to', { least: money(least), most: money(most) })}
        </b>
      </span>
      <Button
        kind="primary"
        pending={approve.isPending}
        disabledReason={!isReady && t('carrier_bills.errors.undecided')}
        onClick={() => approve.mutate()}
      >
        {isReady
          ? t('carrier_bills.screens.page.approve_amount', { amount: money(most) })
          : t('carrier_bills.screens.page.approve_after', { count: left })}
      </Button>
    </div>
  );
};
