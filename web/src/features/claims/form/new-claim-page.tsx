import { useQuery } from '@tanstack/react-query';
import { notFound } from '@tanstack/react-router';
import { ApiError } from '../../../platform/api/api-error.ts';
import { mayDo, useMe } from '../../../platform/session/current-user.ts';
import { ErrorState } from '../../../ui/status/error-state.tsx';
import { ClaimSkeleton } from '../page/claim-skeleton.tsx';
import { claimGuide } from '../claims.api.ts';
import { ClaimFormPage } from './claim-form-page.tsx';
import { disputeStart } from './dispute-start.ts';
import { useClaimDraft } from './use-claim-draft.ts';

/** A new claim or dispute about a load. */
export const NewClaimPage = ({ loadId, search }: { loadId: number; search: Record<string, unknown> }) => {
  const me = useMe();
  const guide = useQuery(claimGuide(loadId));
  const storedDraft = useClaimDraft(loadId, null);
  const isNotFound = guide.error instanceof ApiError && guide.error.status === 404;
  if (isNotFound || !mayDo(me, 'post:claims')) throw notFound();
  if (guide.error && !guide.data) {
    return <ErrorState error={guide.error} onRetry={() => void guide.refetch()} pending={guide.isFetching} />;
  }
  if (!guide.data || storedDraft === undefined) return <ClaimSkeleton />;
  const start = disputeStart(search);
  // What was typed about this invoice before is worth more than its start.
  const draft = start && storedDraft?.form.invoice_number !== start.invoice_number ? null : storedDraft;
  return <ClaimFormPage guide={guide.data} claim={null} storedDraft={draft} start={start} />;
};
