import { notFound } from '@tanstack/react-router';
import { ApiError } from '../api/api-error.ts';

/** What a loader asked for. What does not exist, or belongs to somebody else, is a page that is not found. */
export const orNotFound = <T>(requested: Promise<T>): Promise<T> =>
  requested.catch((error: unknown) => {
    throw error instanceof ApiError && error.status === 404 ? notFound() : error;
  });
