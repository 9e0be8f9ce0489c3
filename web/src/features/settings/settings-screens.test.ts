// @vitest-environment node
import type { Me } from '@portal/contract/users/users.contract.ts';
import { expect, it } from 'vitest';
import { queryClient } from '../../platform/api/query-client.ts';
import { currentUser } from '../../platform/session/current-user.ts';
import { openSettings, settingsGuard } from './settings-screens.ts';

const admin = (has_freight_system: boolean) =>
  ({
    account: { id: 2, has_freight_system },
    settings: { permissions: ['get:api-key', 'get:audit'], capabilities: [] },
  }) as unknown as Me;

const namesFor = (me: Me) => openSettings(me).map(({ name }) => name);

it('an admin of an account linked to the freight system has no API keys, not even by their address', async () => {
  expect(namesFor(admin(false))).toContain('api_keys');
  queryClient.setQueryData(currentUser.queryKey, admin(false));
  await expect(settingsGuard('api_keys')()).resolves.toBeUndefined();

  expect(namesFor(admin(true))).toContain('audit');
  expect(namesFor(admin(true))).not.toContain('api_keys');
  queryClient.setQueryData(currentUser.queryKey, admin(true));
  await expect(settingsGuard('api_keys')()).rejects.toMatchObject({ options: { to: '/settings' } });
});
