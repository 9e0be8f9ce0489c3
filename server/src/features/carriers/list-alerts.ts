import type { CarrierAlert } from '@portal/contract/carriers/carrier-alert.ts';
import type { carriers } from '@portal/contract/carriers/carriers.contract.ts';
import type { Reply } from '@portal/contract/http/endpoint.ts';
import type { Ctx } from '../../platform/context.ts';
import { type AlertRow, findAlerts, findUndercut } from './alerts.queries.ts';

export const presentAlert = ({ message_en, message_es, ...alert }: AlertRow): CarrierAlert => ({
  ...alert,
  message: { en: message_en, es: message_es },
});

/**
 * Warnings about carriers whose last 30 days fell below the service threshold the operator set; with `all`, to who may
 * change them, the thresholds that are kept as well.
 */
export const listAlerts = async (
  ctx: Ctx,
  { all = false }: { all?: boolean },
): Promise<Reply<typeof carriers.alerts>> => {
  const mayChange = ctx.actor.permissions.has('patch:carrier-alert');
  const rows = all && mayChange ? await findAlerts(ctx.db) : await findUndercut(ctx.db);
  return { items: rows.map(presentAlert) };
};
