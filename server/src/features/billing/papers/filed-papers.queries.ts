import type { Language } from '@portal/contract/words/language.ts';
import type { Database } from '../../../platform/database/database.ts';

/** An invoice's own papers among those of its load, by their names. */
export const findFiledPapers = (
  db: Database,
  loadId: number,
  names: readonly string[],
): Promise<{ id: number; language: Language }[]> =>
  db
    .selectFrom('documents')
    .select(['id', 'language'])
    .where('load_id', '=', loadId)
    .where('type', '=', 'invoice')
    .where('name', 'in', names)
    // Whatever a person uploads may have any name.
    .where('created_by', 'is', null)
    .orderBy('id')
    .execute();
