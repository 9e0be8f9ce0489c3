import { containerPlace } from '@portal/contract/drayage/container-places.ts';
import { type DrayageChange, type DrayageInput, paperFields } from '@portal/contract/drayage/drayage-input.ts';
import type { DrayageLoad } from '@portal/contract/drayage/drayage-load.ts';
import type { HistoryChange } from '@portal/contract/loads/history.ts';
import type { LoadChange } from '@portal/contract/loads/load.ts';
import { keysOf } from '@portal/contract/values/records.ts';
import type { Ctx } from '../../../platform/context.ts';
import { problem } from '../../../platform/http/errors.ts';
import { publish } from '../../../platform/realtime/realtime.ts';
import { rewriteParts } from '../../loads/change/change-load.ts';
import { compareBorders, compareFields } from '../../loads/change/compare-loads.ts';
import { editLoad } from '../../loads/change/edit-load.ts';
import { writeHistory } from '../../loads/history/write-history.ts';
import { indexLoadTerms } from '../../loads/list/search-terms.ts';
import { namingItsLoad } from '../../loads/book/external-ids.ts';
import { type LockedLoad, updateBilling } from '../../loads/loads.queries.ts';
import { withLoadLocked } from '../../loads/state/with-load-locked.ts';
import { updateDetails } from '../drayage.queries.ts';
import { checkHaul, checkPapers } from './check-haul.ts';
import { detailsColumns } from './details-row.ts';
import { drayageAsInput } from './drayage-as-input.ts';
import { getDrayage } from './get-drayage.ts';
import { haulAsLoad } from './haul-as-load.ts';
import { afterHazmatChange } from './one-hazmat.ts';

type Field = keyof DrayageInput;

const papers: ReadonlySet<Field> = new Set(paperFields);
/** What the price does not depend on although it is no paper. */
const unpriced: ReadonlySet<Field> = new Set(['commodity', 'cargo_value_for_insurance', 'border']);

const differ = (one: unknown, other: unknown): boolean => JSON.stringify(one) !== JSON.stringify(other);

const changedFields = (before: DrayageInput, after: DrayageInput): Field[] =>
  keysOf(after).filter((field) => differ(before[field], after[field]));

/** The parts of the load itself that another haul makes different. */
const loadChange = (before: DrayageInput, after: DrayageInput): Omit<LoadChange, 'version'> => {
  const [old, next] = [haulAsLoad(before), haulAsLoad(after)];
  const fields = ['stops', 'line_items', 'accessorials', 'pickup_date', 'cargo_value_for_insurance', 'border'] as const;
  const named = [...fields, 'external_id', 'po_number', 'billing_reference'] as const;
  const change = Object.fromEntries(
    named.filter((name) => differ(old[name], next[name])).map((name) => [name, next[name]]),
  );
  // The load as it was may have been ticked hazardous.
  return 'line_items' in change ? { ...change, hazmat: after.hazmat !== null } : change;
};

const placeFields: ReadonlySet<Field> = new Set(['place', 'to_place']);
/** Codes of ports and ramps mean nothing to people; their names are the same in every language. */
const nameOf = (code: DrayageInput[Field]) => (typeof code === 'string' ? (containerPlace(code)?.name ?? code) : code);

/** The changed fields for the history, each before and after. */
const trace = (before: DrayageInput, after: DrayageInput, fields: readonly Field[]): HistoryChange[] => {
  const fieldsOf = (input: DrayageInput) =>
    Object.fromEntries(fields.map((field) => [field, placeFields.has(field) ? nameOf(input[field]) : input[field]]));
  const plain = fields.filter((field) => field !== 'border');
  return [...compareFields(fieldsOf(before), fieldsOf(after), plain), ...compareBorders(before, after)];
};

/** A container that is no more of the load takes its own last free day and seal along, unless the change lists them. */
const ofListedContainers = (after: DrayageInput, change: Partial<DrayageInput>): DrayageInput => {
  const isListed = ({ number }: { number: string }) => after.container_numbers.includes(number);
  const { container_free_days, container_seals } = after;
  return {
    ...after,
    container_free_days: change.container_free_days ?? container_free_days.filter(isListed),
    container_seals: change.container_seals ?? container_seals.filter(isListed),
  };
};

/** Refuses what may not be changed now. */
const check = ({ editable, operations_since }: DrayageLoad, arePapers: boolean): void => {
  if (editable === 'all' || (editable === 'papers' && arePapers)) return;
  if (operations_since) throw problem('drayage.not_editable', 409);
  throw problem(editable === 'papers' ? 'drayage.only_papers' : 'loads.over', 409);
};

const changeHaul = async (tx: Ctx, load: DrayageLoad, after: DrayageInput, fields: readonly Field[]): Promise<void> => {
  checkHaul(tx, after);
  const change = loadChange(drayageAsInput(load), after);
  await editLoad(tx, load.id, {
    change: () => change,
    write: async (tx2, { id }, prepared) => {
      await rewriteParts(tx2, id, change, prepared);
      await updateDetails(tx2.db, id, detailsColumns(after));
    },
    event: 'change_haul',
    details: { fields },
    haul: {
      requote: fields.some((field) => !papers.has(field) && !unpriced.has(field)),
      changes: trace(drayageAsInput(load), after, fields),
    },
  });
};

/** What is learned of a container, whether or not it is booked. */
const changePapers = async (
  tx: Ctx,
  locked: LockedLoad,
  load: DrayageLoad,
  after: DrayageInput,
  fields: readonly Field[],
): Promise<void> => {
  checkPapers(after);
  await updateDetails(tx.db, load.id, detailsColumns(after));
  const { external_id, po_number, billing_reference } = after;
  await namingItsLoad(tx, locked.account_id, external_id, (part) =>
    updateBilling(part, locked, { external_id, po_number, billing_reference }),
  );
  await indexLoadTerms(tx, load.id);
  await writeHistory(tx, load.id, {
    kind: 'edit',
    event: 'change_papers',
    changes: trace(drayageAsInput(load), after, fields),
    details: { fields },
  });
  publish(tx, load.id, 'load-changed', { load_id: load.id, status: load.status });
};

/**
 * Changes a drayage load, which is locked until commit: all of it before it is booked, then only what no price depends
 * on. 409 `drayage.not_editable` while operations make its price, `drayage.only_papers`, `loads.over`,
 * `loads.already_moved`; 404 for what is not the caller's.
 */
export const applyChange = (ctx: Ctx, loadId: number, { version, ...change }: DrayageChange): Promise<void> =>
  withLoadLocked(ctx, loadId, [], async (tx, locked) => {
    const load = await getDrayage(tx, loadId);
    if (version !== undefined && version !== load.version) throw problem('loads.already_moved', 409);
    const before = drayageAsInput(load);
    const after = ofListedContainers(afterHazmatChange({ ...before, ...change }, change), change);
    const fields = changedFields(before, after);
    const arePapers = fields.every((field) => papers.has(field));
    check(load, arePapers);
    if (fields.length === 0) return;
    if (arePapers) await changePapers(tx, locked, load, after, fields);
    else await changeHaul(tx, load, after, fields);
  });

/** Changes a drayage load; what the price depends on asks for a requote. Refuses as `applyChange`. */
export const changeDrayage = (ctx: Ctx, loadId: number, change: DrayageChange): Promise<DrayageLoad> =>
  withLoadLocked(ctx, loadId, [], async (tx) => {
    await applyChange(tx, loadId, change);
    return getDrayage(tx, loadId);
  });
