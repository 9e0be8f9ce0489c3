import type { ClaimSummary } from '@portal/contract/claims/claim.ts';
import { date } from '../../../platform/words/format.ts';
import type { ListColumn, RowProps } from '../../../ui/lists/list-definition.ts';
import { RowLink } from '../../../ui/lists/row-link.tsx';
import { SecondLine, TwoLines } from '../../../ui/lists/two-lines.tsx';
import { RefText } from '../../../ui/primitives/date-text.tsx';
import { claimAddress } from '../addresses.ts';
import { claimMoney } from '../claim-money.ts';
import { ClaimStatusChip } from '../claim-status-chip.tsx';
import { claimSubject } from '../claim-subject.ts';
import type { ClaimPage } from '../claims.api.ts';
import { DaysLeft } from '../days-left.tsx';
import type { ClaimsSearch } from './claims-search.ts';
import classes from './claims.module.css';

/** The case number as a link. */
export const ClaimLink = ({ row: { id, load }, t }: RowProps<ClaimSummary>) => (
  <RowLink
    {...claimAddress(id)}
    data-load={id}
    preloads={false}
    aria-label={t('claims.screens.list.open', { number: id, load: load.id })}
  >
    {id}
  </RowLink>
);

/** The next deadline: its kind, its day and the days left. */
const NextDeadline = ({ row: { next_deadline }, t }: RowProps<ClaimSummary>) => {
  if (!next_deadline) return <span className={classes.quiet}>{t('claims.screens.list.no_deadline')}</span>;
  return (
    <TwoLines
      main={
        <span className={classes.deadline}>
          <RefText>{date(next_deadline.due_on)}</RefText> <DaysLeft day={next_deadline.due_on} />
        </span>
      }
      more={t(`claims.deadlines.${next_deadline.code}`)}
    />
  );
};

/** The claimed amount, or a dash. */
export const Amount = ({ row: { amount, currency } }: Pick<RowProps<ClaimSummary>, 'row'>) => {
  if (amount === null) return <span className={classes.quiet}>–</span>;
  return <span className={classes.amount}>{claimMoney(amount, currency)}</span>;
};

/** The recovered amount, if any. */
const Recovered = ({ row: { recovered_amount, currency }, t }: RowProps<ClaimSummary>) => {
  if (recovered_amount === null) return null;
  return (
    <SecondLine>{t('claims.screens.list.came_back', { amount: claimMoney(recovered_amount, currency) })}</SecondLine>
  );
};

/** Category and kind of the case. */
const Subject = ({ row, t }: RowProps<ClaimSummary>) => (
  <TwoLines main={claimSubject(row, t)} more={t(`claims.types.${row.type}`)} />
);

/** The load, its carrier and its lane. */
const ClaimedLoad = ({ row: { load } }: RowProps<ClaimSummary>) => (
  <TwoLines
    main={
      <>
        {load.id} <span className={classes.beside}>{load.carrier?.short_name}</span>
      </>
    }
    more={`${load.origin} → ${load.destination}`}
  />
);

const wide = { width: 160 };

/** Every column in its initial order. */
export const claimColumns: Record<string, ListColumn<ClaimPage, ClaimsSearch>> = {
  number: {
    label: (t) => t('claims.screens.list.columns.number'),
    Cell: ClaimLink,
    sorts: ['-id'],
    width: { en: 84, es: 78 },
  },
  subject: {
    label: (t) => t('claims.screens.list.columns.subject'),
    Cell: Subject,
    skeleton: wide,
    width: { en: 176, es: 164 },
  },
  status: {
    label: (t) => t('claims.screens.list.columns.status'),
    Cell: ({ row }) => <ClaimStatusChip status={row.status} />,
    width: { en: 176, es: 186 },
  },
  account: {
    label: (t) => t('claims.screens.list.columns.account'),
    Cell: ({ row }) => row.account.name,
    width: { en: 150, es: 142 },
    isOffered: (data) => data?.representatives !== undefined,
  },
  load: { label: (t) => t('claims.screens.list.columns.load'), Cell: ClaimedLoad, skeleton: wide, width: 184 },
  next: {
    label: (t) => t('claims.screens.list.columns.next'),
    Cell: NextDeadline,
    sorts: ['due'],
    width: { en: 216, es: 234 },
  },
  rep: {
    label: (t) => t('claims.screens.list.columns.rep'),
    Cell: ({ row }) => row.representative?.name ?? <span className={classes.quiet}>–</span>,
    width: 120,
  },
  claimed: {
    label: (t) => t('claims.screens.list.columns.claimed'),
    Cell: ({ row, t }) => (
      <>
        <Amount row={row} />
        <Recovered row={row} t={t} />
      </>
    ),
    sorts: ['-amount'],
    align: 'end',
    width: { en: 156, es: 166 },
  },
};

/** Amount and deadline stay in sight: who looks after a case and whose it is leave before them. */
export const claimColumnFit = { leaveFirst: ['rep', 'account'], stay: ['number', 'next', 'claimed'] };
