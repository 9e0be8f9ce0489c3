import { crossesBorder, isEmptyBorder } from '@portal/contract/places/border.ts';
import { portsBetween, secondPorts } from '@portal/contract/places/border-ports.ts';
import type { BorderCrossing } from '@portal/contract/places/border-crossing.ts';
import { isPhone } from '@portal/contract/places/phone.ts';
import { countries, type Country } from '@portal/contract/places/zip-code.ts';
import { problem } from '../../platform/http/errors.ts';

/**
 * What was said of the crossing, as it is stored: null where nothing was, or where the load crosses no border. 400
 * `places.port_unknown` for a port that does not lead across it, `places.phone_invalid` for a broker nobody can call.
 */
export const checkedBorder = (
  border: BorderCrossing | null | undefined,
  stops: readonly { country: Country }[],
): BorderCrossing | null => {
  if (!border || isEmptyBorder(border) || !crossesBorder(stops)) return null;
  if (border.port && !portsBetween(stops).includes(border.port))
    throw problem('places.port_unknown', 400, { field: 'border.port' });
  if (border.second_port && !secondPorts(stops, border.port).includes(border.second_port))
    throw problem('places.port_unknown', 400, { field: 'border.second_port' });
  const { phone } = border.broker;
  if (phone && !countries.some((country) => isPhone(phone, country)))
    throw problem('places.phone_invalid', 400, { field: 'border.broker.phone' });
  return border;
};
