import type { Ctx } from '../../../platform/context.ts';
import { problem } from '../../../platform/http/errors.ts';
import { isOfTariff, readTerms } from '../tariff-tables.ts';
import { tariffDay, versionsOf } from '../versions.ts';
import type { DraftRow } from './drafts.queries.ts';

/** Refuses a first day that is over, 400 `rates.day_over`, or that a version has begun on, 400 `rates.day_taken`. */
export const checkFirstDay = async (
  ctx: Ctx,
  draft: Pick<DraftRow, 'kind' | 'scac' | 'series'>,
  day: string,
): Promise<void> => {
  const today = tariffDay(ctx);
  if (day < today) throw problem('rates.day_over', 400, { field: 'effective_from' });
  const terms = (await readTerms(ctx.db, draft.kind, draft.scac)).map(({ texts }) => texts);
  const begun = versionsOf(
    terms.filter((texts) => isOfTariff(draft, texts)),
    today,
  ).find((one) => one.effective_from === day && one.state !== 'planned');
  if (begun) throw problem('rates.day_taken', 400, { field: 'effective_from' });
};
