import { Problem } from '../platform/http/errors.ts';

/** What a function returns, or the code of the problem by which it refuses; any other error is thrown on. */
export const outcomeOf = <T>(act: () => T): T | string => {
  try {
    return act();
  } catch (error) {
    if (error instanceof Problem) return error.message;
    throw error;
  }
};
