import { useEffect, useState } from 'react';
import { useMe } from '../../../platform/session/current-user.ts';
import { findClaimDraft } from './claim-draft.ts';

type Kept = Awaited<ReturnType<typeof findClaimDraft>>;

/** What was typed last into this form: null where nothing was, undefined until the device has answered. */
export const useKeptClaim = (loadId: number, claimId: number | null): Kept | undefined => {
  const me = useMe();
  const [kept, setKept] = useState<Kept | undefined>(undefined);
  const [user_id, account_id] = [me.user.id, me.account.id];
  useEffect(() => {
    let left = false;
    void findClaimDraft({ user_id, account_id, load_id: loadId }, claimId).then((found) => {
      if (!left) setKept(found);
    });
    return () => {
      left = true;
    };
  }, [user_id, account_id, loadId, claimId]);
  return kept;
};
