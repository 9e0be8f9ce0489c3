import { roleIds, roleNames } from '@portal/contract/access/roles.ts';
import type { Me } from '@portal/contract/users/users.contract.ts';
import type { Language } from '@portal/contract/words/language.ts';

const permissions = [
  'get:accessorials',
  'get:cancellation',
  'get:carriers',
  'get:claims',
  'get:clone',
  'get:distance-coordinates',
  'get:docs',
  'get:history',
  'get:home',
  'get:insurance',
  'get:line-items',
  'get:loads',
  'get:locations',
  'get:payments',
  'get:quote',
  'get:shipping-label',
  'patch:loads',
  'patch:locations',
  'post:cancellation',
  'post:claims',
  'post:docs-generate',
  'post:loads',
  'post:quote',
  'post:share-files',
  'post:tender',
];

const role = roleNames[roleIds.customerAgent];

/** The id of no person and no account, so that nothing kept for a real one is found under it. */
export const nobody = 2_147_483_647;

/** Whose screens are shown. */
export const samplePerson = (language: Language): Me => ({
  user: {
    id: nobody,
    email: 'lena.ortiz@cascade.example',
    first_name: 'Lena',
    last_name: 'Ortiz',
    phone: '',
    phone_extension: '',
    role,
    language,
    favorite_carriers: [2],
  },
  account: {
    id: nobody,
    name: 'Cascade Outdoor',
    address: '1420 NW Front Ave',
    city: 'Portland',
    state: 'OR',
    zip_code: '97210',
    country: 'US',
    phone: '',
    is_branded: false,
    has_freight_system: false,
    logo_url: null,
    has_accounts_below: false,
  },
  signed_in_as: null,
  needs_second_factor: false,
  settings: {
    can_dispatch: true,
    can_dispatch_modes: {
      ltl: true,
      ftl: false,
      exp: false,
      insurance: true,
      flatbed: false,
      reefer: false,
      drayage: false,
    },
    role,
    is_branded: false,
    magaya_guid: null,
    scopes: permissions,
    themes: [],
    chosen_theme: null,
    theme_colors: null,
    permissions,
    capabilities: [],
    how_to_videos_url: null,
    tours_left: [],
    operations_email: 'operations@portal.example',
  },
});
