import { isBeyond } from '@portal/contract/carriers/alert-kinds.ts';
import type { CarrierAlert } from '@portal/contract/carriers/carrier-alert.ts';
import type { carriers } from '@portal/contract/carriers/carriers.contract.ts';
import type { Reply } from '@portal/contract/http/endpoint.ts';
import type { Ctx } from '../../../platform/context.ts';
import { type AlertRow, findAlerts, findFiguresOfAll } from './alerts.queries.ts';

const mayChange = ({ actor }: Ctx): boolean => actor.permissions.has('patch:carrier-alert');

/** Whether people are warned of a carrier: it is on offer and lies beyond the threshold. */
export const isCrossed = (alert: AlertRow): boolean => alert.enabled && isBeyond(alert, alert.figures);

/** A threshold as it is answered; what the carrier did is for those alone who may change it. */
export const presentAlert = (ctx: Ctx, row: AlertRow): CarrierAlert => {
  const { message_en, message_es, enabled: _enabled, figures, ...alert } = row;
  return {
    ...alert,
    message: { en: message_en, es: message_es },
    crossed: isBeyond(row, figures),
    figures: mayChange(ctx) ? figures : null,
  };
};

/**
 * Warnings about carriers on offer that lie beyond a threshold the operator set; with `all`, to who may change them, the
 * thresholds that are kept as well.
 */
export const listAlerts = async (
  ctx: Ctx,
  { all = false }: { all?: boolean },
): Promise<Reply<typeof carriers.alerts>> => {
  const rows = await findAlerts(ctx.db);
  return { items: (all && mayChange(ctx) ? rows : rows.filter(isCrossed)).map((row) => presentAlert(ctx, row)) };
};

/** What each carrier on offer did, so that a threshold is seen to matter before it is set. */
export const listFigures = async (ctx: Ctx, days: number): Promise<Reply<typeof carriers.alertFigures>> => ({
  items: await findFiguresOfAll(ctx.db, days),
});
