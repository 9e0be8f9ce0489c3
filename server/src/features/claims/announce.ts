import { claimChanged } from '@portal/contract/claims/claims.events.ts';
import type { ClaimStatus } from '@portal/contract/claims/claim-status.ts';
import type { OpenCtx } from '../../platform/context.ts';
import { emit } from '../../platform/jobs/events.ts';
import { publish } from '../../platform/realtime/realtime.ts';

type Case = { id: number; load_id: number; status: ClaimStatus };

/** Publishes to the load's room that its case has changed, and emits the event that other features listen to. */
export const announce = async (tx: OpenCtx, { id, load_id, status }: Case, entryId: number): Promise<void> => {
  publish(tx, load_id, 'claim-changed', { load_id, claim_id: id, status: status });
  await emit(tx, claimChanged, { claim_id: id, entry_id: entryId });
};
