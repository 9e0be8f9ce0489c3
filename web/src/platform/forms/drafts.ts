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
] as const;
export type DraftPart = (typeof draftParts)[number];

/** Whose draft, and of which load; a load that is not created yet is "new". */
export type DraftOwner = { user_id: number; account_id: number; load_id: number | 'new' };

type DraftRow = { key: string; value: unknown; saved_at: string };

const databaseName = 'portal-drafts';
/** A device may hold drafts under this number already: it changes only together with `draftParts`. */
const databaseVersion = 20;

const answerOf = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

let opened: Promise<IDBDatabase> | null = null;

const forgetDatabase = (): void => {
  opened = null;
};

const open = async (): Promise<IDBDatabase> => {
  const request = indexedDB.open(databaseName, databaseVersion);
  request.onupgradeneeded = () => {
    const missing = draftParts.filter((part) => !request.result.objectStoreNames.contains(part));
    for (const part of missing) request.result.createObjectStore(part, { keyPath: 'key' });
  };
  const database = await answerOf(request);
  // Another tab deletes the drafts at sign-out, and the browser may close the database: the next use opens it again.
  database.onversionchange = () => {
    database.close();
    forgetDatabase();
  };
  database.onclose = forgetDatabase;
  return database;
};

const storeOf = async (part: DraftPart, mode: IDBTransactionMode): Promise<IDBObjectStore> => {
  opened ??= open();
  const database = await opened.catch((error: unknown) => {
    forgetDatabase();
    throw error;
  });
  return database.transaction(part, mode).objectStore(part);
};

/** Resolves once the change is on the disk. */
const write = async (part: DraftPart, change: (store: IDBObjectStore) => IDBRequest): Promise<void> => {
  const store = await storeOf(part, 'readwrite');
  change(store);
  await new Promise<void>((resolve, reject) => {
    store.transaction.oncomplete = () => resolve();
    store.transaction.onabort = () => reject(store.transaction.error);
  });
};

const keyOf = (owner: DraftOwner): string => `${owner.user_id}/${owner.account_id}/${owner.load_id}`;

/** Saves one part of a draft; returns the time, as ISO text. */
export const saveDraft = async (part: DraftPart, owner: DraftOwner, value: unknown): Promise<string> => {
  const saved_at = new Date().toISOString();
  const row: DraftRow = { key: keyOf(owner), value, saved_at };
  await write(part, (store) => store.put(row));
  return saved_at;
};

/** The stored draft, or null. The caller validates the value: an older version may have written it. */
export const readDraft = async (
  part: DraftPart,
  owner: DraftOwner,
): Promise<{ value: unknown; saved_at: string } | null> => {
  const store = await storeOf(part, 'readonly');
  return (await answerOf<DraftRow | undefined>(store.get(keyOf(owner)))) ?? null;
};

/** Deletes parts of one load's draft, by default all, for example once the load is saved. */
export const dropDraft = async (owner: DraftOwner, parts: readonly DraftPart[] = draftParts): Promise<void> => {
  await Promise.all(parts.map((part) => write(part, (store) => store.delete(keyOf(owner)))));
};

/** Deletes all drafts on this device, when a person signs out. */
export const wipeDrafts = async (): Promise<void> => {
  const database = await opened?.catch(() => null);
  forgetDatabase();
  database?.close();
  await answerOf(indexedDB.deleteDatabase(databaseName));
};
