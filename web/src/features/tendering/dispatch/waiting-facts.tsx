import type { WaitingLoad } from '@portal/contract/tendering/assignments.contract.ts';
import type { Translate } from '../../../platform/words/translate.ts';
import { number } from '../../../platform/words/format.ts';
import { truckName } from '../../equipment/truck-name.ts';

/** Facts of a waiting load as its row, its card and its drawer show them. */

export const placeText = ({ city, state, zip_code }: WaitingLoad['origin']): string =>
  [city, state].filter(Boolean).join(', ') || zip_code;

/** The number of the first container and how many more there are; without one their number and size. */
const containerText = ({ numbers, count, code }: NonNullable<WaitingLoad['container']>): string => {
  const [number] = numbers;
  if (!number) return `${count} × ${code}`;
  return count > 1 ? `${number} +${count - 1}` : number;
};

/** The truck by the name it had when it was requested or quoted; for a container, what stands on its door. */
export const truckText = ({ truck_type, truck_name, mode, container }: WaitingLoad, t: Translate): string =>
  (container && containerText(container)) ||
  truckName(truck_name, truck_type) ||
  t(`tendering.dispatch.${mode === 'drayage' ? 'any_chassis' : 'any_truck'}`);

const temperatureText = ({ min, max, unit }: NonNullable<WaitingLoad['temperature']>, t: Translate): string =>
  min === max
    ? t('tendering.dispatch.temperature', { degrees: number(min, 1), unit })
    : t('tendering.dispatch.temperatures', { min: number(min, 1), max: number(max, 1), unit });

/** Where a container is picked up or handed in; nothing for other loads. */
export const terminalText = ({ container }: WaitingLoad): string | undefined => container?.terminal ?? container?.place;

/** What is special about the haul: its mode or the line of its container, the temperature, a team, a share of a truck, tarps. */
export const haulText = ({ mode, team, partial, tarp_ft, temperature, container }: WaitingLoad, t: Translate): string =>
  [
    container ? container.steamship_line : t(`loads.modes.${mode}`),
    temperature && temperatureText(temperature, t),
    team && t('tendering.dispatch.team'),
    partial && t('tendering.dispatch.partial'),
    tarp_ft !== null && t('tendering.dispatch.tarps', { feet: tarp_ft }),
  ]
    .filter(Boolean)
    .join(', ');

export const distanceText = ({ distance_miles, stops_between }: WaitingLoad, t: Translate): string =>
  [
    ...(distance_miles === null ? [] : [t('tendering.dispatch.miles', { miles: number(distance_miles, 0) })]),
    ...(stops_between > 0 ? [t('tendering.dispatch.stops_between', { count: stops_between })] : []),
  ].join(', ');

export const cargoText = ({ handling_units, hazmat }: WaitingLoad, t: Translate): string =>
  [t('tendering.dispatch.units', { count: handling_units }), ...(hazmat ? [t('tendering.dispatch.hazmat')] : [])].join(
    ', ',
  );
