import { useQuery } from '@tanstack/react-query';
import { PageNotFound, throwIfNotFound } from '../../../platform/routing/or-not-found.ts';
import { mayDo, useMe } from '../../../platform/session/current-user.ts';
import { ErrorState } from '../../../ui/status/error-state.tsx';
import { ClaimSkeleton } from '../claim-skeleton.tsx';
import { claimGuide } from '../claims.api.ts';
import { ClaimFormPage } from './claim-form-page.tsx';
import { loadDocuments } from '../../documents/documents.api.ts';
import { disputeStart, insuredStart, withPapersOf } from './claim-start.ts';
import type { ClaimForm } from './claim-form.ts';
import { type StoredDraft, useClaimDraft } from './use-claim-draft.ts';

/** A new claim or dispute about a load. */
export const NewClaimPage = ({ loadId, search }: { loadId: number; search: Record<string, unknown> }) => {
  const me = useMe();
  const guide = useQuery(claimGuide(loadId));
  const papers = useQuery(loadDocuments(loadId, false));
  const storedDraft = useClaimDraft(loadId, null);
  throwIfNotFound(guide.error);
  if (!mayDo(me, 'post:claims')) throw new PageNotFound();
  if (guide.error && !guide.data) {
    return <ErrorState error={guide.error} onRetry={() => void guide.refetch()} pending={guide.isFetching} />;
  }
  if (!guide.data || storedDraft === undefined || papers.isPending) return <ClaimSkeleton />;
  const dispute = disputeStart(search, papers.data?.items ?? []);
  const start = dispute ?? insuredStart(search, guide.data);
  return <ClaimFormPage guide={guide.data} claim={null} storedDraft={draftFor(dispute, storedDraft)} start={start} />;
};

/** What was typed about this invoice before is worth more than its start, but for the papers it attaches. */
const draftFor = (dispute: ClaimForm | null, stored: StoredDraft): StoredDraft => {
  if (!dispute || !stored) return stored;
  if (stored.form.invoice_number !== dispute.invoice_number) return null;
  return { ...stored, form: withPapersOf(stored.form, dispute) };
};
