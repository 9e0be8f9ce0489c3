import { type FieldErrors, type FieldValues, get, set } from 'react-hook-form';
import type { Fault, Faults } from './form-faults.ts';

// Faults are flat, by dotted path; React Hook Form keeps errors nested like the form. A fault stays whole in its error,
// because a message text would be in one language only.

type FaultError = { type: 'fault'; fault: Fault };

export const faultError = (fault: Fault): FaultError => ({ type: 'fault', fault });

const depth = (path: string): number => path.split('.').length;

/** Faults as React Hook Form keeps them. */
export const errorsOf = <F extends FieldValues>(faults: Faults): FieldErrors<F> => {
  const errors: FieldErrors<F> = {};
  // A list's own fault comes before those of its rows, which are kept beside it.
  for (const [path, fault] of Object.entries(faults).toSorted(([a], [b]) => depth(a) - depth(b))) {
    set(errors, path, faultError(fault));
  }
  return errors;
};

const isFaultError = (error: unknown): error is FaultError =>
  typeof error === 'object' && error !== null && 'type' in error && error.type === 'fault' && 'fault' in error;

/** The fault of a field; none of what is below it. */
export const faultAt = (errors: FieldErrors, path: string): Fault | undefined => {
  const error: unknown = get(errors, path);
  return isFaultError(error) ? error.fault : undefined;
};

const faultsWithin = (error: unknown): Fault[] => {
  if (typeof error !== 'object' || error === null) return [];
  if (!isFaultError(error)) return Object.values(error).flatMap(faultsWithin);
  const { type: _type, fault, ...below } = error;
  return [fault, ...Object.values(below).flatMap(faultsWithin)];
};

/** The first fault at a path or below it, for a control that holds several fields. */
export const faultUnder = (errors: FieldErrors, path: string): Fault | undefined => faultsWithin(get(errors, path))[0];

export const faultCount = (errors: FieldErrors): number => faultsWithin(errors).length;
