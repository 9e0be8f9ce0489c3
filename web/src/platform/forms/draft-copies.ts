/** A part of a draft as it is stored. */
export type DraftRow = { key: string; value: unknown; saved_at: string };

const prefix = 'portal.draft_copy.';
const nameOf = (part: string, key: string): string => `${prefix}${part}.${key}`;

/**
 * Copies of drafts in the one storage a page that is left still writes to: the database takes a moment, and the browser
 * does not wait for it. A copy stands until the database has the same.
 */
export const writeCopy = (part: string, row: DraftRow): void => {
  try {
    localStorage.setItem(nameOf(part, row.key), JSON.stringify(row));
  } catch {
    // Full, or not allowed: the database alone has to do.
  }
};

/** The copy, where the page was left before the database had it. */
export const readCopy = (part: string, key: string): DraftRow | null => {
  try {
    return JSON.parse(localStorage.getItem(nameOf(part, key)) ?? 'null') as DraftRow | null;
  } catch {
    return null;
  }
};

/** The copies of a part whose keys begin so. */
export const copiesOf = (part: string, beginning: string): DraftRow[] =>
  Object.keys(localStorage)
    .filter((name) => name.startsWith(nameOf(part, beginning)))
    .map((name) => readCopy(part, name.slice(nameOf(part, '').length)))
    .filter((row) => row !== null);

/** Removes a copy; given a time, only the one of that time, since a newer one may have been written meanwhile. */
export const removeCopy = (part: string, key: string, saved_at?: string): void => {
  if (saved_at === undefined || readCopy(part, key)?.saved_at === saved_at) localStorage.removeItem(nameOf(part, key));
};

/** Removes the copies of all drafts. */
export const removeCopies = (): void => {
  for (const name of Object.keys(localStorage)) if (name.startsWith(prefix)) localStorage.removeItem(name);
};
