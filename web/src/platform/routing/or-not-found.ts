import { notFound } from '@tanstack/react-router';
import { ApiError } from '../api/api-error.ts';

/**
 * Whether there is nothing by what the address names: it does not exist, belongs to somebody else, or is no id at all,
 * which is the only reason a read by id is refused with 400.
 */
const isMissing = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 404 || error.status === 400);

/** What a loader asked for. What is missing is a page that is not found. */
export const orNotFound = <T>(requested: Promise<T>): Promise<T> =>
  requested.catch((error: unknown) => {
    throw isMissing(error) ? notFound() : error;
  });

/**
 * Thrown by a page whose address names nothing. The router's own `notFound` is for routes: one that a page throws outlives
 * the page, and the next screen fails with it.
 */
export class PageNotFound extends Error {
  override readonly name = 'PageNotFound';
}

/** For a page that reads what its address names by itself; any other error is left to the page. */
export const throwIfNotFound = (error: unknown): void => {
  if (isMissing(error)) throw new PageNotFound();
};
