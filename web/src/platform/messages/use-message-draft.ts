import { useEffect, useRef, useState } from 'react';
import { type DraftOwner, type DraftPart, readDraft, saveDraft } from '../forms/drafts.ts';
import { type DraftStorage, useKeptDraft } from '../forms/use-kept-draft.ts';

type MessagePart = Extract<DraftPart, `${string}Message`>;

/** The text of an unsent message about something of this number, stored as a draft on this device. */
export const useMessageDraft = (
  part: MessagePart,
  owner: DraftOwner,
  about: number,
): [string, (text: string) => void] => {
  const [text, setText] = useState('');
  const touched = useRef(false);
  const { keep } = useKeptDraft(storages[part], owner, null);
  const { user_id, account_id, load_id } = owner;
  useEffect(() => {
    void readDraft(part, { user_id, account_id, load_id })
      .then((stored) => {
        if (!touched.current) setText(textOf(stored?.value, about));
      })
      // Without device storage there is no draft, which is no error.
      .catch(() => undefined);
  }, [part, user_id, account_id, load_id, about]);
  const type = (typed: string) => {
    touched.current = true;
    setText(typed);
    keep({ claim_id: about, text: typed });
  };
  return [text, type];
};

/** `claim_id` is the number of whatever it is about: drafts on people's devices have it under this name. */
type StoredMessage = { claim_id: number; text: string };

const storageOf = (part: MessagePart): DraftStorage<StoredMessage> => ({
  store: (owner: DraftOwner, message) => saveDraft(part, owner, message),
  parts: [part],
});

const storages: Record<MessagePart, DraftStorage<StoredMessage>> = {
  claimMessage: storageOf('claimMessage'),
  loadMessage: storageOf('loadMessage'),
};

/** The stored text about this; empty when it belongs to another. */
const textOf = (value: unknown, about: number): string => {
  if (typeof value !== 'object' || value === null || !('claim_id' in value) || !('text' in value)) return '';
  return value.claim_id === about && typeof value.text === 'string' ? value.text : '';
};
