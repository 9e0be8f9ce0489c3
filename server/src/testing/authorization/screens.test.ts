import { users } from '@portal/contract/users/users.contract.ts';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { sharedTestApp } from '../test-app.ts';
import { tableRows } from './authorization-table.ts';
import { makeAround, makeCallers } from './callers.ts';
import { expectedOf } from './expected.ts';

/**
 * The screens of the web that not everybody signed in is shown, by the path of their route, with the call that each is
 * made for: whoever may make it on what is their own is shown the screen, and nobody else. After a second bar stand
 * those who may make the call and do the same somewhere else, or have no use for the screen.
 */
const screenTable = `
my-loads/import | POST /api/loads/import
quote-book/again | POST /api/loads
dispatch | GET /api/assignments
quote-book/load-tendering/$loadId/$carrierId | POST /api/loads/{id}/tender
accounts | GET /api/crm/customers | platform admin
account-management/accounts | POST /api/accounts
account-management/accounts/$account | POST /api/accounts
account-management/accounts/$account/commodities | POST /api/accounts
account-management/accounts/$account/users/{-$user} | POST /api/users/register
account-management/new-account | POST /api/accounts
account-management/demo-requests | GET /api/demo-requests
account-management/customers | POST /api/crm/accounts
account-management/roles | POST /api/roles
account-management/roles/$role/permissions | PATCH /api/roles/{id}/rights
setup | GET /api/setup
settings/$account/users/{-$user} | GET /api/accounts/{id}/users | platform admin, sales agent
settings/account-api-key | GET /api/api-key/company | platform admin
payment-hub | GET /api/stripe/billings
payment-hub/balances | GET /api/stripe/balances
payment-hub/$invoice | GET /api/stripe/billings
payment-hub/$invoice/dispute | POST /api/claims/contests
payment-hub/history | GET /api/stripe/history
home | GET /api/statistics/load-modes
settings/my-locations/{-$location} | POST /api/locations | sales agent
settings/my-line-items/{-$item} | POST /api/account-commodity | sales agent
carrier-bills | GET /api/carrier-bills
carrier-bills/take | POST /api/carrier-bills/files
carrier-bills/$bill | GET /api/carrier-bills/{id}
settings/collections | PATCH /api/settings/{name}
settings/ledger | GET /api/stripe/ledger
settings/carrier-bill-rules | PATCH /api/settings/{name}
settings/free-time | PATCH /api/settings/{name}
settings/statements | GET /api/accounts/get-statement | sales agent
settings/api-key | GET /api/api-key/all
settings/audit | GET /api/audit-entries
settings/carriers | GET /api/carrier-connections
settings/connections | GET /api/carrier-wires
settings/edi-messages | GET /api/edi-messages
settings/carrier-thresholds | POST /api/carriers-alert
settings/email-notifications | PATCH /api/accounts/tracking-preferences
security | GET /api/auth/second-factor
sessions | DELETE /api/users/{id}/sessions/{session}
settings/failed-jobs | GET /api/failed-jobs
settings/insurance-tariffs | PATCH /api/settings/{name}
settings/taxes | PATCH /api/settings/{name}
settings/webhooks | GET /api/webhook
settings/approvals | GET /api/approval-rules
settings/logos | PATCH /api/accounts/{id}/settings/logo | platform admin, signed in as
settings/markups | PATCH /api/settings/{name}
settings/mosaic-carousel | POST /api/carousel
settings/rates | PATCH /api/rates/drafts/{id}
settings/rates/version | PATCH /api/rates/drafts/{id}
settings/rates/drafts/$draft | PATCH /api/rates/drafts/{id}
settings/rates/tables/$table | PATCH /api/rates/tables/{name}
settings/operator | PATCH /api/settings/{name}
settings/themes | PATCH /api/settings/{name}
settings/themes/$theme | PATCH /api/settings/{name}
settings/trucks | POST /api/trucks-types
`;

/**
 * Screens that everybody signed in is shown, and those opened by something else than a call: settings as soon as one
 * screen of theirs is open, insurance by its mode, favourite carriers by the brand.
 */
const otherScreens: readonly string[] = [
  '/',
  'my-loads',
  'my-loads/$loadId',
  'quote-book/$quoteType/{-$loadId}',
  'quote-book/drayage/{-$loadId}',
  'quote-book/carrier-selection/{-$loadId}',
  'approvals/{-$approval}',
  'claims/{-$claim}/{-$task}',
  'profile',
  '$',
  'account-management',
  'account-management/roles/$role',
  'account-management/roles/permissions',
  'settings',
  'settings/favorite-carriers',
];
/** Whole parts of the portal that a mode or a flag of the account opens. */
const otherParts = ['insurance'];

type Guard = (options: { params: object; search: object }) => unknown;
type Route = { options: { id?: string; path?: string; beforeLoad?: Guard; loader?: Guard }; children?: object };

const isFunction = (value: unknown): boolean => typeof value === 'function';
const AllScreens = z.object({ addAllScreens: z.custom<() => Route>(isFunction) });
type QueryCache = { setQueryData: (key: readonly string[], data: unknown) => void };
const isObject = (value: unknown): boolean => typeof value === 'object';
const QueryClientFile = z.object({ queryClient: z.custom<QueryCache>(isObject) });
const SidebarFile = z.object({
  sidebarEntries: z.custom<(me: object) => { name: string }[]>(isFunction),
  startAddress: z.custom<(me: object) => { to: string; params?: object }>(isFunction),
});
const CurrentUserFile = z.object({ currentUser: z.object({ queryKey: z.array(z.string()) }) });
const Children = z.record(z.string(), z.custom<Route>(isObject)).or(z.array(z.custom<Route>(isObject)));

