import { useEffect, useState } from 'react';
import { useMe } from '../../../platform/session/current-user.ts';
import { findClaimDraft } from './claim-draft.ts';

/** What was typed before; null if there is none. */
export type StoredDraft = Awaited<ReturnType<typeof findClaimDraft>>;

/** The stored draft of this form: null if there is none, undefined until it is read. */
export const useClaimDraft = (loadId: number, claimId: number | null): StoredDraft | undefined => {
  const me = useMe();
  const [draft, setDraft] = useState<StoredDraft | undefined>(undefined);
  const [user_id, account_id] = [me.user.id, me.account.id];
  useEffect(() => {
    let isCancelled = false;
    void findClaimDraft({ user_id, account_id, load_id: loadId }, claimId).then((found) => {
      if (!isCancelled) setDraft(found);
    });
    return () => {
      isCancelled = true;
    };
  }, [user_id, account_id, loadId, claimId]);
  return draft;
};
