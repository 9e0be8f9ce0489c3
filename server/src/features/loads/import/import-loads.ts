import { createHash } from 'node:crypto';
import type { Input } from '@portal/contract/http/endpoint.ts';
import type {
  ImportFault,
  ImportLoad,
  ImportReply,
  loadImport,
} from '@portal/contract/loads/import/import.contract.ts';
import { importLimits } from '@portal/contract/loads/import/import-columns.ts';
import type { Ctx } from '../../../platform/context.ts';
import { sourceOf } from '../../../platform/files/sheet/read-sheet-file.ts';
import { Problem, problem } from '../../../platform/http/errors.ts';
import { withSavepoint } from '../../../platform/database/transaction.ts';
import { readOfferedTrucks } from '../../equipment/offered-trucks.ts';
import { externalIdTaken, orderHash } from '../book/external-ids.ts';
import { findByExternalIds } from '../book/external-ids.queries.ts';
import { receiveNewLoad } from '../book/create-load.ts';
import { type CheckedDraft, checkDraft } from './check-draft.ts';
import { columnRulesWith } from './column-rules.ts';
import { placeOfFault } from './fault-place.ts';
import { claimImport, findImported, recordImport } from './imported-loads.queries.ts';
import { columnsOf, completed, readMappedFile } from './mappings/read-mapped-file.ts';
import { matchHeadings } from './match-headings.ts';
import { presentLoad, presentRows } from './present-import.ts';
import type { DraftLoad } from './draft-load.ts';
import { contentOf, readDrafts } from './read-drafts.ts';

type Question = Input<typeof loadImport.importLoads>['body'];
type Became = Pick<ImportLoad, 'state' | 'load_id'>;

const hashOf = (draft: DraftLoad): Buffer => createHash('sha256').update(contentOf(draft)).digest();

/** The drafts that are meant. 400 for more than a file may hold, and for a key the file does not have. */
const chosen = (drafts: readonly DraftLoad[], keys: readonly string[] | undefined): readonly DraftLoad[] => {
  const { loads: limit } = importLimits;
  if (drafts.length > limit) throw problem('loads.import_too_many_loads', 400, { field: 'file', params: { limit } });
  if (!keys) return drafts;
  const known = new Set(drafts.map(({ key }) => key));
  const unknown = keys.find((key) => !known.has(key));
  if (unknown) throw problem('loads.import_key_unknown', 400, { field: 'load_keys', params: { key: unknown } });
  return drafts.filter(({ key }) => keys.includes(key));
};

/** Saves one load with all that belongs to it, or nothing of it; what was imported before is not saved again. */
const saveOne = (ctx: Ctx, { draft, input }: CheckedDraft & { input: NonNullable<CheckedDraft['input']> }) =>
  withSavepoint(ctx, async (tx): Promise<Became> => {
    const hash = hashOf(draft);
    const { accountId } = tx.actor;
    if (!(await claimImport(tx, accountId, hash))) {
      const before = await findImported(tx, accountId, [hash]);
      return { state: 'repeated', load_id: before.get(hash.toString('hex')) ?? null };
    }
    const { load, isRepeated } = await receiveNewLoad(tx, input, { origin: 'import' });
    await recordImport(tx, accountId, hash, load.id);
    return { state: isRepeated ? 'repeated' : 'imported', load_id: load.id };
  });

/** What became of a draft; a rule that only saving knows turns it into a faulty one. */
const save = async (ctx: Ctx, checked: CheckedDraft): Promise<{ checked: CheckedDraft; became: Became }> => {
  const { input, draft } = checked;
  if (!input) return { checked, became: { state: 'faulty', load_id: null } };
  try {
    return { checked, became: await saveOne(ctx, { ...checked, input }) };
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    const faults = error.items.map(({ field, code, msg }) => ({ ...placeOfFault(draft, field), code, msg }));
    return { checked: { ...checked, faults }, became: { state: 'faulty', load_id: null } };
  }
};

const faultOfTaken = ({ draft }: CheckedDraft, external_id: string, load: number): ImportFault[] =>
  externalIdTaken(external_id, load).items.map(({ field, code, msg }) => ({
    ...placeOfFault(draft, field),
    code,
    msg,
  }));

/** What saving would make of a draft, given what its account has already. */
const tryOne = (
  one: CheckedDraft,
  imported: ReadonlyMap<string, number>,
  known: ReadonlyMap<string, { id: number; order_hash: Buffer | null }>,
): { checked: CheckedDraft; became: Became } => {
  const loadId = imported.get(hashOf(one.draft).toString('hex'));
  const external_id = one.input?.external_id;
  const owner = external_id ? known.get(external_id) : undefined;
  if (loadId || !one.input || !external_id || !owner) {
    return {
      checked: one,
      became: loadId ? { state: 'repeated', load_id: loadId } : { state: 'ready', load_id: null },
    };
  }
  if (owner.order_hash?.equals(orderHash(one.input))) {
    return { checked: one, became: { state: 'repeated', load_id: owner.id } };
  }
  const faults = faultOfTaken(one, external_id, owner.id);
  return { checked: { ...one, faults, input: null }, became: { state: 'faulty', load_id: null } };
};

const tryOut = async (ctx: Ctx, checked: readonly CheckedDraft[]) => {
  const { accountId } = ctx.actor;
  const hashes = checked.map(({ draft }) => hashOf(draft));
  const imported = await findImported(ctx, accountId, hashes);
  const ids = checked.flatMap(({ input }) => input?.external_id ?? []);
  const owners = ids.length > 0 ? await findByExternalIds(ctx, accountId, ids) : [];
  const known = new Map(owners.map((owner) => [owner.external_id ?? '', owner]));
  return checked.map((one) => tryOne(one, imported, known));
};

const saveAll = async (ctx: Ctx, checked: readonly CheckedDraft[]) => {
  const saved: Awaited<ReturnType<typeof save>>[] = [];
  for (const one of checked) saved.push(await save(ctx, one));
  return saved;
};

/**
 * Loads from a sheet, a row a line item, rows of one key a load. A dry run writes nothing and names every faulty cell;
 * otherwise each load without a fault is saved and quoted, whatever becomes of the others. 400 for a file that is no
 * sheet, lacks a needed column, or holds more than 200 loads or 1,000 rows.
 */
export const importLoads = async (ctx: Ctx, { file, dry_run, load_keys, language }: Question): Promise<ImportReply> => {
  const { sheet: given, mapping } = await readMappedFile(ctx, file);
  const fixed = Object.keys(mapping?.fixed ?? {});
  const { columns: matched, unknown } = matchHeadings(given.headings.cells, columnsOf(mapping), fixed);
  const { sheet, columns } = completed(given, matched, mapping);
  const trucks = await readOfferedTrucks(ctx);
  const read = readDrafts(columnRulesWith(trucks), columns, sheet, language ?? ctx.actor.language);
  const drafts = chosen(read, load_keys);
  const checked = drafts.map((draft) => checkDraft(ctx, trucks, draft));
  const results = await (dry_run ? tryOut(ctx, checked) : saveAll(ctx, checked));
  return {
    dry_run,
    source: sourceOf(sheet),
    mapping: mapping && { id: mapping.id, name: mapping.name },
    columns: columns.flatMap((column) => column ?? []),
    unknown_headings: unknown,
    rows: results.flatMap(({ checked: one }) => presentRows(one)).toSorted((a, b) => a.row - b.row),
    loads: results.map(({ checked: one, became }) => presentLoad(one, became)),
  };
};
