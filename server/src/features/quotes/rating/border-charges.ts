import { crossingsOn } from '@portal/contract/places/border.ts';
import type { Country } from '@portal/contract/places/zip-code.ts';
import { cents, dollars, times } from '@portal/contract/values/money.ts';
import type { CarrierOffer } from '../../../integrations/carriers/carrier-port.ts';
import type { BorderFee } from './border-fees.queries.ts';

/**
 * The crossings of a way as lines of a price, in dollars, each charged for every truck that crosses. A crossing the
 * carrier has no fee for costs nothing.
 */
export const borderCharges = (
  fees: readonly BorderFee[] | undefined,
  stops: readonly { country: Country }[],
  trucks = 1,
): CarrierOffer['charges'] =>
  crossingsOn(stops).flatMap(({ border, direction }) => {
    const fee = fees?.find((one) => one.border === border && one.direction === direction);
    return fee && fee.price > 0
      ? [{ code: 'XBDR', description: '', amount: dollars(times(cents(fee.price), trucks)) }]
      : [];
  });
