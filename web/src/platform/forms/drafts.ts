import { type IDBPDatabase, type IDBPObjectStore, openDB } from 'idb';
import { copiesOf, type DraftRow, readCopy, removeCopy, writeCopy } from './draft-copies.ts';
import type { DraftSlot } from './draft-slots.ts';
import { draftDatabase } from './wipe-drafts.ts';

/** Parts of a load that are kept while they are typed. */
export const draftParts = [
  'lineItems',
  'tenderReferences',
  'tenderLineItems',
  'customerInformation',
  'formData',
  'formDataDrayage',
  'claimForm',
  'claimMessage',
  'loadMessage',
  'insuranceForm',
  'contestForm',
] as const;
export type DraftPart = (typeof draftParts)[number];

/** What a tab writes about an invoice, such as a dispute of its charges. */
type InvoiceSlot = `invoice-${number}-${DraftSlot}`;

/** Whose draft, and of which load; what has no number yet has the slot of its tab. */
export type DraftOwner = { user_id: number; account_id: number; load_id: number | DraftSlot | InvoiceSlot };

type DraftStores = Record<DraftPart, { key: string; value: DraftRow }>;

/** A device may hold drafts under this number already: it changes only together with `draftParts`. */
const databaseVersion = 25;

let opened: Promise<IDBPDatabase<DraftStores>> | null = null;

const forgetDatabase = (): void => {
  opened = null;
};

const database = (): Promise<IDBPDatabase<DraftStores>> => {
  opened ??= openDB<DraftStores>(draftDatabase, databaseVersion, {
    upgrade(stores) {
      const missing = draftParts.filter((part) => !stores.objectStoreNames.contains(part));
      for (const part of missing) stores.createObjectStore(part, { keyPath: 'key' });
    },
    // Another tab deletes the drafts at sign-out, and the browser may close the database: the next use opens it again.
    blocking(_current, _blocked, event) {
      (event.target as IDBDatabase).close();
      forgetDatabase();
    },
    terminated: forgetDatabase,
  }).catch((error: unknown) => {
    forgetDatabase();
    throw error;
  });
  return opened;
};

type DraftStore = IDBPObjectStore<DraftStores, [DraftPart], DraftPart, 'readwrite'>;

/** Commits at once: a change that is still open when the page is left would be undone. */
const write = async (part: DraftPart, change: (store: DraftStore) => Promise<unknown>): Promise<void> => {
  const transaction = (await database()).transaction(part, 'readwrite');
  const changed = change(transaction.store);
  transaction.commit();
  await Promise.all([changed, transaction.done]);
};

const keyOf = (owner: DraftOwner): string => `${owner.user_id}/${owner.account_id}/${owner.load_id}`;

/** Saves one part of a draft, at once as a copy and then in the database; returns the time, as ISO text. */
export const saveDraft = async (part: DraftPart, owner: DraftOwner, value: unknown): Promise<string> => {
  const saved_at = new Date().toISOString();
  const row: DraftRow = { key: keyOf(owner), value, saved_at };
  writeCopy(part, row);
  await write(part, (store) => store.put(row));
  removeCopy(part, row.key, saved_at);
  return saved_at;
};

type StoredDraft = { value: unknown; saved_at: string };

const readTries = 3;
const betweenTriesMs = 150;

/**
 * The stored draft, or null. The caller validates the value: an older version may have written it. Tries again where
 * the browser has not opened its storage yet, since a form drawn without its draft replaces it.
 */
export const readDraft = async (part: DraftPart, owner: DraftOwner, tries = readTries): Promise<StoredDraft | null> => {
  try {
    const copy = readCopy(part, keyOf(owner));
    const row = (await (await database()).get(part, keyOf(owner))) ?? null;
    return copy && (!row || copy.saved_at > row.saved_at) ? copy : row;
  } catch (error) {
    if (tries <= 1) throw error;
    forgetDatabase();
    await new Promise((resolve) => setTimeout(resolve, betweenTriesMs));
    return readDraft(part, owner, tries - 1);
  }
};

/** The drafts of what has no number, of all tabs: the slot of each, newest first. `of`: about which invoice, else of loads. */
export const listNewDrafts = async (
  part: DraftPart,
  { user_id, account_id }: Pick<DraftOwner, 'user_id' | 'account_id'>,
  of: '' | `invoice-${number}-` = '',
): Promise<(StoredDraft & { slot: DraftSlot })[]> => {
  const first = keyOf({ user_id, account_id, load_id: `${of}new` });
  const rows = await (await database()).getAll(part, IDBKeyRange.bound(first, `${first}-\uffff`));
  const newest = new Map<string, DraftRow>();
  for (const row of [...rows, ...copiesOf(part, first)]) {
    const known = newest.get(row.key);
    if (!known || known.saved_at < row.saved_at) newest.set(row.key, row);
  }
  return [...newest.values()]
    .map(({ key, value, saved_at }) => ({ slot: key.slice(first.length - 'new'.length) as DraftSlot, value, saved_at }))
    .toSorted((a, b) => b.saved_at.localeCompare(a.saved_at));
};

/** Deletes parts of one load's draft, by default all, for example once the load is saved. */
export const dropDraft = async (owner: DraftOwner, parts: readonly DraftPart[] = draftParts): Promise<void> => {
  for (const part of parts) removeCopy(part, keyOf(owner));
  await Promise.all(parts.map((part) => write(part, (store) => store.delete(keyOf(owner)))));
};
