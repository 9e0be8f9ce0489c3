import type { Logger } from 'pino';
import { partnerCircuit } from '../metrics.ts';
import { type CircuitBreaker, type CircuitState, createCircuitBreaker } from './circuit-breaker.ts';

const circuitLevels: Readonly<Record<CircuitState, number>> = { closed: 0, half_open: 0.5, open: 1 };

type WatchedLine = {
  name: string;
  log: Pick<Logger, 'info' | 'warn'> | undefined;
  limits: { circuitFailures: number; circuitCoolDownMs: number };
};

/** A partner's circuit, whose state goes to metrics and log; `onOpen` is for those who wait for a slot. */
export const watchedCircuit = (
  { name, limits, log }: WatchedLine,
  onOpen: () => void = () => undefined,
): CircuitBreaker => {
  partnerCircuit.set({ partner: name }, circuitLevels.closed);
  return createCircuitBreaker({
    failures: limits.circuitFailures,
    coolDownMs: limits.circuitCoolDownMs,
    onChange: (state) => {
      partnerCircuit.set({ partner: name }, circuitLevels[state]);
      if (state === 'open') {
        log?.warn({ partner: name }, 'circuit opened: the partner is left alone for a while');
        onOpen();
      }
      if (state === 'closed') log?.info({ partner: name }, 'circuit closed: the partner is back');
    },
  });
};
