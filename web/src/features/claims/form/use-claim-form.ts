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
import { type ClaimForm, emptyClaim, formOfClaim, claimInput } from './claim-form.ts';

type ClaimFormOptions = {
  loadId: number;
  owner: DraftOwner;
  /** The case that is changed; null for a new one. */
  claim: Claim | null;
  storedDraft: { form: ClaimForm; saved_at: string } | null;
  /** What a new case starts with. */
  start: ClaimForm | null;
};

/** Saved as a draft, submitted, or changed after an information request. */
export type Intent = 'draft' | 'submit' | 'change';

const noCase = { id: 0, version: 1 };

const newForm = (claim: Claim | null): ClaimForm => (claim ? formOfClaim(claim) : emptyClaim);

/** Files a new case or changes one. The key depends on the content: the same content sent twice is filed once. */
const useSend = (claim: Claim | null, loadId: number) => {
  const file = useFileClaim();
  const change = useChangeClaim(claim ?? noCase);
  const lastFiling = useRef({ body: '', key: '' });
  return (form: ClaimForm, intent: Intent): Promise<Claim> => {
    if (form.type === '') throw new Error('a case without a kind cannot be sent');
    const input = claimInput({ ...form, type: form.type });
    if (claim) return change.mutateAsync({ ...input, ...(intent === 'submit' && { action: 'submit' as const }) });
    const body = { ...input, load_id: loadId, draft: intent === 'draft' };
    const text = JSON.stringify(body);
    if (lastFiling.current.body !== text) lastFiling.current = { body: text, key: crypto.randomUUID() };
    return file.mutateAsync({ body, key: lastFiling.current.key });
  };
};

/** Chosen files that were not uploaded would be missing from the case. */
const notUploaded = (loadId: number, intent: Intent): Faults =>
  intent === 'draft' || pendingOf(loadId).length === 0
    ? {}
    : { documents: { phrase: 'claims.screens.form.not_uploaded' } };

/** The form of a case: stored as a draft while typing, checked by the server’s rules, filed once. */
export const useClaimForm = ({ loadId, owner, claim, storedDraft, start }: ClaimFormOptions) => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const intent = useRef<Intent>('submit');
  const send = useSend(claim, loadId);
  const draft = useKeptDraft(claimDraftStorage, owner, storedDraft?.saved_at ?? null);
  const checked = useCheckedForm<ClaimForm, Claim>({
    initial: storedDraft?.form ?? start ?? newForm(claim),
    check: (form) => ({ ...claimFaults(form, intent.current === 'draft', t), ...notUploaded(loadId, intent.current) }),
    send: (form) => send(form, intent.current),
    onSent: async ({ id }) => {
      await draft.forget();
      notify.success(t(`claims.screens.form.${donePhrases[intent.current]}`, { number: id }));
      const address = intent.current === 'draft' ? editClaimAddress(id) : claimAddress(id);
      await navigate({ ...address, replace: intent.current === 'draft' });
    },
  });
  const { values } = checked;
  const { keep } = draft;
  const isEdited = useRef(false);
  const claimId = claim?.id ?? null;
  useEffect(() => {
    if (isEdited.current) keep({ claim_id: claimId, form: values });
  }, [values, claimId, keep]);
  return {
    ...checked,
    change: (changes: Partial<ClaimForm>) => {
      isEdited.current = true;
      checked.change(changes);
    },
    sendAs: (chosen: Intent) => {
      intent.current = chosen;
      checked.submit();
    },
    draft: draft.status,
    startOver: () => {
      isEdited.current = false;
      checked.change(start ?? newForm(claim));
      void draft.forget();
    },
  };
};
export type ClaimFormState = ReturnType<typeof useClaimForm>;

const donePhrases = { draft: 'saved', submit: 'submitted', change: 'changed' } as const;
