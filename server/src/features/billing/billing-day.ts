import { billingTerms } from '@portal/contract/billing/billing.settings.ts';
import { dayInZone } from '@portal/contract/values/zones/local-time.ts';
import type { OpenCtx, Services } from '../../platform/context.ts';

/** The time zone the operator bills by. */
export const operatorZone = ({ settings }: Pick<Services, 'settings'>): string => settings.get(billingTerms).time_zone;

/** The day it is in the books, in the operator's time zone. */
export const billingDay = ({ services }: OpenCtx): string => dayInZone(operatorZone(services), services.clock.now());
