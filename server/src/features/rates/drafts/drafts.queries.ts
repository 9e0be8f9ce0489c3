import type { TariffKind } from '@portal/contract/rates/tariff-kinds.ts';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import { nowByDatabase } from '../../../platform/database/sql-clock.ts';
import type { Sheets } from '../tariff-tables.ts';

/** A draft with its carrier. */
export type DraftRow = {
  id: number;
  kind: TariffKind;
  carrier_id: number;
  scac: string;
  series: string[];
  based_on: string | null;
  /** From when it is to count, where somebody has planned that. */
  effective_from: string | null;
  sheets: Sheets;
  version: number;
  changed_at: string;
  changed_by: string | null;
};

const drafts = (db: Database) =>
  db
    .selectFrom('tariff_drafts as draft')
    .innerJoin('carriers', 'carriers.id', 'draft.carrier_id')
    .leftJoin('users', 'users.id', 'draft.changed_by')
    .select(['draft.id', 'draft.carrier_id', 'carriers.scac', 'draft.series', 'draft.based_on', 'draft.version'])
    .select([
      'draft.effective_from',
      'draft.changed_at',
      sql<string | null>`nullif(concat_ws(' ', first_name, last_name), '')`.as('changed_by'),
    ])
    .select(sql<TariffKind>`draft.kind`.as('kind'));

/** All drafts, without what they hold. */
export const findDrafts = (db: Database): Promise<Omit<DraftRow, 'sheets'>[]> => drafts(db).execute();

export const findDraft = (db: Database, id: number): Promise<DraftRow | undefined> =>
  drafts(db)
    .select(sql<Sheets>`draft.sheets`.as('sheets'))
    .where('draft.id', '=', id)
    .executeTakeFirst();

/** Holds a draft until commit, so that one change at a time compares versions. */
export const lockDraft = async (db: Database, id: number): Promise<DraftRow | undefined> => {
  await db.selectFrom('tariff_drafts').select('id').where('id', '=', id).forNoKeyUpdate().execute();
  return findDraft(db, id);
};

type NewDraft = Pick<DraftRow, 'kind' | 'carrier_id' | 'series' | 'based_on' | 'sheets'> & { changed_by: number };

/** Undefined where the tariff has a draft already. */
export const insertDraft = async (db: Database, draft: NewDraft): Promise<number | undefined> => {
  const inserted = await db
    .insertInto('tariff_drafts')
    .values({ ...draft, sheets: JSON.stringify(draft.sheets) })
    .onConflict((conflict) => conflict.columns(['carrier_id', 'kind', 'series']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted?.id;
};

export const updateDraft = async (
  db: Database,
  id: number,
  { sheets, effective_from }: Pick<DraftRow, 'sheets' | 'effective_from'>,
  changed_by: number,
): Promise<void> => {
  await db
    .updateTable('tariff_drafts')
    .set({ sheets: JSON.stringify(sheets), effective_from, changed_by, changed_at: nowByDatabase })
    .set('version', (draft) => draft('version', '+', 1))
    .where('id', '=', id)
    .execute();
};

export const deleteDraft = async (db: Database, id: number): Promise<void> => {
  await db.deleteFrom('tariff_drafts').where('id', '=', id).execute();
};
