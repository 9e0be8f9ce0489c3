import type { AccountSummary } from '@portal/contract/accounts/account.ts';
import type { RowProps } from '../../../ui/lists/list-definition.ts';
import { PhoneLine, PhoneRow } from '../../../ui/lists/phone-row.tsx';
import { AccountState } from '../account-state.tsx';
import { modesText } from '../account-modes.ts';
import { VolumeBars } from '../volume-bars.tsx';
import { AccountLink, BranchButton, LastActivity, placeText } from './account-columns.tsx';
import classes from './accounts.module.css';

/** An account on a phone in three lines. */
export const AccountPhoneRow = ({ row, t }: RowProps<AccountSummary>) => (
  <PhoneRow>
    <PhoneLine main end={<AccountState status={row.status} />}>
      <span className={classes.name} style={{ paddingInlineStart: row.level * 16 }}>
        <BranchButton row={row} t={t} />
        <AccountLink row={row} t={t} />
      </span>
    </PhoneLine>
    <PhoneLine whole end={<LastActivity row={row} t={t} />}>
      <span className={classes.small}>
        {[placeText(row), t('accounts.users', { count: row.users }), modesText(row, t)].filter(Boolean).join(', ')}
      </span>
    </PhoneLine>
    <PhoneLine end={<VolumeBars weeks={row.weeks} />}>
      <span className={classes.small}>{t('accounts.loads', { count: row.loads_30_days })}</span>
    </PhoneLine>
  </PhoneRow>
);
