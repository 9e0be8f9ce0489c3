import { billingTerms } from '@portal/contract/billing/billing.settings.ts';
import { dayInZone } from '@portal/contract/values/zones/local-time.ts';
import type { OpenCtx, Services } from '../context.ts';

/** The time zone of the operator, by which it bills, prices run out and papers of its own are dated. */
export const operatorZone = ({ settings }: Pick<Services, 'settings'>): string => settings.get(billingTerms).time_zone;

/** The day it is for the operator, in SQL `todayByClock`. */
export const operatorDay = ({ services }: OpenCtx): string => dayInZone(operatorZone(services), services.clock.now());
