export type CircuitBreaker = {
  /** Whether a call may go out now. After the cool-down one call is let through to try. */
  admits: () => boolean;
  succeeded: () => void;
  failed: () => void;
};

/** Stops calling a partner after `failures` failures in a row, until `coolDownMs` have passed. */
export const createCircuitBreaker = (
  options: { failures: number; coolDownMs: number },
  now: () => number = Date.now,
): CircuitBreaker => {
  let inARow = 0;
  let shutUntil = 0;
  return {
    admits: () => {
      if (inARow < options.failures) return true;
      if (now() < shutUntil) return false;
      shutUntil = now() + options.coolDownMs;
      return true;
    },
    succeeded: () => {
      inARow = 0;
    },
    failed: () => {
      inARow += 1;
      if (inARow >= options.failures) shutUntil = now() + options.coolDownMs;
    },
  };
};
