import { useEffect, useRef, useState } from 'react';
import { type DraftOwner, readDraft } from '../../../platform/forms/drafts.ts';
import { useKeptDraft } from '../../../platform/forms/use-kept-draft.ts';
import { messageShelf, textOf } from './message-draft.ts';

/** What is being written in a case: kept on this device until it is sent, whatever happens to the page. */
export const useKeptText = (owner: DraftOwner, claimId: number): [string, (text: string) => void] => {
  const [text, setText] = useState('');
  const touched = useRef(false);
  const { keep } = useKeptDraft(messageShelf, owner, null);
  const { user_id, account_id, load_id } = owner;
  useEffect(() => {
    void readDraft('claimMessage', { user_id, account_id, load_id })
      .then((kept) => {
        if (!touched.current) setText(textOf(kept?.value, claimId));
      })
      // A device that refuses to store is no reason not to work.
      .catch(() => undefined);
  }, [user_id, account_id, load_id, claimId]);
  const type = (typed: string) => {
    touched.current = true;
    setText(typed);
    keep({ claim_id: claimId, text: typed });
  };
  return [text, type];
};
