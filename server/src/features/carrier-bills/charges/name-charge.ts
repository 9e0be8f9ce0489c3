import { isLineCode, lineLabel } from '@portal/contract/accessorials/line-label.ts';
import { isUndecided, undecidedStatuses } from '@portal/contract/carrier-bills/bill-status.ts';
import type { ChargeName, ChargeNames, NamedCharge } from '@portal/contract/carrier-bills/carrier-bill.ts';
import { chargeNameKey } from '@portal/contract/carrier-bills/charge-name.ts';
import type { z } from 'zod';
import { audit } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import { withTransaction } from '../../../platform/database/transaction.ts';
import { problem } from '../../../platform/http/errors.ts';
import { updateBill } from '../bills.queries.ts';
import { compareAgain } from '../change/match-bill.ts';
import { withBillLocked } from '../with-bill-locked.ts';
import { findCarrierName, findChargeNames, forgetChargeName, saveChargeName } from './charge-names.queries.ts';
import { namedCharge, namesOf } from './named-charges.ts';

type Name = { carrier_id: number; name: string; code: string | null };

/** Remembers a carrier's name of a charge, or forgets it. 400 `carrier_bills.unknown_charge`. */
const remember = async (tx: Ctx, { carrier_id, name, code }: Name): Promise<void> => {
  if (code !== null && !isLineCode(code)) {
    throw problem('carrier_bills.unknown_charge', 400, { field: 'code', params: { found: code } });
  }
  const before = (await findChargeNames(tx.db, carrier_id)).find((one) => one.name === name);
  if (code === null) await forgetChargeName(tx.db, carrier_id, name);
  else await saveChargeName(tx.db, { carrier_id, name, code, created_by: tx.actor.userId });
  await audit(tx, {
    action: 'carrier-bill.charge-named',
    object_type: 'carrier',
    object_id: carrier_id,
    before: { name, code: before?.code ?? null },
    after: { name, code },
  });
};

/** What a carrier calls its charges. 404 `carriers.not_found`. */
export const listChargeNames = async ({ db }: Ctx, carrierId: number): Promise<ChargeNames> => {
  if (!(await findCarrierName(db, carrierId))) throw problem('carriers.not_found', 404);
  const rows = await findChargeNames(db, carrierId);
  return { items: rows.map(({ name, code }) => ({ name, code, label: lineLabel(code) })) };
};

/** Says which charge a carrier means by a name, for its bills to come. 400 `carrier_bills.unknown_charge`, 404. */
export const keepChargeName = async (
  ctx: Ctx,
  { carrier_id, name, code }: z.output<typeof ChargeName>,
): Promise<ChargeNames> =>
  withTransaction(ctx, async (tx) => {
    if (!(await findCarrierName(tx.db, carrier_id))) throw problem('carriers.not_found', 404);
    await remember(tx, { carrier_id, name: chargeNameKey(name), code });
    return listChargeNames(tx, carrier_id);
  });

/**
 * Says which charge the carrier of a bill means by a name, or that it is one of its own; the bill is compared again, and
 * what was decided of other differences stays. 400 `carrier_bills.unknown_name`, `unknown_charge`, 404, 409 `already_moved`.
 */
export const nameCharge = (
  ctx: Ctx,
  id: number,
  { version, name, code }: z.output<typeof NamedCharge>,
): Promise<void> =>
  withBillLocked(ctx, { id, version }, async (tx, bill) => {
    if (!isUndecided(bill.status) || bill.load_id === null) throw problem('carrier_bills.already_moved', 409);
    const key = chargeNameKey(name);
    if (!bill.lines.some((line) => namesOf(line).includes(key))) {
      throw problem('carrier_bills.unknown_name', 400, { field: 'name' });
    }
    await remember(tx, { carrier_id: bill.carrier_id, name: key, code });
    const names = new Map(code === null ? [] : [[key, code]]);
    const lines = bill.lines.map((line) => (namesOf(line).includes(key) ? namedCharge(line, names) : line));
    if (!(await updateBill(tx.db, bill, undecidedStatuses, { lines: JSON.stringify(lines) }))) {
      throw problem('carrier_bills.changed_meanwhile', 409);
    }
    await compareAgain(tx, { ...bill, lines }, bill.load_id);
  });
