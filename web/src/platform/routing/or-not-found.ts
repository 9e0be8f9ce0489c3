import { notFound } from '@tanstack/react-router';
import { ApiError } from '../api/api-error.ts';

/** Whether nothing has what the address names: it does not exist, belongs to somebody else, or cannot be a number at all. */
const isMissing = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 404 || error.status === 400);

/** What a loader asked for. What is missing is a page that is not found. */
export const orNotFound = <T>(requested: Promise<T>): Promise<T> =>
  requested.catch((error: unknown) => {
    throw isMissing(error) ? notFound() : error;
  });

/** The same for a page that reads what its address names by itself; any other error is left to the page. */
export const throwIfNotFound = (error: unknown): void => {
  if (isMissing(error)) throw notFound();
};
