import { operatorNeedsSecondFactor } from '@portal/contract/auth/auth.settings.ts';
import { type AccountActor, can } from './actor.ts';
import type { Services } from './context.ts';

type Caller = { services: Pick<Services, 'settings'>; actor: AccountActor };

/** Whether the operator requires a second factor of the caller. */
export const needsSecondFactor = (caller: Caller): boolean =>
  can(caller, 'act_for_operator') && caller.services.settings.get(operatorNeedsSecondFactor);

/** Whether the caller has none though one is required: it may turn one on, and nothing else. */
export const lacksSecondFactor = (caller: Caller): boolean =>
  !caller.actor.hasSecondFactor && needsSecondFactor(caller);
