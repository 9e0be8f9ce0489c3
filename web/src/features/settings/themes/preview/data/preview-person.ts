import { dispatchModes } from '@portal/contract/modes/dispatch-modes.ts';
import { samplePerson } from '@portal/contract/samples/sample-person.ts';
import type { Me } from '@portal/contract/users/users.contract.ts';
import { recordOf } from '@portal/contract/values/records.ts';
import type { Language } from '@portal/contract/words/language.ts';

const permissions: Me['settings']['permissions'] = [
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

/** The id of no person and no account, so that nothing kept for a real one is found under it. */
export const nobody = 2_147_483_647;

/** Whose screens are shown. */
export const previewPerson = (language: Language): Me =>
  samplePerson({
    user: {
      id: nobody,
      email: 'lena.ortiz@cascade.example',
      first_name: 'Lena',
      last_name: 'Ortiz',
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
      phone: '',
    },
    settings: {
      can_dispatch_modes: { ...recordOf(dispatchModes, () => false), ltl: true, insurance: true },
      scopes: permissions,
      permissions,
      operations_email: 'operations@portal.example',
    },
  });
