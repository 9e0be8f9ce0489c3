import { operatorIdentity } from '@portal/contract/settings/operator-identity.ts';
import type { Setup } from '@portal/contract/setup/setup.contract.ts';
import { setupDismissed } from '@portal/contract/setup/setup.settings.ts';
import type { Ctx } from '../../platform/context.ts';
import { readSetup } from './setup-steps.ts';

/** What a new portal still needs, and whether its list was put away. */
export const getSetup = async ({ db, services: { settings, config } }: Ctx): Promise<Setup> => ({
  ...(await readSetup(db, { identity: settings.get(operatorIdentity), config })),
  is_dismissed: settings.get(setupDismissed),
});
