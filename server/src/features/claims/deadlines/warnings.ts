import { keysOf } from '@portal/contract/values/records.ts';
import type { Deadline } from '@portal/contract/claims/claim-schemas.ts';
import type { ClaimWarning } from '@portal/contract/claims/data/claim-choices.ts';
import { evidenceFor } from '@portal/contract/claims/data/evidence-by-case.ts';
import type { Support } from '../claim-documents.queries.ts';
import type { ClaimColumns } from '../claims.queries.ts';

const late: ReadonlySet<Deadline['state']> = new Set(['overdue', 'met_late']);

/** What a case lacks without being refused for it. */
export const warningsOf = (
  { type, category }: Pick<ClaimColumns, 'type' | 'category'>,
  support: readonly Support[],
  deadlines: readonly Deadline[],
): ClaimWarning[] => {
  const suggested = category ? evidenceFor(type, category).suggested : [];
  const attached = new Set(support.map(({ evidence }) => evidence));
  const missing = suggested.filter((kind) => !attached.has(kind));
  const filing = deadlines.filter(({ code }) => code === 'file' || code === 'overcharge');
  const found: Record<ClaimWarning, boolean> = {
    no_proof_of_payment: missing.includes('proof_of_payment'),
    suggested_evidence_missing: missing.some((kind) => kind !== 'proof_of_payment'),
    filed_late: filing.some(({ state }) => late.has(state)),
    notice_late: deadlines.some(({ code, state }) => code === 'concealed_notice' && late.has(state)),
    filing_deadline_near: filing.some(({ state }) => state === 'soon'),
  };
  return keysOf(found).filter((warning) => found[warning]);
};
