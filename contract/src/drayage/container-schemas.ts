import { z } from 'zod';
import { containerNumberFault, plainContainerNumber } from './container-number.ts';
import { containerOfIso } from './containers.ts';
import { containers } from './data/containers.ts';

export const ContainerCode = z.enum(containers.map(({ code }) => code));

const isOwnCode = (code: string): boolean => ContainerCode.safeParse(code).success;

/** A container by its own code, or by the ISO 6346 size-type on its doors: 40HC or 45G1. */
export const ContainerEntry = z
  .string()
  .transform((code) => (isOwnCode(code) ? code : (containerOfIso(code)?.code ?? code)))
  .pipe(ContainerCode);

/**
 * A container's number as it stands on its door, written with or without blanks and hyphens: its check digit is right,
 * or it is a domestic number, which only domestic containers of a load may have.
 */
export const ContainerNumber = z
  .string()
  .transform(plainContainerNumber)
  .superRefine((number, check) => {
    const fault = containerNumberFault(number, 'domestic');
    if (fault) check.addIssue({ code: 'custom', params: { code: `drayage.container_number_${fault}` } });
  });
