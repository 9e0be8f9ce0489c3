import type { LoadDetails } from '@portal/contract/loads/load.ts';
import { useEffect, useRef, useState } from 'react';
import { useMe } from '../../../platform/session/current-user.ts';
import type { DraftOwner } from '../../../platform/forms/drafts.ts';
import { keepTenderDraft, withTenderDraft } from './tender-draft.ts';
import { formOf, type TenderForm } from './tender-form.ts';

const typingPauseMs = 500;

type KeptForm = {
  form: TenderForm;
  change: (form: TenderForm) => void;
  owner: DraftOwner;
  /** When the draft was saved last, as ISO text; null until something was typed. */
  savedAt: string | null;
};

/** The booking's form, with what was typed before put back, and saved while it is typed. */
export const useTenderForm = (load: LoadDetails): KeptForm => {
  const me = useMe();
  const owner: DraftOwner = { user_id: me.user.id, account_id: me.account.id, load_id: load.id };
  const [form, setForm] = useState(() => formOf(load));
  const [savedAt, setSavedAt] = useState<string | null>(null);
  const typed = useRef(false);
  const ownerKey = JSON.stringify(owner);
  useEffect(() => {
    let left = false;
    void withTenderDraft(JSON.parse(ownerKey) as DraftOwner, formOf(load)).then((kept) => {
      if (!left && !typed.current) setForm(kept);
    });
    return () => {
      left = true;
    };
    // The draft is put back once; a load read again must not undo what is being typed.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [ownerKey]);
  useEffect(() => {
    if (!typed.current) return;
    const timer = setTimeout(() => {
      keepTenderDraft(JSON.parse(ownerKey) as DraftOwner, form).then(setSavedAt, () => setSavedAt(null));
    }, typingPauseMs);
    return () => clearTimeout(timer);
  }, [form, ownerKey]);
  const change = (next: TenderForm) => {
    typed.current = true;
    setForm(next);
  };
  return { form, change, owner, savedAt };
};
