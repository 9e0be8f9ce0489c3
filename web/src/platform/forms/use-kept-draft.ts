import { useCallback, useEffect, useRef, useState } from 'react';
import { type DraftOwner, type DraftPart, dropDraft } from './drafts.ts';

/** The state of the draft for display; `at` is ISO text. */
export type DraftStatus = { kind: 'none' | 'saving' | 'failed' } | { kind: 'saved' | 'restored'; at: string };

const pauseMs = 500;

/** One object for every change: of keys in a row, only the first renders the form for it. */
const saving: DraftStatus = { kind: 'saving' };

/** Where drafts of a form are stored: `store` returns the time, `parts` are those it writes. The object must be stable. */
export type DraftStorage<D> = {
  store: (owner: DraftOwner, draft: D) => Promise<string>;
  parts: readonly DraftPart[];
};

/**
 * Stores a draft shortly after each change, and at once when the page is left. `keep` schedules that for the given
 * draft; `forget` deletes the stored draft, once the server has it or the person starts over.
 */
export const useKeptDraft = <D>(storage: DraftStorage<D>, owner: DraftOwner, restoredAt: string | null) => {
  const [status, setStatus] = useState<DraftStatus>(
    restoredAt ? { kind: 'restored', at: restoredAt } : { kind: 'none' },
  );
  const waiting = useRef<{ draft: D; timer: ReturnType<typeof setTimeout> } | null>(null);
  const { user_id, account_id, load_id } = owner;

  const flush = useCallback(async () => {
    const due = waiting.current;
    if (!due) return;
    waiting.current = null;
    clearTimeout(due.timer);
    try {
      setStatus({ kind: 'saved', at: await storage.store({ user_id, account_id, load_id }, due.draft) });
    } catch {
      setStatus({ kind: 'failed' });
    }
  }, [storage, user_id, account_id, load_id]);

  const keep = useCallback(
    (draft: D) => {
      if (waiting.current) clearTimeout(waiting.current.timer);
      waiting.current = { draft, timer: setTimeout(() => void flush(), pauseMs) };
      setStatus(saving);
    },
    [flush],
  );

  const forget = useCallback(async () => {
    if (waiting.current) clearTimeout(waiting.current.timer);
    waiting.current = null;
    setStatus({ kind: 'none' });
    await dropDraft({ user_id, account_id, load_id }, storage.parts).catch(() => undefined);
  }, [storage, user_id, account_id, load_id]);

  useEffect(() => {
    const leave = () => void flush();
    window.addEventListener('pagehide', leave);
    document.addEventListener('visibilitychange', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      document.removeEventListener('visibilitychange', leave);
      leave();
    };
  }, [flush]);

  return { status, keep, flush, forget };
};
