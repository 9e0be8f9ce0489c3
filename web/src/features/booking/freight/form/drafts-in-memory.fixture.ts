import type { DraftSlot } from '../../../../platform/forms/draft-slots.ts';
import type { DraftOwner } from '../../../../platform/forms/drafts.ts';

// jsdom has no IndexedDB: the same storage, in memory.

export const stored = new Map<string, { value: unknown; saved_at: string }>();

const keyOf = (part: string, owner: DraftOwner) => `${part} ${owner.user_id}/${owner.account_id}/${owner.load_id}`;

export const saveDraft = async (part: string, owner: DraftOwner, value: unknown): Promise<string> => {
  const saved_at = new Date().toISOString();
  stored.set(keyOf(part, owner), { value: structuredClone(value), saved_at });
  return saved_at;
};

export const readDraft = async (part: string, owner: DraftOwner) => stored.get(keyOf(part, owner)) ?? null;

export const dropDraft = async (owner: DraftOwner, parts: readonly string[]): Promise<void> => {
  for (const part of parts) stored.delete(keyOf(part, owner));
};

export const listNewDrafts = async (part: string, owner: Pick<DraftOwner, 'user_id' | 'account_id'>) => {
  const first = keyOf(part, { ...owner, load_id: 'new' });
  return [...stored]
    .filter(([key]) => key.startsWith(first))
    .map(([key, draft]) => ({ ...draft, slot: key.slice(first.length - 'new'.length) as DraftSlot }));
};
