import type { Claim } from '@portal/contract/claims/claim.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { LinkButton } from '../../../ui/primitives/button.tsx';
import { EmptyState } from '../../../ui/status/empty-state.tsx';
import { ErrorState } from '../../../ui/status/error-state.tsx';
import { LockIcon } from '../../../ui/icons/action-icons.tsx';
import { claimAddress } from '../addresses.ts';
import { claimCase, claimGuide } from '../claims.api.ts';
import { ClaimSkeleton } from '../claim-skeleton.tsx';
import { ClaimFormPage } from './claim-form-page.tsx';
import { useClaimDraft } from './use-claim-draft.ts';
import { throwIfNotFound } from '../../../platform/routing/or-not-found.ts';

/** The form of a draft, or of a case for which information was requested. */
export const EditClaimPage = ({ claimId }: { claimId: number }) => {
  const { data: claim, error, refetch, isFetching } = useQuery(claimCase(claimId));
  throwIfNotFound(error);
  if (claim) return claim.may.edit === 'all' ? <OpenCase claim={claim} /> : <ClosedCase claimId={claimId} />;
  return error ? <ErrorState error={error} onRetry={() => void refetch()} pending={isFetching} /> : <ClaimSkeleton />;
};

const OpenCase = ({ claim }: { claim: Claim }) => {
  const guide = useQuery(claimGuide(claim.load.id));
  const storedDraft = useClaimDraft(claim.load.id, claim.id);
  if (guide.error && !guide.data) {
    return <ErrorState error={guide.error} onRetry={() => void guide.refetch()} pending={guide.isFetching} />;
  }
  if (!guide.data || storedDraft === undefined) return <ClaimSkeleton />;
  return <ClaimFormPage guide={guide.data} claim={claim} storedDraft={storedDraft} />;
};

const ClosedCase = ({ claimId }: { claimId: number }) => {
  const { t } = useTranslation();
  return (
    <EmptyState
      icon={LockIcon}
      action={
        <LinkButton {...claimAddress(claimId)}>{t('claims.screens.form.see_case', { number: claimId })}</LinkButton>
      }
    >
      {t('claims.screens.form.not_editable')}
    </EmptyState>
  );
};
