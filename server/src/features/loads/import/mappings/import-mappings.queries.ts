import type {
  ImportMapping,
  ImportMappingChange,
  NewImportMapping,
} from '@portal/contract/loads/import/import-mappings.contract.ts';
import { sql } from 'kysely';
import type { OpenCtx } from '../../../../platform/context.ts';
import { headingKey } from '../../../../platform/files/sheet/headings.ts';

const returned = ['id', 'name', 'headings', 'columns', 'fixed'] as const;

/** What a file is recognized by: its headings as they are compared, in one order. */
export const shapeOf = (headings: readonly string[]): string =>
  headings
    .map(headingKey)
    .filter(Boolean)
    .toSorted((one, other) => (one < other ? -1 : 1))
    .join('\u001F');

/** The mappings of an account, by name. */
export const findMappings = ({ db }: OpenCtx, accountId: number): Promise<ImportMapping[]> =>
  db
    .selectFrom('import_mappings')
    .select(returned)
    .where('account_id', '=', accountId)
    .orderBy(sql`lower(name)`)
    .orderBy('id')
    .execute();

/** How many an account has; whoever adds one waits until this transaction ends. */
export const lockAndCountMappings = async (tx: OpenCtx, accountId: number): Promise<number> => {
  await sql`select pg_advisory_xact_lock(hashtext('import_mappings'), ${accountId})`.execute(tx.db);
  return (await findMappings(tx, accountId)).length;
};

/** A mapping of an account, held until the transaction ends. */
export const lockMapping = ({ db }: OpenCtx, accountId: number, id: number): Promise<ImportMapping | undefined> =>
  db
    .selectFrom('import_mappings')
    .select(returned)
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();

/** Writes a mapping, and undefined where the account has one for such files. */
export const insertMapping = (
  { db }: OpenCtx,
  accountId: number,
  { name, headings, columns, fixed }: NewImportMapping,
): Promise<ImportMapping | undefined> =>
  db
    .insertInto('import_mappings')
    .values({
      account_id: accountId,
      name,
      headings: JSON.stringify(headings),
      shape: shapeOf(headings),
      columns: JSON.stringify(columns),
      fixed: JSON.stringify(fixed),
    })
    .onConflict((conflict) => conflict.columns(['account_id', 'shape']).doNothing())
    .returning(returned)
    .executeTakeFirst();

export const updateMapping = (
  { db }: OpenCtx,
  id: number,
  { name, columns, fixed }: ImportMappingChange,
): Promise<ImportMapping> =>
  db
    .updateTable('import_mappings')
    .set({
      ...(name !== undefined && { name }),
      ...(columns && { columns: JSON.stringify(columns) }),
      ...(fixed && { fixed: JSON.stringify(fixed) }),
    })
    .where('id', '=', id)
    .returning(returned)
    .executeTakeFirstOrThrow();

export const deleteMapping = async ({ db }: OpenCtx, id: number): Promise<void> => {
  await db.deleteFrom('import_mappings').where('id', '=', id).execute();
};
