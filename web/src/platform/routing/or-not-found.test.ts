// @vitest-environment node
import { isNotFound } from '@tanstack/react-router';
import { expect, it } from 'vitest';
import { ApiError } from '../api/api-error.ts';
import { orNotFound, PageNotFound, throwIfNotFound } from './or-not-found.ts';

const thrownBy = (error: unknown): unknown => {
  try {
    throwIfNotFound(error);
    return null;
  } catch (thrown) {
    return thrown;
  }
};

it.each([400, 404])('takes a refusal with %i for a page that is not found', async (status) => {
  const refusal = new ApiError(status, [], null);
  expect(thrownBy(refusal)).toBeInstanceOf(PageNotFound);
  expect(isNotFound(await orNotFound(Promise.reject(refusal)).catch((thrown: unknown) => thrown))).toBe(true);
});

it.each([0, 403, 503])('leaves a failure with %i to the page', async (status) => {
  const failure = new ApiError(status, [], null);
  expect(thrownBy(failure)).toBeNull();
  await expect(orNotFound(Promise.reject(failure))).rejects.toBe(failure);
});
