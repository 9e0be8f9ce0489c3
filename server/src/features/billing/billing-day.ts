import type { OpenCtx } from '../../platform/context.ts';
import { operatorDay } from '../../platform/settings/operator-day.ts';

/** The day it is in the books, in the operator's time zone. */
export const billingDay = (ctx: OpenCtx): string => operatorDay(ctx);
