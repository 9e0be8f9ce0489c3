import { useRef } from 'react';
import type { DraftOwner } from './drafts.ts';
import { type DraftStorage, useKeptDraft } from './use-kept-draft.ts';

/** Keeps what is typed into a form from its first change on; `isOff` for one that is saved already. */
export const useKeptForm = <F>(
  storage: DraftStorage<F>,
  owner: DraftOwner,
  { restoredAt, isOff = false }: { restoredAt: string | null; isOff?: boolean },
) => {
  const draft = useKeptDraft(storage, owner, restoredAt);
  const { keep } = draft;
  const kept = useRef<string | null>(null);
  const keepChanged = (values: F) => {
    const text = JSON.stringify(values);
    const isFirst = kept.current === null;
    if (kept.current === text) return;
    kept.current = text;
    if (!isFirst && !isOff) keep(values);
  };
  return { ...draft, keepChanged };
};
