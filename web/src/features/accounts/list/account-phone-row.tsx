import type { AccountSummary } from '@portal/contract/accounts/account.ts';
import type { RowProps } from '../../../ui/lists/list-definition.ts';
import { money } from '../../../platform/words/format.ts';
import { PhoneLine, PhoneRow } from '../../../ui/lists/phone-row.tsx';
import { AccountState } from '../account-state.tsx';
import { modesText } from '../account-modes.ts';
import { VolumeBars } from '../volume-bars.tsx';
import { AccountLink, BranchButton, LastActivity } from './account-columns.tsx';
import { placeText } from '../place-text.ts';
import { isTree, useAccountsSearch } from './accounts-search.ts';
import classes from './accounts.module.css';
import { RowActions } from './row-actions.tsx';

const stepWidth = 16;
/** What the caret takes, so that all lines begin where the name does. */
const caretWidth = 22;

/** An account on a phone in three lines. */
export const AccountPhoneRow = ({ row, t }: RowProps<AccountSummary>) => {
  const [search] = useAccountsSearch();
  const step = row.level * stepWidth;
  const indent = { paddingInlineStart: isTree(search) ? step + caretWidth : 0 };
  return (
    <PhoneRow>
      <PhoneLine main end={<AccountState status={row.status} />}>
        <span className={classes.name} style={{ paddingInlineStart: step }}>
          <BranchButton row={row} t={t} />
          <AccountLink row={row} t={t} />
        </span>
      </PhoneLine>
      <PhoneLine
        whole
        end={
          <span className={classes.small}>
            <LastActivity row={row} t={t} />
          </span>
        }
      >
        <span className={classes.small} style={indent}>
          {[placeText(row), t('accounts.users', { count: row.users }), modesText(row, t)].filter(Boolean).join(', ')}
        </span>
      </PhoneLine>
      <PhoneLine
        end={
          <>
            <VolumeBars weeks={row.weeks} />
            <RowActions row={row} t={t} />
          </>
        }
      >
        <span className={classes.small} style={indent}>
          {t('accounts.loads', { count: row.loads_30_days })}
          {row.invoices_30_days ? `, ${money(row.billed_30_days ?? 0)}` : ''}
        </span>
      </PhoneLine>
    </PhoneRow>
  );
};
