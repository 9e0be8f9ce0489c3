import { ApiError, errorText } from '../api/api-error.ts';
import { type Faults, serverFaults } from './form-faults.ts';

const itemsOf = (error: unknown) => (error instanceof ApiError ? error.items : []);

const isIn = (form: object, field: string | undefined): boolean => field !== undefined && field in form;

/** The faults of a refused call that belong to fields of a form. */
export const refusalFaults = (form: object, error: unknown): Faults =>
  serverFaults(itemsOf(error).filter(({ field }) => isIn(form, field)));

const isAboutFields = (form: object, error: unknown): boolean =>
  itemsOf(error).length > 0 && itemsOf(error).every(({ field }) => isIn(form, field));

/** The error text of a refusal; null if all of its faults are shown at fields of the form. */
export const refusalText = (form: object, error: Error | null): string | null =>
  error && !isAboutFields(form, error) ? errorText(error) : null;
