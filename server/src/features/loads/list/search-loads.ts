import type { Reply } from '@portal/contract/http/endpoint.ts';
import type { advancedSearch } from '@portal/contract/loads/advanced-search.contract.ts';
import type { LoadSummary } from '@portal/contract/loads/load.ts';
import type { Ctx } from '../../../platform/context.ts';
import { presentSummary } from '../present-summary.ts';
import { refuseForeignAccount } from './list-loads.ts';
import { searchPage, type SearchQuestion } from './search-loads.queries.ts';
import { afterPrefix, foldTerm } from './search-terms.ts';
import { findByTerms } from './search-terms.queries.ts';

/** As many loads a text brings up, the newest. */
const foundAtMost = 1000;

const findByText = async (ctx: Ctx, text: string, accountIds: readonly number[] | null) => {
  const ids = await findByTerms(ctx, { from: text, to: afterPrefix(text) }, accountIds, foundAtMost);
  return { ids, isCapped: ids.length >= foundAtMost };
};

/**
 * Loads by all that is known of them, within the caller's accounts. What no index holds is tested on at most 20,000
 * loads; `total_capped` says that there are more, and pickup days or a status lead further. 404 for a foreign account.
 */
export const searchLoads = async (
  ctx: Ctx,
  question: SearchQuestion,
): Promise<Reply<(typeof advancedSearch)['search']>> => {
  if (question.account_id) await refuseForeignAccount(ctx, question.account_id);
  const accountIds = question.account_id ? [question.account_id] : ctx.scope === 'all' ? null : ctx.scope.accountIds;
  const text = foldTerm(question.text ?? '');
  const found = text ? await findByText(ctx, text, accountIds) : null;
  const page = await searchPage<LoadSummary>(ctx, question, accountIds, found);
  return { ...page, items: page.items.map(presentSummary) };
};
