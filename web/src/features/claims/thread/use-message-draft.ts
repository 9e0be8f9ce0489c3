import { useEffect, useRef, useState } from 'react';
import { type DraftOwner, readDraft, saveDraft } from '../../../platform/forms/drafts.ts';
import { useKeptDraft, type DraftStorage } from '../../../platform/forms/use-kept-draft.ts';

/** The text of an unsent message, stored as a draft on this device. */
export const useMessageDraft = (owner: DraftOwner, claimId: number): [string, (text: string) => void] => {
  const [text, setText] = useState('');
  const touched = useRef(false);
  const { keep } = useKeptDraft(messageDraftStorage, owner, null);
  const { user_id, account_id, load_id } = owner;
  useEffect(() => {
    void readDraft('claimMessage', { user_id, account_id, load_id })
      .then((stored) => {
        if (!touched.current) setText(textOf(stored?.value, claimId));
      })
      // Without device storage there is no draft, which is no error.
      .catch(() => undefined);
  }, [user_id, account_id, load_id, claimId]);
  const type = (typed: string) => {
    touched.current = true;
    setText(typed);
    keep({ claim_id: claimId, text: typed });
  };
  return [text, type];
};

type StoredMessage = { claim_id: number; text: string };

const messageDraftStorage: DraftStorage<StoredMessage> = {
  store: (owner: DraftOwner, message) => saveDraft('claimMessage', owner, message),
  parts: ['claimMessage'],
};

/** The stored text of this case; empty when it belongs to another. */
const textOf = (value: unknown, claimId: number): string => {
  if (typeof value !== 'object' || value === null || !('claim_id' in value) || !('text' in value)) return '';
  return value.claim_id === claimId && typeof value.text === 'string' ? value.text : '';
};
