import {
  type DunningDays,
  type DunningStage,
  dunningStages,
} from '@portal/contract/billing/collections/dunning-stages.ts';
import { addDays } from '@portal/contract/values/calendar-days.ts';

/** A reminder and its day; the last one that was sent, or the one to come. */
export type Dunned = { stage: DunningStage; on: string };

/**
 * The next reminder of an invoice, and the first day for it. One follows the other, with as many days between them as the
 * terms have: whoever was not reminded for a while is not sent the final one first.
 */
export const nextDunning = (days: DunningDays, due_on: string, last: Dunned | null): Dunned | null => {
  const stage = dunningStages[last ? dunningStages.indexOf(last.stage) + 1 : 0];
  if (!stage) return null;
  const byDue = addDays(due_on, days[stage]);
  const byLast = last ? addDays(last.on, Math.max(1, days[stage] - days[last.stage])) : byDue;
  return { stage, on: byDue > byLast ? byDue : byLast };
};

/** The latest of these stages, by which a mail about several invoices is written. */
export const latestStage = (stages: readonly DunningStage[]): DunningStage =>
  dunningStages.findLast((stage) => stages.includes(stage)) ?? 'friendly';
