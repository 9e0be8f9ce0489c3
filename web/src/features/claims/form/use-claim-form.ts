import type { Claim } from '@portal/contract/claims/claim.ts';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import type { DraftOwner } from '../../../platform/forms/drafts.ts';
import type { Faults } from '../../../platform/forms/form-faults.ts';
import { notify } from '../../../platform/notify.ts';
import { useCheckedForm } from '../../../platform/forms/use-checked-form.ts';
import { useKeptDraft } from '../../../platform/forms/use-kept-draft.ts';
import { pendingOf } from '../../documents/upload/pending-files.ts';
import { claimAddress, editClaimAddress } from '../addresses.ts';
import { useChangeClaim, useFileClaim } from '../claims.api.ts';
import { claimFaults } from './check-claim-form.ts';
import { claimDraftStorage } from './claim-draft.ts';
import { type ClaimForm, emptyClaim, formOfClaim, toldOf } from './claim-form.ts';

type Opened = {
  loadId: number;
  owner: DraftOwner;
  /** The case that is changed; null for a new one. */
  claim: Claim | null;
  kept: { form: ClaimForm; saved_at: string } | null;
};

/** Kept as a draft, submitted, or changed where more was asked of it. */
export type Intent = 'draft' | 'submit' | 'change';

const noCase = { id: 0, version: 1 };

const newForm = (claim: Claim | null): ClaimForm => (claim ? formOfClaim(claim) : emptyClaim);

/** Sends the form: a new case or a change of one, with or without its submission. One key per content: sent twice, filed once. */
const useSend = (claim: Claim | null, loadId: number) => {
  const file = useFileClaim();
  const change = useChangeClaim(claim ?? noCase);
  const attempt = useRef({ body: '', key: '' });
  return (form: ClaimForm, intent: Intent): Promise<Claim> => {
    if (form.type === '') throw new Error('a case without its kind is not sent');
    const told = toldOf({ ...form, type: form.type });
    if (claim) return change.mutateAsync({ ...told, ...(intent === 'submit' && { action: 'submit' as const }) });
    const body = { ...told, load_id: loadId, draft: intent === 'draft' };
    const text = JSON.stringify(body);
    if (attempt.current.body !== text) attempt.current = { body: text, key: crypto.randomUUID() };
    return file.mutateAsync({ body, key: attempt.current.key });
  };
};

/** Files that were chosen and not sent would be missing from the case without a word. */
const notUploaded = (loadId: number, intent: Intent): Faults =>
  intent === 'draft' || pendingOf(loadId).length === 0
    ? {}
    : { documents: { phrase: 'claims.screens.form.not_uploaded' } };

/** The form of a case: kept on this device as it is typed, checked in the server's words, sent once. */
export const useClaimForm = ({ loadId, owner, claim, kept }: Opened) => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const intent = useRef<Intent>('submit');
  const send = useSend(claim, loadId);
  const draft = useKeptDraft(claimDraftStorage, owner, kept?.saved_at ?? null);
  const checked = useCheckedForm<ClaimForm, Claim>({
    initial: kept?.form ?? newForm(claim),
    check: (form) => ({ ...claimFaults(form, intent.current === 'draft', t), ...notUploaded(loadId, intent.current) }),
    send: (form) => send(form, intent.current),
    onSent: async ({ id }) => {
      await draft.forget();
      notify.success(t(`claims.screens.form.${doneWords[intent.current]}`, { number: id }));
      const address = intent.current === 'draft' ? editClaimAddress(id) : claimAddress(id);
      await navigate({ ...address, replace: intent.current === 'draft' });
    },
  });
  const { values } = checked;
  const { keep } = draft;
  const typed = useRef(false);
  const claimId = claim?.id ?? null;
  useEffect(() => {
    if (typed.current) keep({ claim_id: claimId, form: values });
  }, [values, claimId, keep]);
  return {
    ...checked,
    change: (changes: Partial<ClaimForm>) => {
      typed.current = true;
      checked.change(changes);
    },
    sendAs: (how: Intent) => {
      intent.current = how;
      checked.submit();
    },
    draft: draft.status,
    startOver: () => {
      typed.current = false;
      checked.change(newForm(claim));
      void draft.forget();
    },
  };
};
export type ClaimFormState = ReturnType<typeof useClaimForm>;

const doneWords = { draft: 'saved', submit: 'submitted', change: 'changed' } as const;
