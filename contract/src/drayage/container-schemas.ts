import { z } from 'zod';
import { containerNumberFault, plainContainerNumber } from './container-number.ts';
import { containers } from './data/containers.ts';

export const ContainerCode = z.enum(containers.map(({ code }) => code));

/** A container's number as it stands on its door, written with or without blanks and hyphens; its check digit is right. */
export const ContainerNumber = z
  .string()
  .transform(plainContainerNumber)
  .superRefine((number, check) => {
    const fault = containerNumberFault(number);
    if (fault) check.addIssue({ code: 'custom', params: { code: `drayage.container_number_${fault}` } });
  });
