import type { LoadDetails } from '@portal/contract/loads/load.ts';
import { useEffect, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { DraftOwner } from '../../../platform/forms/drafts.ts';
import { useKeptDraft } from '../../../platform/forms/use-kept-draft.ts';
import { type Edit, useValidatedForm } from '../../../platform/forms/use-validated-form.ts';
import { useMe } from '../../../platform/session/current-user.ts';
import { checkTender } from './check-tender.ts';
import { dropTenderDraft, tenderDraftStorage, withTenderDraft } from './tender-draft.ts';
import { formOf, type TenderForm } from './tender-form.ts';

/** When the draft was saved last, as ISO text; null until something was typed. It stays while the next one is saved. */
const useSavedAt = (status: ReturnType<typeof useKeptDraft>['status']): string | null => {
  const [savedAt, setSavedAt] = useState<string | null>(null);
  const latest = status.kind === 'saved' ? status.at : status.kind === 'failed' ? null : savedAt;
  if (latest !== savedAt) setSavedAt(latest);
  return latest;
};

/** The form of a booking, with its draft restored, and stored while it is typed. */
export const useTenderForm = (load: LoadDetails) => {
  const me = useMe();
  const [user_id, account_id, load_id] = [me.user.id, me.account.id, load.id];
  const owner: DraftOwner = { user_id, account_id, load_id };
  const check = (form: TenderForm) => checkTender(form, load);
  const form = useValidatedForm<TenderForm>({ initial: formOf(load), check, live: true });
  const draft = useKeptDraft(tenderDraftStorage, owner, null);
  const isTyped = useRef(false);
  const { edit, getValues } = form;
  useEffect(() => {
    let left = false;
    void withTenderDraft({ user_id, account_id, load_id }, getValues()).then((kept) => {
      if (!left && !isTyped.current) edit(() => kept);
    });
    return () => {
      left = true;
    };
  }, [user_id, account_id, load_id, edit, getValues]);
  // The form library types watched values as partial; the form is always whole.
  const values = useWatch({ control: form.control }) as TenderForm;
  return {
    ...form,
    values,
    isComplete: Object.keys(check(values)).length === 0,
    savedAt: useSavedAt(draft.status),
    edit: (change: Edit<TenderForm>, ...paths: string[]) => {
      isTyped.current = true;
      edit(change, ...paths);
      draft.keep(getValues());
    },
    /** Drops the draft once the load is booked. */
    forget: async () => {
      await draft.forget();
      await dropTenderDraft(owner);
    },
  };
};
export type TenderFormState = ReturnType<typeof useTenderForm>;
