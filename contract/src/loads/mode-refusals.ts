import type { AccessorialRequest } from '../accessorials/accessorial-request.ts';
import { accessorialsToAsk } from '../accessorials/accessorials-of.ts';
import { isExcludedFromLtl } from '../commodities/hazmat/ltl-exclusions.ts';
import { exceedsTrailer } from '../commodities/linear-feet.ts';
import { exceedsCargoLimit, totals } from '../commodities/line-item.ts';
import { truckCargo, type TruckItem } from '../commodities/truck-cargo.ts';
import { commonTemperature } from '../equipment/common-temperature.ts';
import { chooseTruck } from '../equipment/choose-truck.ts';
import type { Misfit } from '../equipment/fits.ts';
import type { Truck } from '../equipment/truck.ts';
import type { TruckRequest } from '../equipment/truck-request.ts';
import { truckOf } from '../equipment/truck-types.ts';
import type { LoadMode } from '../modes/modes.ts';
import type { BothLanguages } from '../words/language.ts';

/** What decides whether a mode can carry a load. */
export type FreightToCarry = {
  truck?: TruckRequest | null | undefined;
  line_items: readonly TruckItem[];
  accessorials: readonly Pick<AccessorialRequest, 'code'>[];
  /** In order; left out where they do not matter yet. */
  stops?: readonly unknown[];
};

/** Why a mode cannot carry a load: a code of `errors`, the field it is about and the values of its phrase. */
export type ModeRefusal = {
  code:
    | 'accessorials.not_offered'
    | 'commodities.cargo_limit_exceeded'
    | 'commodities.piece_too_large'
    | 'commodities.hazmat_no_ltl'
    | `equipment.${'ltl_not_cooled' | 'ltl_two_stops' | 'temperature_missing' | 'temperatures_apart' | 'not_offered' | 'none_offered' | 'truck_of_other_mode' | 'tarps_need_open_deck'}`
    | `equipment.misfit_${Misfit['code']}`;
  field: string;
  params?: Record<string, string | number | BothLanguages>;
};

type Judge = (mode: LoadMode, load: FreightToCarry, trucks: readonly Truck[]) => ModeRefusal[];

const judgeAccessorials: Judge = (mode, { accessorials }) => {
  const offered = new Set<string>(accessorialsToAsk(mode).map(({ code }) => code));
  return accessorials.flatMap(({ code }, index) =>
    offered.has(code)
      ? []
      : [{ code: 'accessorials.not_offered', field: `accessorials.${index}.code`, params: { code, mode } }],
  );
};

const judgeTruckRequest: Judge = (mode, { truck }, trucks) => {
  const requested = truckOf(trucks, truck?.truck_type);
  if (truck?.truck_type && !requested) return [{ code: 'equipment.not_offered', field: 'truck.truck_type' }];
  if (requested && !requested.modes.includes(mode)) {
    return [{ code: 'equipment.truck_of_other_mode', field: 'truck.truck_type', params: { truck: requested.label } }];
  }
  const isOpen = mode === 'flatbed' && (!requested || requested.body === 'open');
  return truck?.tarp_ft && !isOpen ? [{ code: 'equipment.tarps_need_open_deck', field: 'truck.tarp_ft' }] : [];
};

const judgeStops: Judge = (mode, { stops = [] }) =>
  mode === 'ltl'
    ? stops.slice(1, -1).map((_, index) => ({ code: 'equipment.ltl_two_stops', field: `stops.${index + 1}` }))
    : [];

const judgeTemperature: Judge = (mode, { line_items }) => {
  const cooled = line_items.findIndex(({ temperature }) => temperature !== null);
  if (mode === 'reefer' && cooled < 0) {
    return [{ code: 'equipment.temperature_missing', field: 'line_items.0.temperature' }];
  }
  if (mode !== 'ltl' || cooled < 0) return [];
  return [{ code: 'equipment.ltl_not_cooled', field: `line_items.${cooled}.temperature` }];
};

/** 12,000 in both languages, as people in North America write it. */
const readable = (amount: number): string => amount.toLocaleString('en-US');

const judgeSpace: Judge = (mode, { truck, line_items }, trucks) => {
  if (mode === 'drayage') return [];
  if (mode === 'ltl') {
    const tooLarge = line_items.findIndex(exceedsTrailer);
    if (tooLarge >= 0) return [{ code: 'commodities.piece_too_large', field: `line_items.${tooLarge}.length` }];
    const exceeds = exceedsCargoLimit(totals(line_items));
    return exceeds ? [{ code: 'commodities.cargo_limit_exceeded', field: 'line_items' }] : [];
  }
  const requested = truck?.truck_type ?? null;
  if (requested && !truckOf(trucks, requested)) return [];
  const choice = chooseTruck(trucks, mode, requested, truckCargo(line_items, Boolean(truck?.tarp_ft)));
  if (!choice) return [{ code: 'equipment.none_offered', field: 'truck.truck_type' }];
  return choice.misfits.map(({ code, limit = 0, requested: needed = 0 }) => ({
    code: `equipment.misfit_${code}`,
    field: requested === choice.truck.code ? 'truck.truck_type' : 'line_items',
    params: { truck: choice.truck.label, limit: readable(limit), requested: readable(Math.ceil(needed)) },
  }));
};

const judgeHazmat: Judge = (mode, { line_items }) =>
  mode === 'ltl'
    ? line_items.flatMap(({ hazmat }, index) =>
        hazmat && isExcludedFromLtl(hazmat)
          ? [
              {
                code: 'commodities.hazmat_no_ltl',
                field: `line_items.${index}.hazmat.class_division`,
                params: { material: `${hazmat.un_number}, ${hazmat.proper_shipping_name}` },
              },
            ]
          : [],
      )
    : [];

const judges: readonly Judge[] = [
  judgeTruckRequest,
  judgeStops,
  judgeTemperature,
  judgeHazmat,
  judgeSpace,
  judgeAccessorials,
];

/**
 * Every reason a mode cannot carry a load with the trucks on offer; none where it can. Containers are checked where they
 * are booked.
 */
export const modeRefusals = (trucks: readonly Truck[], mode: LoadMode, load: FreightToCarry): ModeRefusal[] =>
  judges.flatMap((judge) => judge(mode, load, trucks));

/** Why none of the modes can carry a load: the reasons of the one that comes nearest; none where one of them can. */
export const nearestRefusals = (
  trucks: readonly Truck[],
  modes: readonly LoadMode[],
  load: FreightToCarry,
): ModeRefusal[] =>
  // Of equals the last: a truck's limit says more than that it is too much for LTL.
  modes
    .map((mode) => modeRefusals(trucks, mode, load))
    .toReversed()
    .toSorted((one, other) => one.length - other.length)[0] ?? [];

/** That no truck can keep all items as they must be, whatever the mode; none where one can. */
export const temperaturesApart = ({ line_items }: Pick<FreightToCarry, 'line_items'>): ModeRefusal[] => {
  const ranges = line_items.map(({ temperature }) => temperature);
  if (commonTemperature(ranges) !== 'apart') return [];
  const index = ranges.findLastIndex((range) => range !== null);
  return [{ code: 'equipment.temperatures_apart', field: `line_items.${index}.temperature` }];
};
