import { billingTerms } from '@portal/contract/billing/billing.settings.ts';
import { dayInZone } from '@portal/contract/values/day-in-zone.ts';
import type { OpenCtx } from '../../platform/context.ts';

/** The day it is in the books, in the zone the operator bills by. */
export const billingDay = ({ services }: OpenCtx): string =>
  dayInZone(services.settings.get(billingTerms).time_zone, services.clock.now());
