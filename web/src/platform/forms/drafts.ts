import { Dexie, type EntityTable } from 'dexie';

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
type DraftDatabase = Dexie & Record<DraftPart, EntityTable<DraftRow, 'key'>>;

const databaseName = 'portal-drafts';

const open = (): DraftDatabase => {
  const database = new Dexie(databaseName) as DraftDatabase;
  database.version(2).stores(Object.fromEntries(draftParts.map((part) => [part, 'key'])));
  return database;
};

const database = open();

const keyOf = (owner: DraftOwner): string => `${owner.user_id}/${owner.account_id}/${owner.load_id}`;

/** Saves one part of a draft; returns the time, as ISO text. */
export const saveDraft = async (part: DraftPart, owner: DraftOwner, value: unknown): Promise<string> => {
  const saved_at = new Date().toISOString();
  await database[part].put({ key: keyOf(owner), value, saved_at });
  return saved_at;
};

/** The stored draft, or null. The caller validates the value: an older version may have written it. */
export const readDraft = async (
  part: DraftPart,
  owner: DraftOwner,
): Promise<{ value: unknown; saved_at: string } | null> => (await database[part].get(keyOf(owner))) ?? null;

/** Deletes parts of one load's draft, by default all, for example once the load is saved. */
export const dropDraft = async (owner: DraftOwner, parts: readonly DraftPart[] = draftParts): Promise<void> => {
  await Promise.all(parts.map((part) => database[part].delete(keyOf(owner))));
};

/** Deletes all drafts on this device, when a person signs out. */
export const wipeDrafts = (): Promise<void> => database.delete();
