import { removeCopies } from './draft-copies.ts';

export const draftDatabase = 'portal-drafts';

/**
 * Deletes all drafts on this device, when a person signs out. Open connections close themselves (`blocking` in
 * drafts.ts). Needs no code that might not load, and never fails: a sign-out must not depend on it.
 */
export const wipeDrafts = (): Promise<void> =>
  new Promise((resolve) => {
    removeCopies();
    const deletion = indexedDB.deleteDatabase(draftDatabase);
    deletion.addEventListener('success', () => resolve());
    deletion.addEventListener('error', () => resolve());
  });
