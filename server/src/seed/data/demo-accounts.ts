import type { Theme } from '@portal/contract/settings/themes.ts';
import type { NewAccount, NewUser } from '../accounts.ts';
import { accountFields } from '../../features/settings/operator-identity.ts';
import { demoOperator } from './demo-operator.ts';
import type { docks } from './demo-sites.ts';

type AccountSpec = NewAccount & {
  key: keyof typeof docks | 'operator';
  parent?: keyof typeof docks;
  users: readonly Omit<NewUser, 'account_id' | 'password'>[];
  goods: 'industrial' | 'food' | 'outfitter';
  /** How many loads a year. */
  loads: number;
  books: boolean;
};

const quotingOnly = { goods: 'industrial', books: false } as const;

/** The operator and its customers, parents first. */
export const accountSpecs: readonly AccountSpec[] = [
  {
    key: 'operator',
    ...accountFields(demoOperator),
    is_operator: true,
    ...quotingOnly,
    loads: 0,
    users: [{ role: 'platform_admin', email: 'platform@demo.test', first_name: 'Paula', last_name: 'Navarro' }],
  },
  {
    key: 'acme',
    name: 'Acme Industrial',
    address: '2800 Irving Blvd',
    city: 'Dallas',
    state: 'TX',
    zip_code: '75207',
    phone: '2145550110',
    accounting_email: 'accounting@acme.test',
    website: 'https://acme.test',
    markup_percent: 12,
    markup_min: 25,
    tax_id: '75-2901144',
    crm_account_id: '0014W00002kXaQd',
    credit_days: 30,
    credit_limit: 400000,
    goods: 'industrial',
    loads: 440,
    books: true,
    users: [
      { role: 'account_admin', email: 'admin@acme.test', first_name: 'Daniela', last_name: 'Ríos' },
      { role: 'sales_agent', email: 'sales@acme.test', first_name: 'Marcus', last_name: 'Bell' },
      { role: 'customer_agent', email: 'agent@acme.test', first_name: 'Priya', last_name: 'Shah' },
    ],
  },
  {
    key: 'acmeWest',
    parent: 'acme',
    name: 'Acme West',
    address: '1650 S Archibald Ave',
    city: 'Ontario',
    state: 'CA',
    zip_code: '91761',
    phone: '9095550130',
    markup_percent: 10,
    markup_min: 20,
    tax_id: '95-4410287',
    crm_account_id: '0014W00002kXbRe',
    credit_days: 30,
    credit_limit: 80000,
    goods: 'industrial',
    loads: 100,
    books: true,
    users: [{ role: 'account_admin', email: 'admin@acmewest.test', first_name: 'Kim', last_name: 'Tran' }],
  },
  {
    key: 'nova',
    name: 'Nova Foods',
    address: '4900 Getwell Rd',
    city: 'Memphis',
    state: 'TN',
    zip_code: '38118',
    phone: '9015550110',
    markup_percent: 14,
    markup_min: 30,
    tax_id: '62-1187340',
    crm_account_id: '0014W00002kXcSf',
    credit_days: 15,
    credit_limit: 60000,
    goods: 'food',
    loads: 60,
    books: true,
    users: [{ role: 'account_admin', email: 'admin@nova.test', first_name: 'Tasha', last_name: 'Greene' }],
  },
  {
    key: 'borealis',
    name: 'Borealis',
    is_branded: true,
    theme: 'borealis',
    address: '1900 Broadway St NE',
    city: 'Minneapolis',
    state: 'MN',
    zip_code: '55413',
    phone: '6125550161',
    markup_percent: 11,
    markup_min: 25,
    tax_id: '41-2093381',
    crm_account_id: '0014W00002kXdTg',
    credit_days: 45,
    credit_limit: 80000,
    goods: 'outfitter',
    loads: 60,
    books: true,
    users: [{ role: 'account_admin', email: 'admin@borealis.test', first_name: 'Erik', last_name: 'Lindqvist' }],
  },
  {
    key: 'ultramar',
    name: 'Ultramar',
    freight_system_id: '7d0c1a52-5b1e-4f4e-9a37-2f6f4c1f8e21',
    address: '8300 Market St',
    city: 'Houston',
    state: 'TX',
    zip_code: '77029',
    phone: '7135550184',
    markup_percent: 13,
    markup_min: 25,
    tax_id: '76-0554412',
    crm_account_id: '0014W00002kXeUh',
    credit_days: 30,
    credit_limit: 30000,
    goods: 'industrial',
    loads: 60,
    books: true,
    users: [
      { role: 'account_admin', email: 'admin@ultramar.test', first_name: 'Rocío', last_name: 'Salinas', language: 'es' },
      { role: 'customer_agent', email: 'forwarding@ultramar.test', first_name: 'Teresa', last_name: 'Mendoza' },
    ],
  },
  {
    key: 'quiet',
    name: 'Quiet Goods',
    can_dispatch: false,
    address: '900 Elm Hill Pike',
    city: 'Nashville',
    state: 'TN',
    zip_code: '37210',
    phone: '6155550145',
    markup_percent: 15,
    markup_min: 30,
    ...quotingOnly,
    loads: 30,
    users: [{ role: 'account_admin', email: 'admin@quiet.test', first_name: 'June', last_name: 'Abbott' }],
  },
];

