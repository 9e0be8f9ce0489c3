import { operatorNeedsSecondFactor } from '@portal/contract/auth/auth.settings.ts';
import { type AccountActor, can } from './actor.ts';
import type { Services } from './context.ts';

type WithSettings = Pick<Services, 'settings'>;

/** Whether the operator requires a second factor of the caller. */
export const needsSecondFactor = ({ services, actor }: { services: WithSettings; actor: AccountActor }): boolean =>
  actor.secondFactor === 'missing' ||
  (can({ actor }, 'act_for_operator') && services.settings.get(operatorNeedsSecondFactor));

/**
 * The caller without its rights where it lacks a second factor that the operator requires. Taken away here, they are
 * missing for calls open to every session and for sockets too.
 */
export const withRequiredFactor = <A extends AccountActor>(services: WithSettings, actor: A): A =>
  actor.secondFactor === 'off' && needsSecondFactor({ services, actor })
    ? {
        ...actor,
        secondFactor: 'missing',
        permissions: new Set(),
        capabilities: new Set(),
        scope: { accountIds: [] },
      }
    : actor;
