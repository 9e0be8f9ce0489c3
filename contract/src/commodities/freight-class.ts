import { z } from 'zod';

/** The 18 classes of less-than-truckload freight, lightest to rate first. Strings, because 77.5 and 92.5 are names. */
export const freightClasses = [
  '50',
  '55',
  '60',
  '65',
  '70',
  '77.5',
  '85',
  '92.5',
  '100',
  '110',
  '125',
  '150',
  '175',
  '200',
  '250',
  '300',
  '400',
  '500',
] as const;

export const FreightClass = z.enum(freightClasses);
export type FreightClass = z.infer<typeof FreightClass>;

const nmfcPattern = /^\d{4,6}(-\d{1,2})?$/;

/** An item number of the National Motor Freight Classification, with its sub: "86900-3". At least four digits. */
export const NmfcNumber = z
  .string()
  .refine((number) => nmfcPattern.test(number), { params: { code: 'commodities.nmfc_too_short' } });
