import type { ClaimSummary } from '@portal/contract/claims/claim.ts';
import type { ClaimFilters } from '@portal/contract/claims/claims.contract.ts';
import type { ExportQuery } from '@portal/contract/lists/export-query.ts';
import type { Ctx } from '../../../platform/context.ts';
import { amountCell, dayCell, instantCell } from '../../../platform/files/file-cell.ts';
import { type ListColumn, rowsOfColumns, writeListFile } from '../../../platform/files/write-list-file.ts';
import { problem } from '../../../platform/http/errors.ts';
import type { FileReply } from '../../../platform/http/serve.ts';
import { phrase } from '../../../platform/mail/phrases.ts';
import { countClaimsIn } from './list-claims.queries.ts';
import { listClaims } from './list-claims.ts';

const columns: readonly ListColumn<ClaimSummary>[] = [
  { heading: (to) => phrase(to, 'claims.screens.list.columns.number'), value: ({ id }) => String(id) },
  {
    heading: (to) => phrase(to, 'claims.screens.page.kind'),
    value: ({ type }, to) => phrase(to, `claims.types.${type}`),
  },
  {
    heading: (to) => phrase(to, 'claims.screens.page.category'),
    value: ({ category }, to) => (category ? phrase(to, `claims.categories.${category}`) : ''),
  },
  {
    heading: (to) => phrase(to, 'claims.screens.list.columns.status'),
    value: ({ status }, to) => phrase(to, `claims.statuses.${status}`),
  },
  { heading: (to) => phrase(to, 'claims.screens.page.account'), value: ({ account }) => account.name },
  { heading: (to) => phrase(to, 'claims.screens.page.load'), value: ({ load }) => String(load.id) },
  { heading: (to) => phrase(to, 'claims.screens.page.pro'), value: ({ load }) => load.pro_number ?? '' },
  { heading: (to) => phrase(to, 'claims.screens.page.carrier'), value: ({ load }) => load.carrier?.short_name ?? '' },
  {
    heading: (to) => phrase(to, 'claims.screens.page.lane'),
    value: ({ load: { origin, destination } }) => `${origin} → ${destination}`,
  },
  {
    heading: (to) => phrase(to, 'claims.screens.page.carrier_claim'),
    value: ({ carrier_claim_number }) => carrier_claim_number,
  },
  { heading: (to) => phrase(to, 'claims.screens.list.file.submitted'), value: (row) => instantCell(row.submitted_at) },
  {
    heading: (to) => phrase(to, 'claims.screens.list.columns.next'),
    value: ({ next_deadline }, to) => (next_deadline ? phrase(to, `claims.deadlines.${next_deadline.code}`) : ''),
  },
  {
    heading: (to) => phrase(to, 'claims.screens.list.file.due'),
    value: ({ next_deadline }) => dayCell(next_deadline?.due_on),
  },
  {
    heading: (to) => phrase(to, 'claims.screens.page.rep'),
    value: ({ representative }) => representative?.name ?? '',
  },
  { heading: (to) => phrase(to, 'claims.screens.page.claimed'), value: ({ amount }) => amountCell(amount) },
  { heading: (to) => phrase(to, 'claims.screens.page.offered'), value: (row) => amountCell(row.offer_amount) },
  { heading: (to) => phrase(to, 'claims.screens.page.recovered'), value: (row) => amountCell(row.recovered_amount) },
  { heading: (to) => phrase(to, 'claims.screens.form.currency'), value: ({ currency }) => currency },
];

type ClaimsToExport = ClaimFilters & ExportQuery & { ids?: number[] | undefined };

/** Refuses with 404 unless every one of these cases is of the caller's accounts. */
const refuseForeignClaims = async (ctx: Ctx, ids: readonly number[]): Promise<void> => {
  const distinct = [...new Set(ids)];
  if (distinct.length === 0) return;
  if ((await countClaimsIn(ctx.db, ctx.scope, distinct)) < distinct.length) throw problem('claims.not_found', 404);
};

/**
 * Cases that match, or those that are named, as a file with headers in the chosen language. 404 for a load, an account
 * or a case that is not the caller's.
 */
export const exportClaims = async (ctx: Ctx, { format, language, ...filters }: ClaimsToExport): Promise<FileReply> => {
  await refuseForeignClaims(ctx, filters.ids ?? []);
  return writeListFile(ctx, {
    name: 'claims',
    format,
    language,
    read: async (limit) => (await listClaims(ctx, { ...filters, skip: 0, limit })).items,
    rowsOf: rowsOfColumns(columns, language),
  });
};
