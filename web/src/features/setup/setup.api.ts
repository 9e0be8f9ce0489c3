import { setupCalls } from '@portal/contract/setup/setup.calls.ts';
import type { setup as setupRows } from '@portal/contract/setup/setup.contract.ts';
import { setupDismissed } from '@portal/contract/setup/setup.settings.ts';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { api, callsOf } from '../../platform/api/api.ts';
import { changeSetting, settingQuery } from '../settings/settings.api.ts';

const setup = callsOf<typeof setupRows>(setupCalls);

export const setupKeys = { steps: ['setup'] as const };

/** What the portal still needs; read again with each look, since its steps are done elsewhere. */
export const setupQuery = queryOptions({
  queryKey: setupKeys.steps,
  queryFn: ({ signal }) => api(setup.get, {}, signal),
  staleTime: 0,
});

/** Puts the list away for all platform admins. */
export const dismissSetup = async (client: QueryClient): Promise<void> => {
  const { version } = await client.fetchQuery({ ...settingQuery(setupDismissed), staleTime: 0 });
  await changeSetting(setupDismissed, { value: true, version });
  await client.invalidateQueries({ queryKey: setupKeys.steps });
};

/** Adds the example carriers; the answer is what the portal still needs then. */
export const addExamples = async (client: QueryClient): Promise<void> => {
  client.setQueryData(setupQuery.queryKey, await api(setup.addExamples, {}));
};
