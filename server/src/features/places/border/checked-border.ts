import { isEmptyBorder, passesBorder } from '@portal/contract/places/border.ts';
import { portsBetween, secondPorts } from '@portal/contract/places/border-ports.ts';
import type { BorderCrossing } from '@portal/contract/places/border-crossing.ts';
import { isPhone } from '@portal/contract/places/phone.ts';
import { countries, type Country } from '@portal/contract/places/zip-code.ts';
import { problem } from '../../../platform/http/errors.ts';

/** A load in transit is under bond as long as it is abroad. */
const inBond = (border: BorderCrossing, isInTransit: boolean): BorderCrossing =>
  isInTransit ? { ...border, in_bond: true } : border;

/**
 * What was said of the crossing, as it is stored: null where nothing was, or where the load crosses no border. 400
 * `places.port_unknown` for a port that does not lead across it, `places.phone_invalid` for a broker nobody can call.
 */
export const checkedBorder = (
  border: BorderCrossing | null | undefined,
  stops: readonly { country: Country }[],
  isInTransit = false,
): BorderCrossing | null => {
  if (!border || isEmptyBorder(border) || !passesBorder(stops, isInTransit)) return null;
  if (border.port && !portsBetween(stops, isInTransit).includes(border.port))
    throw problem('places.port_unknown', 400, { field: 'border.port' });
  if (border.second_port && !secondPorts(stops, border.port, isInTransit).includes(border.second_port))
    throw problem('places.port_unknown', 400, { field: 'border.second_port' });
  const { phone } = border.broker;
  if (phone && !countries.some((country) => isPhone(phone, country)))
    throw problem('places.phone_invalid', 400, { field: 'border.broker.phone' });
  return inBond(border, isInTransit);
};
