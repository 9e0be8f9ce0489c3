export type CircuitState = 'closed' | 'half_open' | 'open';

/** Leave to make one call; its outcome is reported once. */
export type Pass = { succeeded: () => void; failed: () => void };

export type CircuitBreaker = {
  /** Whether a call would be turned away now. */
  isShut: () => boolean;
  /** Leave for a call; null while the partner is left alone. After the cool-down one call at a time may try. */
  admit: () => Pass | null;
};

export type CircuitOptions = {
  failures: number;
  /** Doubles with every try in vain, up to eight times as long. */
  coolDownMs: number;
  onChange?: (state: CircuitState) => void;
};

const longestCoolDown = 8;

/**
 * Stops calling a partner after `failures` failures in a row. Once it has cooled down, a single call probes whether the
 * partner is back: its success closes the circuit, its failure opens it for longer. What was under way before the
 * circuit opened decides nothing any more.
 */
export const createCircuitBreaker = (
  { failures, coolDownMs, onChange }: CircuitOptions,
  now: () => number = Date.now,
): CircuitBreaker => {
  let state: CircuitState = 'closed';
  let inARow = 0;
  let triedInVain = 0;
  let shutUntil = 0;

  const become = (next: CircuitState): void => {
    state = next;
    onChange?.(next);
  };
  const open = (): void => {
    shutUntil = now() + coolDownMs * Math.min(2 ** triedInVain, longestCoolDown);
    become('open');
  };
  const close = (): void => {
    inARow = 0;
    triedInVain = 0;
    become('closed');
  };

  const usual: Pass = {
    succeeded: () => {
      if (state === 'closed') inARow = 0;
    },
    failed: () => {
      if (state !== 'closed') return;
      inARow += 1;
      if (inARow >= failures) open();
    },
  };
  const probe: Pass = {
    succeeded: close,
    failed: () => {
      triedInVain += 1;
      open();
    },
  };

  const isShut = (): boolean => state === 'half_open' || (state === 'open' && now() < shutUntil);
  return {
    isShut,
    admit: () => {
      if (isShut()) return null;
      if (state === 'closed') return usual;
      become('half_open');
      return probe;
    },
  };
};
