import type { Faults } from '../../../platform/forms/form-faults.ts';

/** What is wrong with one of the addresses a field lists, as what is wrong with the field. */
export const addressFaults = (field: string, faults: Faults): Faults => {
  const [first] = Object.entries(faults)
    .filter(([path]) => path.startsWith(`${field}.`))
    .map(([, fault]) => fault);
  return first ? { ...faults, [field]: first } : faults;
};