// The web's own routes: no package may import another's sources, and these are what browsers run.
const web = path.join(import.meta.dirname, '../../../../web/src');
const { addAllScreens } = AllScreens.parse(await import(`${web}/app/all-screens.ts`));
const { queryClient } = QueryClientFile.parse(await import(`${web}/platform/api/query-client.ts`));
const { sidebarEntries, startAddress } = SidebarFile.parse(await import(`${web}/app/sidebar-entries.ts`));
const { currentUser } = CurrentUserFile.parse(await import(`${web}/platform/session/current-user.ts`));

const childrenOf = ({ children }: Route): Route[] => Object.values(Children.parse(children ?? {}));
const frame = childrenOf(addAllScreens()).find(({ options }) => options.id === 'frame');
const pathOf = ({ options }: Route): string => options.path ?? '';
// Routes without a path show something around their children.
const screens = (frame ? childrenOf(frame) : []).flatMap((route) => (pathOf(route) ? [route] : childrenOf(route)));

const app = await sharedTestApp();
// Programs with a key have no screens.
const callers = (await makeCallers(app, await makeAround(app))).filter(({ name }) => name !== 'API key');

/** Whether the guard of a route lets a person in, whose own row and rights the query client holds. */
const isShown = async ({ options }: Route): Promise<boolean> => {
  const search = { pickup: true, insurance: false };
  const guard = options.beforeLoad ?? options.loader;
  if (!guard) return true;
  try {
    await guard({ params: { account: '1', role: '4', loadId: '100001', carrierId: '1' }, search });
    return true;
  } catch {
    return false;
  }
};

const mayCall = (call: string, caller: string): boolean => {
  const row = tableRows.find((one) => one.call === call);
  if (!row) throw new Error(`the authorization table has no call ${call}`);
  return expectedOf(row, { name: caller }, 'own').includes('ok');
};

const rows = screenTable
  .trim()
  .split('\n')
  .map((line) => line.split('|').map((part) => part.trim()))
  .map(([screen = '', call = '', except = '']) => ({ screen, call, except: except.split(', ') }));

describe('screens', () => {
  it('are all named, with the call they are made for', () => {
    const known = [...rows.map(({ screen }) => screen), ...otherScreens];
    const paths = screens.map(pathOf).filter((one) => !otherParts.some((part) => one.split('/')[0] === part));
    const unnamed = paths.filter((one) => !known.includes(one));
    expect(unnamed.map((one) => `${one}: add it to screenTable or to otherScreens`)).toEqual([]);
    expect(known.filter((one) => !paths.includes(one))).toEqual([]);
  });

  it.each(rows.map((row) => [row.screen, row.call, row] as const))(
    '%s is shown to whoever may %s, and to nobody else',
    async (screen, call, { except }) => {
      const route = screens.find((one) => pathOf(one) === screen);
      if (!route) throw new Error(`the web has no screen ${screen}`);
      const wrong: string[] = [];
      for (const { name, credentials } of callers) {
        const me = await app.call(users.complete, { token: credentials.token });
        queryClient.setQueryData(currentUser.queryKey, me.body);
        const isMeant = mayCall(call, name) && !except.includes(name);
        if ((await isShown(route)) !== isMeant) wrong.push(`${name}: ${isMeant ? 'not shown' : 'shown'}`);
      }
      expect(wrong).toEqual([]);
    },
  );
});

/** Each caller's sidebar: its entries in their order. "/" leads to the first, and those without a home start with booking. */
const sidebars = `
platform admin | home book_a_load my_loads claims payment_hub carrier_bills insurance dispatch account_management settings
admin | home book_a_load my_loads claims payment_hub insurance accounts settings
admin without dispatch | home book_a_load my_loads claims payment_hub accounts settings
branded admin | book_a_load my_loads claims payment_hub insurance accounts settings
branded admin without dispatch | book_a_load my_loads claims payment_hub accounts settings
sales agent | home book_a_load my_loads claims insurance
customer agent | home book_a_load my_loads claims insurance settings
freight-system user | book_a_load my_loads claims insurance settings
signed in as | home book_a_load my_loads claims payment_hub insurance accounts settings
`;
const booking = { to: '/quote-book/$quoteType/{-$loadId}', params: { quoteType: 'multi-service' } };

describe('the sidebar', () => {
  it.each(callers.map(({ name, credentials }) => [name, credentials] as const))(
    'of the caller %s has what its role and account have screens for, from where it starts on',
    async (name, { token }) => {
      const { body: me } = await app.call(users.complete, { token });
      const shown = sidebarEntries(me).map((entry) => entry.name);
      expect(sidebars).toContain(`\n${name} | ${shown.join(' ')}\n`);
      expect(startAddress(me)).toMatchObject(shown[0] === 'home' ? { to: '/home' } : booking);
      // Whoever has no settings is led from them to the start.
      const settings = screens.find((one) => pathOf(one) === 'settings');
      queryClient.setQueryData(currentUser.queryKey, me);
      expect(settings && (await isShown(settings))).toBe(shown.includes('settings'));
    },
  );
});
