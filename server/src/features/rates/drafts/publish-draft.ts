import type { TariffPage } from '@portal/contract/rates/rate-table.ts';
import { audit } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import { lockImports } from '../../../platform/csv-tables/import-tables.queries.ts';
import { withTransaction } from '../../../platform/database/transaction.ts';
import { problem } from '../../../platform/http/errors.ts';
import { placeVersion } from '../place-draft.ts';
import { deleteDraft } from './drafts.queries.ts';
import { draftToChange, objectOf } from './drafts.ts';
import { checkFirstDay } from './first-day.ts';
import { presentTariff } from './present-draft.ts';

/**
 * Puts a draft in use from a day on: the version before it ends, a planned one of the same day gives way. Quotes that
 * were given keep their price. 400 `rates.day_over` and `rates.day_taken`, 404, 409 `rates.changed_meanwhile` and
 * `rates.has_faults`.
 */
export const publishDraft = async (
  ctx: Ctx,
  id: number,
  { version, effective_from }: { version: number; effective_from: string },
): Promise<TariffPage> => {
  const published = await withTransaction(ctx, async (tx) => {
    const draft = await draftToChange(tx, id, version);
    await lockImports(tx.db);
    await checkFirstDay(tx, draft, effective_from);
    const faults = await placeVersion(tx.db, draft, { sheets: draft.sheets, day: effective_from });
    if (faults.length > 0) throw problem('rates.has_faults', 409);
    await deleteDraft(tx.db, id);
    const after = { effective_from, based_on: draft.based_on, sheets: draft.sheets };
    await audit(tx, { action: 'tariff.published', ...objectOf(draft), after });
    return draft;
  });
  return presentTariff(ctx, published, published.sheets);
};
