import { z } from 'zod';
import { event } from '../events/event.ts';
import { Id } from '../values/values.ts';

/** A booking waits for an approval. */
export const approvalAsked = event('approvals.asked', z.object({ approval_id: Id }));

/** A request was decided, or has ended by itself. */
export const approvalEnded = event('approvals.ended', z.object({ approval_id: Id }));

/** The time of those who were asked first is over: others decide too. */
export const approvalEscalated = event('approvals.escalated', z.object({ approval_id: Id }));

/** Somebody who decides would rather have another quote. */
export const approvalProposed = event('approvals.proposed', z.object({ approval_id: Id }));
