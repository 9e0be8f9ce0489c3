import type { ClaimSummary } from '@portal/contract/claims/claim.ts';
import { useTranslation } from 'react-i18next';
import { date } from '../../../platform/format.ts';
import { RefText } from '../../../ui/date-text.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { ClaimStatusChip } from '../claim-status-chip.tsx';
import { claimTitle } from '../claim-subject.ts';
import { DaysLeft } from '../days-left.tsx';
import { Amount } from './claim-cells.tsx';
import { ClaimLink } from './claim-link.tsx';
import classes from './claims.module.css';

const bones = 6;

/** The cases of a page on a phone: three lines each. */
export const ClaimsRows = ({ items, operator }: { items: readonly ClaimSummary[] | undefined; operator: boolean }) => (
  <ul aria-busy={!items}>
    {items?.map((claim) => <Row key={claim.id} claim={claim} operator={operator} />) ??
      Array.from({ length: bones }, (_, row) => (
        <li key={row} className={classes.card}>
          <Skeleton width={150} height={18} />
          <Skeleton width={220} />
          <Skeleton width={180} />
        </li>
      ))}
  </ul>
);

const Row = ({ claim, operator }: { claim: ClaimSummary; operator: boolean }) => {
  const { t } = useTranslation();
  return (
    <li className={`${classes.card} ${classes.row}`}>
      <div className={classes.line}>
        <ClaimLink claim={claim} />
        <ClaimStatusChip status={claim.status} />
        <span className={classes.end}>
          <Amount claim={claim} of="amount" />
        </span>
      </div>
      <div className={classes.line} data-main>
        <span>{claimTitle(claim, t)}</span>
        <span className={classes.end} data-quiet>
          {t('claims.screens.list.load', { load: claim.load.id })}
        </span>
      </div>
      <div className={classes.line} data-quiet>
        <span>{operator ? claim.account.name : (claim.load.carrier?.short_name ?? '')}</span>
        {claim.next_deadline && (
          <span className={classes.end}>
            <RefText>{date(claim.next_deadline.due_on)}</RefText> <DaysLeft day={claim.next_deadline.due_on} />
          </span>
        )}
      </div>
    </li>
  );
};
