import { mostMappings } from '@portal/contract/loads/import/import-columns.ts';
import type {
  ImportMapping,
  ImportMappingChange,
  NewImportMapping,
} from '@portal/contract/loads/import/import-mappings.contract.ts';
import { audit } from '../../../../platform/audit.ts';
import type { Ctx } from '../../../../platform/context.ts';
import { withTransaction } from '../../../../platform/database/transaction.ts';
import { notFound, problem } from '../../../../platform/http/errors.ts';
import { headingKey } from '../../../../platform/files/sheet/headings.ts';
import {
  deleteMapping,
  findMappings,
  insertMapping,
  lockAndCountMappings,
  lockMapping,
  updateMapping,
} from './import-mappings.queries.ts';

/** How the files of the caller's own account are read, by name. */
export const listMappings = async (ctx: Ctx): Promise<{ items: ImportMapping[] }> => ({
  items: await findMappings(ctx, ctx.actor.accountId),
});

/** Refuses with 400 what is said of a heading the file lacks, and of a column that the file and every row say. */
const check = ({ headings, columns, fixed }: Pick<ImportMapping, 'headings' | 'columns' | 'fixed'>): void => {
  const known = new Set(headings.map(headingKey));
  const stranger = Object.keys(columns).find((heading) => !known.has(headingKey(heading)));
  if (stranger !== undefined) {
    throw problem('loads.mapping_heading_unknown', 400, { field: 'columns', params: { heading: stranger } });
  }
  const both = Object.values(columns).find((column) => fixed[column] !== undefined);
  if (both) throw problem('loads.mapping_column_twice', 400, { field: `fixed.${both}` });
};

const audited = (id: number) => ({ object_type: 'import_mapping', object_id: id });

/** Keeps how files with these headings are read. 409 where the account has said so before, and for the 51st mapping. */
export const addMapping = (ctx: Ctx, mapping: NewImportMapping): Promise<ImportMapping> =>
  withTransaction(ctx, async (tx) => {
    check(mapping);
    const { accountId } = tx.actor;
    if ((await lockAndCountMappings(tx, accountId)) >= mostMappings) {
      throw problem('loads.mappings_too_many', 409, { params: { limit: mostMappings } });
    }
    const after = await insertMapping(tx, accountId, mapping);
    if (!after) throw problem('loads.mapping_exists', 409, { field: 'headings' });
    await audit(tx, { action: 'import-mapping.added', ...audited(after.id), after });
    return after;
  });

/** Changes a mapping of the caller's account; what is not named stays. 404 for any other. */
export const changeMapping = (ctx: Ctx, id: number, change: ImportMappingChange): Promise<ImportMapping> =>
  withTransaction(ctx, async (tx) => {
    const before = await lockMapping(tx, tx.actor.accountId, id);
    if (!before) throw notFound();
    const { name = before.name, columns = before.columns, fixed = before.fixed } = change;
    check({ headings: before.headings, columns, fixed });
    const after = await updateMapping(tx, id, { name, columns, fixed });
    await audit(tx, { action: 'import-mapping.changed', ...audited(id), before, after });
    return after;
  });

/** Forgets a mapping of the caller's account. 404 for any other. */
export const removeMapping = (ctx: Ctx, id: number): Promise<void> =>
  withTransaction(ctx, async (tx) => {
    const before = await lockMapping(tx, tx.actor.accountId, id);
    if (!before) throw notFound();
    await deleteMapping(tx, id);
    await audit(tx, { action: 'import-mapping.removed', ...audited(id), before });
  });
