import type { TruckType } from '@portal/contract/equipment/equipment.contract.ts';
import { TruckTypeChange, TruckTypeInput } from '@portal/contract/equipment/truck-type-input.ts';
import type { LoadMode } from '@portal/contract/modes/modes.ts';
import { type Faults, schemaFaults } from '../../../platform/forms/form-faults.ts';
import { addTruck, changeTruck } from './trucks.api.ts';

/** The modes a truck may serve: all but LTL, which is no truck of one's own. */
export const truckModes = ['ftl', 'expedited', 'reefer', 'flatbed', 'drayage'] as const;
export type TruckMode = Exclude<LoadMode, 'ltl'>;

const isTruckMode = (mode: LoadMode): mode is TruckMode => mode !== 'ltl';

export type TruckFields = Pick<
  TruckType,
  'code' | 'label' | 'body' | 'length_ft' | 'width_in' | 'height_in' | 'pallets' | 'tarps' | 'active'
> & {
  modes: TruckMode[];
  max_weight_lb: number | null;
  is_cooled: boolean;
  min_f: number | null;
  max_f: number | null;
  /** A truck's code; empty where the portal chooses one as large. */
  rated_as: string;
};

const empty: TruckFields = {
  code: '',
  label: { en: '', es: '' },
  modes: ['ftl'],
  body: 'enclosed',
  max_weight_lb: null,
  length_ft: null,
  width_in: null,
  height_in: null,
  pallets: null,
  is_cooled: false,
  min_f: null,
  max_f: null,
  tarps: false,
  rated_as: '',
  active: true,
};

/** What the form begins with. */
export const fieldsOf = (truck: TruckType | null): TruckFields =>
  truck
    ? {
        ...truck,
        modes: truck.modes.filter(isTruckMode),
        is_cooled: truck.temperature !== null,
        min_f: truck.temperature?.min_f ?? null,
        max_f: truck.temperature?.max_f ?? null,
        rated_as: truck.rated_as ?? '',
      }
    : empty;

const changeOf = (typed: TruckFields): Required<Omit<TruckTypeChange, 'version'>> => ({
  label: typed.label,
  modes: typed.modes,
  body: typed.body,
  max_weight_lb: typed.max_weight_lb ?? Number.NaN,
  length_ft: typed.length_ft,
  width_in: typed.width_in,
  height_in: typed.height_in,
  pallets: typed.pallets,
  temperature: typed.is_cooled ? { min_f: typed.min_f ?? Number.NaN, max_f: typed.max_f ?? Number.NaN } : null,
  tarps: typed.tarps,
  rated_as: typed.rated_as || null,
  active: typed.active,
});

/** A new truck; where none is named, the portal chooses the one that prices it. */
const inputOf = (typed: TruckFields): TruckTypeInput => {
  const { rated_as, ...rest } = changeOf(typed);
  return { code: typed.code, ...rest, ...(rated_as !== null && { rated_as }) };
};

const required = { phrase: 'http.errors.required' } as const;

/** What is wrong with the form before it is sent. */
export const truckFaults = (typed: TruckFields, isNew: boolean): Faults => ({
  ...(isNew ? schemaFaults(TruckTypeInput, inputOf(typed)) : schemaFaults(TruckTypeChange, changeOf(typed))),
  ...(typed.max_weight_lb === null && { max_weight_lb: required }),
  ...(typed.is_cooled && typed.min_f === null && { 'temperature.min_f': required }),
  ...(typed.is_cooled && typed.max_f === null && { 'temperature.max_f': required }),
});

/** Adds a truck, or changes the one that stands; only what the product's own trucks may change is sent of those. */
export const saveTruck = (
  truck: TruckType | null,
  typed: TruckFields,
  version: number | undefined,
): Promise<TruckType> => {
  if (!truck) return addTruck(inputOf(typed));
  const { rated_as, ...change } = changeOf(typed);
  const body = { ...change, version: version ?? truck.version };
  return changeTruck(truck.id, truck.built_in ? body : { ...body, rated_as });
};
