import type { auth } from '@portal/contract/auth/auth.contract.ts';
import type { Reply } from '@portal/contract/http/endpoint.ts';
import type { Ctx } from '../../platform/context.ts';

/** What the caller's session may do, for screens and scripts; no secret in it. */
export const getCredentials = ({ actor }: Ctx): Reply<typeof auth.credentials> => ({
  role: actor.role,
  is_branded: actor.isBranded,
  freight_system_guid: actor.freightSystemId,
  can_dispatch: actor.canDispatch,
  can_dispatch_modes: actor.dispatchModes,
  scopes: [...actor.permissions].sort(),
});
