import type { ClaimSummary } from '@portal/contract/claims/claim.ts';
import { useTranslation } from 'react-i18next';
import { date } from '../../../platform/words/format.ts';
import { RefText } from '../../../ui/primitives/date-text.tsx';
import { PhoneLine, PhoneRow, PhoneRowBones } from '../../../ui/lists/phone-row.tsx';
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
    {items?.map((claim) => <Row key={claim.id} claim={claim} operator={operator} />) ?? <PhoneRowBones rows={bones} />}
  </ul>
);

const Row = ({ claim, operator }: { claim: ClaimSummary; operator: boolean }) => {
  const { t } = useTranslation();
  return (
    <PhoneRow>
      <PhoneLine end={<Amount claim={claim} />}>
        <ClaimLink claim={claim} />
        <ClaimStatusChip status={claim.status} />
      </PhoneLine>
      <PhoneLine main>
        <span>{claimTitle(claim, t)}</span>
      </PhoneLine>
      <PhoneLine
        whole
        end={
          claim.next_deadline && (
            <span className={classes.small}>
              <RefText>{date(claim.next_deadline.due_on)}</RefText> <DaysLeft day={claim.next_deadline.due_on} />
            </span>
          )
        }
      >
        <span className={classes.small}>{t('claims.screens.list.load', { load: claim.load.id })}</span>
        <span className={`${classes.small} ${classes.name}`}>
          {operator ? claim.account.name : claim.load.carrier?.short_name}
        </span>
      </PhoneLine>
    </PhoneRow>
  );
};
