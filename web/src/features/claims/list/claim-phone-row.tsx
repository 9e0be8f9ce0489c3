import type { ClaimSummary } from '@portal/contract/claims/claim.ts';
import type { Me } from '@portal/contract/users/users.contract.ts';
import { can } from '../../../platform/session/current-user.ts';
import { date } from '../../../platform/words/format.ts';
import type { RowProps } from '../../../ui/lists/list-definition.ts';
import { PhoneLine, PhoneRow } from '../../../ui/lists/phone-row.tsx';
import { RefText } from '../../../ui/primitives/date-text.tsx';
import { ClaimStatusChip } from '../claim-status-chip.tsx';
import { claimTitle } from '../claim-subject.ts';
import { DaysLeft } from '../days-left.tsx';
import { Amount, ClaimLink } from './claim-columns.tsx';
import classes from './claims.module.css';

/** A case on a phone in three lines; the operator sees the account in the place of the carrier. */
export const ClaimPhoneRow = ({ row: claim, t, me }: RowProps<ClaimSummary> & { me: Me }) => (
  <PhoneRow>
    <PhoneLine end={<Amount row={claim} />}>
      <ClaimLink row={claim} t={t} />
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
        {can(me, 'see_all_accounts') ? claim.account.name : claim.load.carrier?.short_name}
      </span>
    </PhoneLine>
  </PhoneRow>
);
