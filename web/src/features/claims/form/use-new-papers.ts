import type { LoadDocument } from '@portal/contract/documents/documents.contract.ts';
import { useEffect, useEffectEvent, useRef } from 'react';

/** Papers that were uploaded since the list was first read. */
export const useNewPapers = (
  items: readonly LoadDocument[] | undefined,
  onNew: (added: readonly LoadDocument[]) => void,
): void => {
  const known = useRef<ReadonlySet<number> | null>(null);
  const tell = useEffectEvent(onNew);
  useEffect(() => {
    if (!items) return;
    const before = known.current;
    known.current = new Set(items.map(({ id }) => id));
    // Papers the portal makes meanwhile are nobody's choice.
    const added = before ? items.filter(({ id, uploaded_by }) => uploaded_by !== null && !before.has(id)) : [];
    if (added.length > 0) tell(added);
  }, [items]);
};
