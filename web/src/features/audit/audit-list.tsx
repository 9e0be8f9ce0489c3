import type { AuditEntry } from '@portal/contract/audit/audit.contract.ts';
import type { Me } from '@portal/contract/users/users.contract.ts';
import { Link, linkOptions } from '@tanstack/react-router';
import type { Address } from '../../platform/routing/address.ts';
import { can, mayDo, useMe } from '../../platform/session/current-user.ts';
import { storedKeys } from '../../platform/session/stored.ts';
import { dateAndTime } from '../../platform/words/format.ts';
import { useTranslation } from '../../platform/words/use-translation.ts';
import { CheckCircleIcon } from '../../ui/icons/status-icons.tsx';
import { defineList, listQuery, type RowProps } from '../../ui/lists/list-definition.ts';
import { PhoneLine, PhoneRow } from '../../ui/lists/phone-row.tsx';
import { RowLinkHere } from '../../ui/lists/row-link.tsx';
import { SecondLine } from '../../ui/lists/two-lines.tsx';
import { RefText } from '../../ui/primitives/date-text.tsx';
import { EmptyState } from '../../ui/status/empty-state.tsx';
import { accountAddress } from '../accounts/addresses.ts';
import { auditList, type AuditPage } from './audit.api.ts';
import { auditListFilters } from './audit-filters.tsx';
import { auditQuery, type AuditSearch, countAuditFilters, noAuditFilters, useAuditSearch } from './audit-search.ts';
import classes from './audit.module.css';
import { changeText } from './change-text.ts';
import { actionText, actorText, objectParts, objectText } from './entry-text.ts';
import { countOrRange } from '../../ui/lists/count-text.ts';
import { NoneFound } from '../../ui/lists/none-found.tsx';

/** What was done; opens the values before and after. */
const Action = ({ row }: RowProps<AuditEntry>) => (
  <RowLinkHere from="/settings/audit" to="." search={(earlier) => ({ ...earlier, entry: row.id })} data-load={row.id}>
    {actionText(row)}
  </RowLinkHere>
);

const Who = ({ row, t }: RowProps<AuditEntry>) => (
  <>
    {actorText(row, t)}
    {row.actor.kind === 'signed_in_as' && <SecondLine>{t('audit.as_account')}</SecondLine>}
  </>
);

/** Where an object has a page of its own that this person may open. */
const addressOf = ({ object_type, object_id }: AuditEntry, me: Me): Address | null => {
  if (!/^\d+$/.test(object_id)) return null;
  if (object_type === 'load') return linkOptions({ to: '/my-loads/$loadId', params: { loadId: object_id } });
  if (object_type === 'invoice' && mayDo(me, 'get:payments')) {
    return linkOptions({ to: '/payment-hub/$invoice', params: { invoice: object_id } });
  }
  if (object_type === 'carrier-bill' && mayDo(me, 'get:carrier-bills')) {
    return linkOptions({ to: '/carrier-bills/$bill', params: { bill: object_id } });
  }
  return object_type === 'account' && can(me, 'see_all_accounts') ? accountAddress(Number(object_id)) : null;
};

/** What it was, by the number or name people know, which leads to its page. */
const What = ({ row }: RowProps<AuditEntry>) => {
  const address = addressOf(row, useMe());
  const [kind, name] = objectParts(row);
  if (!address) return objectText(row);
  return (
    <>
      {kind}{' '}
      <Link {...address} className={classes.above}>
        {name}
      </Link>
    </>
  );
};

/** In as many lines as it takes: an amount is never cut. */
const Change = ({ row, t }: RowProps<AuditEntry>) => (
  <span className={classes.change}>{changeText(row, t) ?? '–'}</span>
);

const When = ({ row: { at } }: RowProps<AuditEntry>) => {
  const [day, time] = dateAndTime(at);
  return (
    <>
      <RefText>{day}</RefText> {time}
    </>
  );
};

const AuditPhoneRow = ({ row, t }: RowProps<AuditEntry>) => (
  <PhoneRow>
    <PhoneLine main>
      <Action row={row} t={t} />
    </PhoneLine>
    <PhoneLine whole>
      <span>{changeText(row, t) ?? actorText(row, t)}</span>
    </PhoneLine>
    <PhoneLine whole end={<When row={row} t={t} />}>
      <SecondLine>{`${objectText(row)}, ${actorText(row, t)}`}</SecondLine>
    </PhoneLine>
  </PhoneRow>
);

const NoEntries = () => {
  const { t } = useTranslation();
  const [search, change] = useAuditSearch();
  if (countAuditFilters(search) === 0) return <EmptyState icon={CheckCircleIcon}>{t('audit.none_yet')}</EmptyState>;
  return (
    <NoneFound clear={t('audit.clear')} onClear={() => change(noAuditFilters)}>
      {t('audit.none_found')}
    </NoneFound>
  );
};

/** Who changed what, the latest first. */
export const auditEntryList = defineList<AuditPage, AuditSearch>({
  id: 'audit',
  title: (t) => t('audit.title'),
  useSearch: useAuditSearch,
  query: listQuery((search: AuditSearch, limit) => auditList(auditQuery(search, limit))),
  rowId: ({ id }) => id,
  textSearch: { label: (t) => t('audit.search'), hint: (t) => t('audit.search_hint') },
  filters: auditListFilters,
  noFilters: noAuditFilters,
  countFilters: countAuditFilters,
  columns: {
    action: { label: (t) => t('audit.columns.action'), Cell: Action, minWidth: 170, skeleton: { width: 140 } },
    who: { label: (t) => t('audit.columns.who'), Cell: Who, minWidth: 130 },
    object: { label: (t) => t('audit.columns.object'), Cell: What, minWidth: 150 },
    change: { label: (t) => t('audit.columns.change'), Cell: Change, minWidth: 160 },
    account: { label: (t) => t('audit.columns.account'), Cell: ({ row }) => row.account?.name ?? '–', minWidth: 120 },
    at: { label: (t) => t('audit.columns.at'), Cell: When, minWidth: 150 },
  },
  fit: { leaveFirst: ['account', 'who'], stay: ['action', 'object', 'change', 'at'] },
  storedAs: storedKeys.auditTable,
  pageSizes: { options: [25, 50, 100], usual: 50 },
  rowLines: 2,
  PhoneRow: AuditPhoneRow,
  Empty: NoEntries,
  rangeText: countOrRange('audit.count'),
});
