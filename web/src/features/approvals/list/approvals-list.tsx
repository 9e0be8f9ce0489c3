import { approvalViews, type ApprovalView } from '@portal/contract/approvals/approval-states.ts';
import type { ApprovalItem } from '@portal/contract/approvals/approval.ts';
import { oneOf, wholeNumber, withoutGaps } from '../../../platform/routing/address-values.ts';
import { money } from '../../../platform/words/format.ts';
import { storedKeys } from '../../../platform/session/stored.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { CheckCircleIcon } from '../../../ui/icons/status-icons.tsx';
import { defineList, listQuery, type RowProps } from '../../../ui/lists/list-definition.ts';
import { PhoneLine, PhoneRow } from '../../../ui/lists/phone-row.tsx';
import { RowLink } from '../../../ui/lists/row-link.tsx';
import { listSearchHook } from '../../../ui/lists/use-list-search.ts';
import { MainLine, SecondLine, TwoLines } from '../../../ui/lists/two-lines.tsx';
import { CarrierBadge } from '../../../ui/primitives/carrier-badge.tsx';
import { RefText } from '../../../ui/primitives/date-text.tsx';
import { PersonBadge } from '../../../ui/primitives/person-badge.tsx';
import { EmptyState } from '../../../ui/status/empty-state.tsx';
import { approvalAddress } from '../../loads/addresses.ts';
import { ApprovalState, isOpenRequest } from '../approval-state.tsx';
import { type ApprovalPage, approvalList } from '../approvals.api.ts';
import classes from '../approvals.module.css';
import { findingsLine } from '../finding-text.ts';
import { momentText, TimeLeft } from '../time-left.tsx';

/** What the address says of the list. */
type ApprovalsSearch = { view?: ApprovalView; page?: number };

const parse = (raw: Record<string, unknown>): ApprovalsSearch =>
  withoutGaps({ view: oneOf(approvalViews, raw['view']), page: wholeNumber(raw['page']) });

const addressOf = ({ view, page }: ApprovalsSearch): Record<string, unknown> =>
  withoutGaps({ view: view === 'waiting' ? undefined : view, page: page === 1 ? undefined : page });

/** The list's state, kept in the address bar. */
const useApprovalsSearch = listSearchHook({ parse, addressOf });

type Cell = RowProps<ApprovalItem>;

const Load = ({ row: { id, load_id, mode }, t }: Cell) => (
  <TwoLines
    main={
      <RowLink {...approvalAddress(id)} data-load={id} preloads={false}>
        {load_id}
      </RowLink>
    }
    more={t(`loads.modes.${mode}`)}
  />
);

const Lane = ({ row: { from, to } }: Cell) => (
  <MainLine>
    {from} → {to}
  </MainLine>
);

const Why = ({ row: { findings }, t }: Cell) => <span className={classes.why}>{findingsLine(findings, t)}</span>;

const AskedBy = ({ row: { asked_by } }: Cell) => (
  <span className={classes.named}>
    <PersonBadge name={asked_by.name} />
    <MainLine>{asked_by.name}</MainLine>
  </span>
);

const Carrier = ({ row: { carrier } }: Cell) => (
  <span className={classes.named}>
    <CarrierBadge scac={carrier.scac} name={carrier.name} size="small" />
    <MainLine>{carrier.name}</MainLine>
  </span>
);

const Until = ({ row, t }: Cell) => {
  if (!isOpenRequest(row)) {
    return <TwoLines main={<ApprovalState status={row.status} />} more={row.ended_at && momentText(row.ended_at, t)} />;
  }
  const { agreed, needed, until } = row;
  return (
    <TwoLines
      main={<RefText>{momentText(until, t)}</RefText>}
      more={agreed > 0 ? t('approvals.screens.list.agreed', { agreed, needed }) : <TimeLeft until={until} />}
    />
  );
};

const Price = ({ row: { price } }: Pick<Cell, 'row'>) => <span className={classes.price}>{money(price)}</span>;

const ApprovalPhoneRow = ({ row, t }: Cell) => (
  <PhoneRow>
    <PhoneLine end={<Price row={row} />}>
      <Load row={row} t={t} />
    </PhoneLine>
    <PhoneLine main>
      <span>
        {row.from} → {row.to}
      </span>
    </PhoneLine>
    <PhoneLine>
      <SecondLine>{findingsLine(row.findings, t)}</SecondLine>
    </PhoneLine>
    <PhoneLine end={isOpenRequest(row) ? <TimeLeft until={row.until} /> : <ApprovalState status={row.status} />}>
      <SecondLine>
        {row.asked_by.name}, {row.carrier.name}
      </SecondLine>
    </PhoneLine>
  </PhoneRow>
);

const NoApprovals = () => {
  const { t } = useTranslation();
  const [{ view = 'waiting' }] = useApprovalsSearch();
  return (
    <EmptyState icon={CheckCircleIcon}>
      <b>{t(`approvals.screens.list.empty_${view}`)}</b>
      <br />
      {t(`approvals.screens.list.empty_${view}_text`)}
    </EmptyState>
  );
};

/** Requests for approvals: what waits for the reader, what they asked for, what was decided. */
export const approvalsList = defineList<ApprovalPage, ApprovalsSearch>({
  id: 'approvals-list',
  title: (t) => t('approvals.title'),
  useSearch: useApprovalsSearch,
  query: listQuery(({ view = 'waiting', page = 1 }: ApprovalsSearch, limit) =>
    approvalList({ view, skip: (page - 1) * limit, limit }),
  ),
  rowId: ({ id }) => id,
  columns: {
    load: { label: (t) => t('approvals.screens.list.load'), Cell: Load, width: 140 },
    lane: { label: (t) => t('approvals.screens.list.lane'), Cell: Lane, width: 220 },
    why: { label: (t) => t('approvals.screens.list.why'), Cell: Why, width: 230 },
    asked_by: { label: (t) => t('approvals.screens.list.asked_by'), Cell: AskedBy, width: 150 },
    carrier: { label: (t) => t('approvals.screens.list.carrier'), Cell: Carrier, width: 170 },
    until: { label: (t) => t('approvals.screens.list.until'), Cell: Until, width: 170 },
    price: { label: (t) => t('approvals.screens.list.price'), Cell: Price, width: 110, align: 'end' },
  },
  fit: { leaveFirst: ['asked_by', 'carrier', 'lane'], stay: ['load', 'until', 'price'] },
  storedAs: storedKeys.approvalsTable,
  pageSizes: { options: [25, 50, 100], usual: 25 },
  rowLines: 2,
  PhoneRow: ApprovalPhoneRow,
  Empty: NoApprovals,
});
