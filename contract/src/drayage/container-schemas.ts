import { z } from 'zod';
import { containerNumberFault, plainContainerNumber } from './container-number.ts';
import { containerOfIso } from './containers.ts';
import { containers } from './data/containers.ts';

export const ContainerCode = z.enum(containers.map(({ code }) => code));

const isOwnCode = (code: string): boolean => ContainerCode.safeParse(code).success;

/** A container by its own code, or by the ISO 6346 size-type on its doors: 40HC or 45G1. */
export const ContainerEntry = z
  .string()
  .meta({
    description: 'A code of ours, or the ISO 6346 size-type on the doors',
    anyOf: [{ enum: ContainerCode.options }, { pattern: '^[24Ll][0-9C-Fc-f][A-Za-z0-9]{2}$' }],
    examples: ['40HC', '45G1'],
  })
  .refine((code) => isOwnCode(code) || containerOfIso(code) !== undefined, {
    abort: true,
    params: { code: 'drayage.container_code_unknown' },
  })
  .transform((code) => (isOwnCode(code) ? code : (containerOfIso(code)?.code ?? code)))
  .pipe(ContainerCode);

/**
 * A container's number as it stands on its door, written with or without blanks and hyphens: its check digit is right,
 * or it is a domestic number, which only domestic containers of a load may have.
 */
export const ContainerNumber = z
  .string()
  .meta({
    description: 'Four letters and seven digits, the last of which checks the others',
    examples: ['CSQU3054383'],
  })
  .transform(plainContainerNumber)
  .superRefine((number, check) => {
    const fault = containerNumberFault(number, 'domestic');
    if (fault) check.addIssue({ code: 'custom', params: { code: `drayage.container_number_${fault}` } });
  });
