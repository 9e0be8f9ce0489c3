import type { ClaimSummary } from '@portal/contract/claims/claim.ts';
import { useTranslation } from 'react-i18next';
import { RefText } from '../../../ui/primitives/date-text.tsx';
import { date } from '../../../platform/words/format.ts';
import { claimMoney } from '../claim-money.ts';
import { DaysLeft } from '../days-left.tsx';
import classes from './claims.module.css';

/** The clock that runs out first: what it is for, its day and how long that is. */
export const NextDeadline = ({ claim: { next_deadline } }: { claim: ClaimSummary }) => {
  const { t } = useTranslation();
  if (!next_deadline) return <span className={classes.quiet}>{t('claims.screens.list.no_deadline')}</span>;
  return (
    <>
      <span className={classes.main}>
        <RefText>{date(next_deadline.due_on)}</RefText> <DaysLeft day={next_deadline.due_on} />
      </span>
      <span className={classes.more}>{t(`claims.deadlines.${next_deadline.code}`)}</span>
    </>
  );
};

/** What is claimed, or a dash. */
export const Amount = ({ claim: { amount, currency } }: { claim: ClaimSummary }) => {
  if (amount === null) return <span className={classes.quiet}>–</span>;
  return <span className={classes.amount}>{claimMoney(amount, currency)}</span>;
};

/** What came back of it, where anything did. */
export const CameBack = ({ claim: { recovered_amount, currency } }: { claim: ClaimSummary }) => {
  const { t } = useTranslation();
  if (recovered_amount === null) return null;
  return (
    <span className={classes.more}>
      {t('claims.screens.list.came_back', { amount: claimMoney(recovered_amount, currency) })}
    </span>
  );
};
