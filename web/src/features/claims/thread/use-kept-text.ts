import { useEffect, useRef, useState } from 'react';
import { type DraftOwner, readDraft, saveDraft } from '../../../platform/forms/drafts.ts';
import { useKeptDraft, type DraftStorage } from '../../../platform/forms/use-kept-draft.ts';

/** What is being written in a case: kept on this device until it is sent, whatever happens to the page. */
export const useKeptText = (owner: DraftOwner, claimId: number): [string, (text: string) => void] => {
  const [text, setText] = useState('');
  const touched = useRef(false);
  const { keep } = useKeptDraft(messageDraftStorage, owner, null);
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

type KeptMessage = { claim_id: number; text: string };

const messageDraftStorage: DraftStorage<KeptMessage> = {
  store: (owner: DraftOwner, message) => saveDraft('claimMessage', owner, message),
  parts: ['claimMessage'],
};

/** The text that was kept for this case; nothing where it was another's. */
const textOf = (value: unknown, claimId: number): string => {
  if (typeof value !== 'object' || value === null || !('claim_id' in value) || !('text' in value)) return '';
  return value.claim_id === claimId && typeof value.text === 'string' ? value.text : '';
};
