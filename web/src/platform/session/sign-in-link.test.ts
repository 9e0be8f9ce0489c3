import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const query = 'magaya_company_guid=c-1&magaya_network_id=36120&magaya_user_guid=u-1&magaya_ticket=a-secret-ticket';

beforeEach(() => vi.resetModules());
afterEach(() => window.history.replaceState(null, '', '/'));

it.each(['/', '/my-loads'])(
  'takes the credentials out of the address %s at once and hands them out once',
  async (path) => {
    window.history.replaceState(null, '', `${path}?${query}`);
    const before = window.history.length;
    const { spendSignInLink } = await import('./sign-in-link.ts');
    expect(window.location.href).not.toContain('magaya');
    expect([window.location.pathname, window.location.search]).toEqual(['/freight-system', '']);
    expect(window.history.length).toBe(before);
    expect(spendSignInLink()).toEqual({
      magaya_company_guid: 'c-1',
      magaya_network_id: '36120',
      magaya_user_guid: 'u-1',
      magaya_ticket: 'a-secret-ticket',
    });
    expect(spendSignInLink()).toBeNull();
  },
);

it('leaves every other address alone', async () => {
  const address = '/create-account-magaya?magaya_company_guid=c-1&magaya_network_id=36120&magaya_user_guid=u-1';
  window.history.replaceState(null, '', address);
  const { spendSignInLink } = await import('./sign-in-link.ts');
  expect(window.location.pathname + window.location.search).toBe(address);
  expect(spendSignInLink()).toBeNull();
});
