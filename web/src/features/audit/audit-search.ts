import { auditSubjects, type AuditSubject } from '@portal/contract/audit/audit-action.ts';
import { dayOf, plain, someOf, wholeNumber, withoutGaps, written } from '../../platform/routing/address-values.ts';
import type { List } from '../../ui/lists/use-list.ts';
import { listSearchHook } from '../../ui/lists/use-list-search.ts';
import type { AuditListQuery, AuditPage } from './audit.api.ts';

/** The address parameters of the audit. `from` and `until` are days, both included. */
export type AuditSearch = {
  subject?: AuditSubject[];
  from?: string;
  until?: string;
  search?: string;
  account_id?: number;
  /** The entry whose values are shown. */
  entry?: number;
  page?: number;
};

const maxSearchLength = 80;

/** Reads the address. Invalid values are left out: an old link opens a list, not an error. */
export const parseAuditSearch = (raw: Record<string, unknown>): AuditSearch =>
  withoutGaps({
    subject: someOf(auditSubjects, raw['subject']),
    from: dayOf(raw['from']),
    until: dayOf(raw['until']),
    search: plain(raw['search']).slice(0, maxSearchLength),
    account_id: wholeNumber(raw['account_id']),
    entry: wholeNumber(raw['entry']),
    page: wholeNumber(raw['page']),
  });

const addressOf = ({ page, ...rest }: AuditSearch): Record<string, unknown> =>
  withoutGaps({ ...written(rest), page: page === 1 ? undefined : page });

/** The list's state, kept in the address bar. */
export const useAuditSearch = listSearchHook({ parse: parseAuditSearch, addressOf });
export type AuditEntryList = List<AuditPage, AuditSearch>;

/** Clears every filter. */
export const noAuditFilters = {
  subject: undefined,
  account_id: undefined,
  from: undefined,
  until: undefined,
  search: undefined,
};

/** The number of active filters. */
export const countAuditFilters = ({ page: _page, entry: _entry, ...filters }: AuditSearch): number =>
  Object.keys(filters).length;

/** The reader's midnight at which a day begins, or the one at which it ends. */
const midnight = (day: string | undefined, plusDays = 0): string | undefined => {
  if (!day) return undefined;
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date + plusDays).toISOString();
};

/** The filters as the calls take them. */
export const auditFilters = ({ subject, account_id, search, from, until }: AuditSearch) =>
  withoutGaps({ subject, account_id, search: search || undefined, from: midnight(from), until: midnight(until, 1) });

/** The query of one page of the list. */
export const auditQuery = (search: AuditSearch, limit: number): AuditListQuery => ({
  ...auditFilters(search),
  skip: ((search.page ?? 1) - 1) * limit,
  limit,
});
