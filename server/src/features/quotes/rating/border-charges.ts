import type { Crossing } from '@portal/contract/places/border.ts';
import { cents, dollars, times } from '@portal/contract/values/money.ts';
import type { CarrierOffer } from '../../../integrations/carriers/carrier-port.ts';
import type { BorderFee } from './border-fees.queries.ts';

/**
 * The crossings of a way as lines of a price, in dollars, each charged for every truck that crosses. A crossing the
 * carrier has no fee for costs nothing.
 */
export const borderCharges = (
  fees: readonly BorderFee[] | undefined,
  crossings: readonly Crossing[],
  trucks = 1,
): CarrierOffer['charges'] =>
  crossings.flatMap(({ border, direction }) => {
    const fee = fees?.find((one) => one.border === border && one.direction === direction);
    return fee && fee.price > 0
      ? [{ code: 'XBDR', description: '', amount: dollars(times(cents(fee.price), trucks)) }]
      : [];
  });