/** The colors of the branded account. */
export const demoThemes: readonly Theme[] = [
  {
    key: 'borealis',
    name: 'Borealis',
    light: {
      link: '#4350c4',
      primary: '#4350c4',
      primary_hover: '#3540a3',
      checked: '#4350c4',
      focus: '#5b6ee1',
      sidebar: '#1c2b4a',
    },
    dark: {
      link: '#a5b0ff',
      primary: '#4f5dd6',
      primary_hover: '#4350c4',
      checked: '#5b6ee1',
      focus: '#a5b0ff',
      sidebar: '#141f38',
    },
  },
];

/** Accounts without loads: one on the third level of a tree, one that stands below another, one that is suspended. */
export const quietAccounts: readonly (NewAccount & {
  parent: keyof typeof docks | null;
  user: Omit<NewUser, 'account_id' | 'password'>;
})[] = [
  {
    parent: 'acmeWest',
    name: 'Acme Tubing Mexicali',
    address: 'Calz. Robledo Industrial 450',
    city: 'Mexicali',
    state: 'BC',
    zip_code: '21384',
    country: 'MX',
    phone: '6865550177',
    markup_percent: 11,
    markup_min: 40,
    user: { role: 'account_admin', email: 'admin@acmetubing.test', first_name: 'Jorge', last_name: 'Salinas', language: 'es' },
  },
  {
    parent: 'acme',
    name: 'Acme Plastics',
    address: '1200 S Jupiter Rd',
    city: 'Garland',
    state: 'TX',
    zip_code: '75042',
    phone: '9725550188',
    markup_percent: 12,
    markup_min: 35,
    can_dispatch_modes: { exp: false, reefer: false, flatbed: false, drayage: false },
    user: { role: 'account_admin', email: 'admin@acmeplastics.test', first_name: 'Marta', last_name: 'Ibarra' },
  },
  {
    parent: null,
    name: 'Delta Pump & Valve',
    status: 'suspended',
    address: '4100 S Elwood Ave',
    city: 'Tulsa',
    state: 'OK',
    zip_code: '74107',
    phone: '9185550121',
    credit_days: 15,
    credit_limit: 5000,
    markup_percent: 12,
    markup_min: 35,
    user: { role: 'account_admin', email: 'admin@deltapump.test', first_name: 'Owen', last_name: 'Price' },
  },
];

/** Whom to call at the largest customer. */
export const demoContacts = [
  { name: 'Elena Quiroz', title: 'Traffic', phone: '2145550129', email: 'traffic@acme.test' },
  { name: 'Jorge Cantú', title: 'Payables', phone: '2145550142', phone_extension: '20', email: 'ap@acme.test' },
  { name: 'Marta Reyes', title: 'Warehouse, nights', phone: '2145550177' },
];

/** The network of the demo's account with a freight system, and the guid of its user who signs in from there. */
export const demoSystemUser = {
  network_id: '36120',
  email: 'forwarding@ultramar.test',
  user_guid: '9be0f6c4-2d7a-4c58-b1f3-70c2a4d5e601',
};

/** Who asked the demo's operator for a demonstration; `in_days` is the preferred day. */
export const demoRequestsReceived = [
  {
    company_name: 'Aceros del Norte',
    website: 'aceros-del-norte.example',
    phone: '8183456789',
    country: 'MX',
    full_name: 'Lucía Peña Soto',
    email: 'lucia@aceros-del-norte.example',
    language: 'es',
    in_days: 4,
  },
  {
    company_name: 'Great Lakes Paper Supply',
    website: 'https://www.greatlakespaper.example',
    phone: '14145550163',
    country: 'US',
    full_name: 'Harold Beck',
    email: 'hbeck@greatlakespaper.example',
    language: 'en',
    in_days: 6,
  },
] as const;
