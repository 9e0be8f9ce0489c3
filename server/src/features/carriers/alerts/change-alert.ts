import type { CarrierAlert, CarrierAlertChange, CarrierAlertInput } from '@portal/contract/carriers/carrier-alert.ts';
import { audit } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import { notFound, problem } from '../../../platform/http/errors.ts';
import { withTransaction } from '../../../platform/database/transaction.ts';
import { deleteAlert, findAlerts, insertAlert, lockAlert, updateAlert } from './alerts.queries.ts';
import { findCarrier } from '../carriers.queries.ts';
import { presentAlert } from './list-alerts.ts';

const read = async (tx: Ctx, id: number): Promise<CarrierAlert> => {
  const [row] = await findAlerts(tx.db, id);
  if (!row) throw notFound();
  return presentAlert(tx, row);
};

const lock = async (tx: Ctx, id: number) => {
  const row = await lockAlert(tx.db, id);
  if (!row) throw notFound();
  return row;
};

const textsOf = (message: CarrierAlertInput['message'] | undefined) =>
  message ? { message_en: message.en, message_es: message.es } : {};

/**
 * Sets a threshold for a carrier; there may be several, each with a message of its own. 404 `carriers.not_found`, 409
 * `carriers.alert_taken` for the kind, days and limit of another one.
 */
export const addAlert = (ctx: Ctx, { message, ...alert }: CarrierAlertInput): Promise<CarrierAlert> =>
  withTransaction(ctx, async (tx) => {
    if (!(await findCarrier(tx, alert.carrier_id))) {
      throw problem('carriers.not_found', 404, { field: 'carrier_id' });
    }
    const id = await insertAlert(tx.db, { ...alert, message_en: message.en, message_es: message.es });
    const after = await read(tx, id);
    await audit(tx, { action: 'carrier-alert.added', object_type: 'carrier_alert', object_id: id, after });
    return after;
  });

/** Refuses with 400 a value that a threshold of this kind does not go by. */
const refuseOtherValue = (kind: string, change: CarrierAlertChange): void => {
  const other = kind === 'transit' ? 'threshold_percent' : 'threshold_days';
  if (change[other] !== undefined) throw problem('carriers.threshold_of_another_kind', 400, { field: other });
};

/**
 * Changes what is named of a threshold and leaves the rest. 400 for the value of another kind, 404, 409
 * `carriers.changed_meanwhile` where somebody changed it since the version that is named, and `carriers.alert_taken`.
 */
export const changeAlert = (
  ctx: Ctx,
  id: number,
  { message, version, ...change }: CarrierAlertChange,
): Promise<CarrierAlert> =>
  withTransaction(ctx, async (tx) => {
    const before = await lock(tx, id);
    if (version !== undefined && version !== before.version) throw problem('carriers.changed_meanwhile', 409);
    refuseOtherValue(before.kind, change);
    const columns = { ...change, ...textsOf(message) };
    if (Object.keys(columns).length > 0) {
      await updateAlert(tx.db, id, columns);
      const what = { action: 'carrier-alert.changed', object_type: 'carrier_alert', object_id: id } as const;
      await audit(tx, { ...what, before, after: { ...before, ...columns } });
    }
    return read(tx, id);
  });

/** Takes a threshold away: nobody is notified of it any more. 404. */
export const removeAlert = (ctx: Ctx, id: number): Promise<void> =>
  withTransaction(ctx, async (tx) => {
    const before = await lock(tx, id);
    await deleteAlert(tx.db, id);
    await audit(tx, { action: 'carrier-alert.removed', object_type: 'carrier_alert', object_id: id, before });
  });
