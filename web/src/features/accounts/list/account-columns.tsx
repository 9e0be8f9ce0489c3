import type { AccountSummary } from '@portal/contract/accounts/account.ts';
import { dateAndTime, money, number, shortMoney } from '../../../platform/words/format.ts';
import { ChevronDownIcon, ChevronRightIcon } from '../../../ui/icons/navigation-icons.tsx';
import type { ListColumn, RowProps } from '../../../ui/lists/list-definition.ts';
import { RowLink } from '../../../ui/lists/row-link.tsx';
import { AccountBadge } from '../../../ui/primitives/account-badge.tsx';
import { modesText } from '../account-modes.ts';
import { AccountState } from '../account-state.tsx';
import { AccountTags } from '../account-tags.tsx';
import type { AccountPage } from '../accounts.api.ts';
import { accountAddress } from '../addresses.ts';
import { lately } from '../lately.ts';
import { changeInPercent } from '../loads-change.ts';
import { placeText } from '../place-text.ts';
import { RowActions } from './row-actions.tsx';
import { VolumeBars } from '../volume-bars.tsx';
import { type AccountsSearch, isBranchOpen, isTree, toggleBranch, useAccountsSearch } from './accounts-search.ts';
import classes from './accounts.module.css';

type AccountRow = RowProps<AccountSummary>;

/** The account's name as a link. */
export const AccountLink = ({ row: { id, name }, t }: AccountRow) => (
  <RowLink {...accountAddress(id)} data-load={id} preloads={false} aria-label={t('accounts.open_account', { name })}>
    {name}
  </RowLink>
);

/** Shows and hides the accounts below one; nothing where there are none, or where the list is no tree. */
export const BranchButton = ({ row: { id, name, children }, t }: AccountRow) => {
  const [search, change] = useAccountsSearch();
  if (!isTree(search)) return null;
  if (children === 0) return <span className={classes.caret} />;
  const isOpen = isBranchOpen(id, search);
  const Caret = isOpen ? ChevronDownIcon : ChevronRightIcon;
  const label = t(isOpen ? 'accounts.hide_below' : 'accounts.show_below', { name });
  return (
    <button
      type="button"
      className={classes.caret}
      aria-expanded={isOpen}
      aria-label={label}
      onClick={() => toggleBranch(id, search, change)}
    >
      <Caret size={14} />
    </button>
  );
};

const Name = ({ row, t }: AccountRow) => (
  <span className={classes.name} style={{ paddingInlineStart: row.level * 22 }}>
    <BranchButton row={row} t={t} />
    <AccountBadge id={row.id} name={row.name} />
    <AccountLink row={row} t={t} />
    <span className={classes.quiet} title={placeText(row)}>
      {placeText(row)}
    </span>
    {row.level === 0 && row.parent && (
      <span className={classes.quiet}>{t('accounts.below', { name: row.parent.name })}</span>
    )}
    <AccountTags account={row} />
  </span>
);

/** When somebody of the account last did something. */
export const LastActivity = ({ row: { last_activity_at }, t }: AccountRow) => {
  if (last_activity_at === null) return <span className={classes.quiet}>{t('accounts.never')}</span>;
  return (
    <span title={dateAndTime(last_activity_at).join(' ')} className={classes.quiet}>
      {lately(last_activity_at, t)}
    </span>
  );
};

const Markup = ({ row: { markup_percent, markup_min } }: AccountRow) =>
  markup_percent === undefined || markup_min === undefined ? null : (
    <>
      {number(markup_percent, 3)}%, <span className={classes.quiet}>{shortMoney(markup_min)}</span>
    </>
  );

const Loads = ({ row: { loads_30_days, loads_30_days_before }, t }: AccountRow) => (
  <span className={classes.loads}>
    <span className={classes.strong}>{number(loads_30_days)}</span>
    <span className={classes.change} title={t('accounts.page.loads_before', { count: loads_30_days_before })}>
      {changeInPercent(loads_30_days, loads_30_days_before)}
    </span>
  </span>
);

/** What was billed; a dash where nothing was. */
export const Billed = ({ row: { billed_30_days, invoices_30_days } }: AccountRow) => {
  if (billed_30_days === undefined) return null;
  return invoices_30_days === 0 ? (
    <span className={classes.quiet}>–</span>
  ) : (
    <span className={classes.strong}>{money(billed_30_days)}</span>
  );
};

/** Every column in its initial order. */
export const accountColumns: Record<string, ListColumn<AccountPage, AccountsSearch>> = {
  account: {
    label: (t) => t('accounts.columns.account'),
    Cell: Name,
    sorts: ['name', '-name'],
    width: 320,
    skeleton: { width: 200 },
  },
  status: {
    label: (t) => t('accounts.columns.status'),
    Cell: ({ row }) => <AccountState status={row.status} />,
    width: 110,
  },
  modes: {
    label: (t) => t('accounts.columns.modes'),
    Cell: ({ row, t }) => <span title={modesText(row, t)}>{modesText(row, t)}</span>,
    width: { en: 128, es: 122 },
  },
  users: {
    label: (t) => t('accounts.columns.users'),
    Cell: ({ row }) => number(row.users),
    width: { en: 60, es: 62 },
    align: 'end',
  },
  loads: {
    label: (t) => t('accounts.columns.loads'),
    Cell: Loads,
    sorts: ['-loads'],
    width: 102,
    align: 'end',
  },
  weeks: {
    label: (t) => t('accounts.columns.weeks'),
    Cell: ({ row }) => <VolumeBars weeks={row.weeks} />,
    width: { en: 106, es: 102 },
  },
  markup: {
    label: (t) => t('accounts.columns.markup'),
    Cell: Markup,
    width: 83,
    align: 'end',
    isOffered: (data) => data?.items[0]?.markup_percent !== undefined,
  },
  billed: {
    label: (t) => t('accounts.columns.billed'),
    Cell: Billed,
    width: { en: 100, es: 115 },
    align: 'end',
    isOffered: (data) => data?.items[0]?.billed_30_days !== undefined,
  },
  activity: { label: (t) => t('accounts.columns.activity'), Cell: LastActivity, width: 102, align: 'end' },
  actions: { label: (t) => t('accounts.columns.actions'), Cell: RowActions, width: { en: 76, es: 82 }, align: 'end' },
};

/** What a narrow page leaves out first stands on the account's own page. */
export const accountColumnFit = { leaveFirst: ['modes', 'users'], stay: ['account', 'actions'] };
