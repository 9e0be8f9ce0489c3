import { z } from 'zod';
import { claimEvents, claimStatuses, shipperActions } from './claim-status.ts';
import * as choices from './data/claim-choices.ts';

export const ClaimStatus = z.enum(claimStatuses);
export const ClaimEvent = z.enum(claimEvents);
export const ShipperAction = z.enum(shipperActions);
export const ClaimSide = z.enum(['shipper', 'operator']);
export const ClaimType = z.enum(choices.claimTypes);
export const ClaimCategory = z.enum(choices.claimCategories);
export const ClaimReason = z.enum(choices.claimReasons);
export const EvidenceKind = z.enum(choices.evidenceKinds);
export const DeclineReason = z.enum(choices.declineReasons);
export const ClaimCurrency = z.enum(choices.claimCurrencies);
export const ClaimWarning = z.enum(choices.claimWarnings);

/** A clock of law or tariff: when it runs out, when it was met, how it stands today. */
export const Deadline = z.strictObject({
  code: z.enum(choices.deadlineCodes),
  /** Days, YYYY-MM-DD: the one it counts from, the last one, and the one on which it was met. */
  counts_from: z.string(),
  due_on: z.string(),
  met_at: z.string().nullable(),
  state: z.enum(choices.deadlineStates),
  /** Where it is written: `49 CFR 370.9`; empty where only tariffs say so. */
  law: z.string(),
});
export type Deadline = z.infer<typeof Deadline>;
