import { roleIds, roleNames } from '../access/roles.ts';
import { dispatchModes } from '../modes/dispatch-modes.ts';
import type { Me } from '../users/users.contract.ts';
import { recordOf } from '../values/records.ts';

type Changed = { [Part in 'user' | 'account' | 'settings']?: Partial<Me[Part]> };

const role = roleNames[roleIds.customerAgent];

/** A customer agent of a shipper whose modes are all on and who may do nothing yet. */
export const samplePerson = ({ user, account, settings }: Changed = {}): Me => ({
  user: {
    id: 1,
    email: 'agent@acme.test',
    first_name: 'Priya',
    last_name: 'Shah',
    phone: '',
    phone_extension: '',
    role,
    language: 'en',
    favorite_carriers: [],
    ...user,
  },
  account: {
    id: 2,
    name: 'Acme Industrial',
    address: '2800 Irving Blvd',
    city: 'Dallas',
    state: 'TX',
    zip_code: '75207',
    country: 'US',
    phone: '2145550110',
    is_branded: false,
    has_freight_system: false,
    logo_url: null,
    has_accounts_below: false,
    can_dispatch: true,
    ...account,
  },
  signed_in_as: null,
  needs_second_factor: false,
  settings: {
    can_dispatch: true,
    can_dispatch_modes: recordOf(dispatchModes, () => true),
    role,
    is_branded: false,
    magaya_guid: null,
    scopes: [],
    themes: [],
    chosen_theme: null,
    theme_colors: null,
    permissions: [],
    capabilities: [],
    how_to_videos_url: null,
    tours_left: [],
    operations_email: 'operations@demo.test',
    operator_zone: 'America/Chicago',
    ...settings,
  },
});
