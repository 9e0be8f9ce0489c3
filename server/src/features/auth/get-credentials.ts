import type { auth } from '@portal/contract/auth/auth.contract.ts';
import type { Reply } from '@portal/contract/http/endpoint.ts';
import type { Ctx } from '../../platform/context.ts';

/** What the caller's session may do, for screens and scripts; no secret in it. */
export const getCredentials = ({ principal }: Ctx): Reply<typeof auth.credentials> => ({
  role: principal.role,
  is_branded: principal.isBranded,
  freight_system_guid: principal.freightSystemId,
  can_dispatch: principal.canDispatch,
  can_dispatch_modes: principal.dispatchModes,
  scopes: [...principal.permissions].sort(),
});
