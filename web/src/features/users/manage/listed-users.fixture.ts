import type { Permission } from '@portal/contract/access/permissions.ts';
import type { ListedUser } from '@portal/contract/users/managed-user.ts';
import type { Me } from '@portal/contract/users/users.contract.ts';
import { aPerson } from '../../quotes/quotes.fixture.tsx';

export const modes = { ltl: true, ftl: true, exp: true, insurance: true, flatbed: true, reefer: true, drayage: true };

export const listed = (changed: Partial<ListedUser> = {}): ListedUser => ({
  id: 41,
  account_id: 2,
  email: 'ana@acme.test',
  first_name: 'Ana',
  last_name: 'Ruiz',
  role: 'customer_agent',
  role_id: 4,
  role_name: null,
  managed: {
    state: 'active',
    phone: '',
    phone_extension: '',
    language: 'en',
    can_dispatch: true,
    can_dispatch_modes: modes,
    can_pay: false,
    commissions: [],
    has_second_factor: false,
    passkeys: 0,
    last_sign_in_at: null,
    created_at: '2026-11-01T10:00:00.000Z',
  },
  ...changed,
});

/** Nothing opens the account beside the password. */
export const noAccess = { api_keys: [], passkeys: [], sessions: 0, shared_links: 0 };

export const withRights = (...rights: Permission[]): Me => {
  const me = aPerson();
  return { ...me, settings: { ...me.settings, permissions: [...me.settings.permissions, ...rights] } };
};

export const manager = () => withRights('patch:user');
