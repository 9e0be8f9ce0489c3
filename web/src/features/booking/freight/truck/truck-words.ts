import type { Misfit } from '@portal/contract/equipment/fits.ts';
import type { Truck } from '@portal/contract/equipment/truck.ts';
import { useTranslation } from '../../../../platform/words/use-translation.ts';
import { number } from '../../../../platform/words/format.ts';

/** The capacity of a truck: "45,000 lb, 53 ft, 26 pallets". */
export const useCapacity = () => {
  const { t } = useTranslation();
  return ({ max_weight_lb, length_ft, pallets, temperature }: Truck): string =>
    [
      t('loads.book.truck.capacity.weight', { weight: number(max_weight_lb, 0) }),
      length_ft !== null && t('loads.book.truck.capacity.length', { feet: number(length_ft) }),
      pallets && t('loads.book.truck.capacity.pallets', { count: pallets }),
      temperature &&
        t('loads.book.truck.capacity.temperature', {
          min: number(temperature.min_f),
          max: number(temperature.max_f),
        }),
    ]
      .filter(Boolean)
      .join(', ');
};

/** Why freight does not fit, in a sentence. */
export const useMisfitWords = () => {
  const { t } = useTranslation();
  return ({ code, requested, limit }: Misfit): string => {
    if (code === 'pallets' && limit === 0) return t('loads.book.truck.no_pallets');
    return t(`equipment.misfits.${code}`, {
      requested: requested === undefined ? '' : number(Math.ceil(requested)),
      limit: limit === undefined ? '' : number(limit),
    });
  };
};
