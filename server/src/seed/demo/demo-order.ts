import { errorKey } from '@portal/contract/phrases/error-code.ts';
import { sql } from 'kysely';
import type { OpenDetail } from '../../features/loads/open-details.ts';
import { termsOf } from '../../features/loads/list/search-terms.ts';
import type { Database } from '../../platform/database/database.ts';
import { bothPhrases } from '../../platform/mail/phrases.ts';

const external_id = 'SO-48213';

/** An order of the first account's own system that does not say what its first line weighs: its newest draft. */
export const seedOpenOrder = async (db: Database, account_id: number | undefined): Promise<void> => {
  if (account_id === undefined) return;
  const draft = await db
    .selectFrom('loads')
    .select('id')
    .where('account_id', '=', account_id)
    .where('status', '=', 'unassigned')
    .where('mode', '=', 'ltl')
    .where('in_transit', '=', false)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!draft) return;
  const { id } = draft;
  await db.updateTable('line_items').set({ weight: 0 }).where('load_id', '=', id).where('position', '=', 0).execute();
  const open: OpenDetail = {
    field: 'line_items.0.weight',
    code: 'http.required',
    msg: bothPhrases(errorKey('http.required')),
  };
  await db
    .updateTable('loads')
    .set({
      external_id,
      missing: JSON.stringify([open]),
      weight_lb: sql<number>`(select sum(weight) from line_items where load_id = loads.id)`,
    })
    .where('id', '=', id)
    .execute();
  const terms = termsOf(external_id).map((term) => ({ term, account_id, load_id: id }));
  await db
    .insertInto('load_terms')
    .values(terms)
    .onConflict((same) => same.doNothing())
    .execute();
};
