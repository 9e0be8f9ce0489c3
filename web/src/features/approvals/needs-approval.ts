import { ApiError } from '../../platform/api/api-error.ts';

/** Whether a booking was refused because rules ask for an approval. */
export const needsApproval = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.items[0]?.code === 'approvals.needed';
