import { z } from 'zod';
import { contract } from '../http/endpoint.ts';
import { page, PageQuery } from '../http/paging.ts';
import { ExportQuery } from '../lists/export-query.ts';
import { dispatchModes } from '../modes/dispatch-modes.ts';
import { DispatchModeName, DispatchModes } from '../modes/dispatch-modes-schema.ts';
import { keysOf } from '../values/records.ts';
import { Id, IdText, listOf, text } from '../values/values.ts';
import { accountChildrenCalls, accountsCalls, contactsCalls, crmCalls } from './accounts.calls.ts';
import {
  Account,
  AccountChild,
  AccountSettings,
  AccountStatusName,
  AccountSummary,
  Contact,
  CrmAccount,
} from './account.ts';
import {
  AccountChange,
  ContactFields,
  NewAccount,
  NewContact,
  SettingsChange,
  TrackingChange,
  TrackingPreferences,
} from './account-input.ts';
import { accountSizes, accountSorts, accountStatuses } from './account-status.ts';

const sizes = keysOf(accountSizes);

/** Filters of the list of accounts. Lists are repeated: `status=active&status=suspended`. */
export const AccountFilters = z.strictObject({
  /** In names, cities and tax ids, accents or not; the operator's also in CRM ids. */
  search: text(80).optional(),
  /** Left out: all but closed ones. */
  status: listOf(AccountStatusName, accountStatuses.length).optional(),
  /** Accounts that may book at least one of these. */
  mode: listOf(DispatchModeName, dispatchModes.length).optional(),
  size: listOf(z.enum(sizes), sizes.length).optional(),
  /** Those right below this account; `none` for those below no account the reader sees. */
  parent_id: z.union([z.literal('none'), IdText]).optional(),
  /** Accounts whose children come along, each after its parent and not counted in `total`. */
  open: listOf(IdText, 50).optional(),
  sort: z.enum(accountSorts).default('name'),
});
export type AccountFilters = z.infer<typeof AccountFilters>;

const byId = z.strictObject({ id: IdText });

export const accounts = contract(accountsCalls, {
  list: {
    summary: 'The customers’ accounts the reader sees, with users and loads of each: one page',
    query: AccountFilters.extend(PageQuery.shape),
    reply: page(AccountSummary),
    errors: [404],
  },
  exportList: {
    summary: 'The accounts that match as CSV or XLSX, at most 200',
    query: AccountFilters.omit({ open: true, parent_id: true }).extend(ExportQuery.shape),
    errors: [404],
  },
  get: {
    summary: 'One account with all its fields',
    params: byId,
    reply: Account,
    errors: [404],
  },
  create: {
    summary:
      'Open an account with its first user, who is mailed a link to set a password; refused where it would pay what carriers charge, unless `sells_at_cost` says that this is meant',
    body: NewAccount,
    reply: Account,
    status: 201,
    errors: [404, 409],
    perMinute: 60,
  },
  change: {
    summary: 'Change an account; refused where somebody else changed it since the version named',
    params: byId,
    body: AccountChange,
    reply: Account,
    errors: [404, 409],
  },
  close: {
    summary: 'Close an account for good; its history stays. Refused while carriers count on its loads',
    params: byId,
    errors: [404, 409],
  },
  settings: {
    summary: 'What the own account may do, and how it is set up',
    reply: AccountSettings,
  },
  changeSettings: {
    summary: 'Change how the own account is set up; its markups are the operator’s to change',
    body: SettingsChange,
    reply: AccountSettings,
    errors: [409],
  },
  modes: {
    summary: 'The modes the own account may quote, and whether it may book',
    reply: z.strictObject({
      can_dispatch: z.boolean(),
      can_dispatch_modes: DispatchModes,
      modes: z.array(DispatchModeName),
    }),
  },
  trackingPreferences: {
    summary: 'Which mails about their loads the people of the own account are sent',
    reply: TrackingPreferences,
  },
  changeTrackingPreferences: {
    summary:
      'Choose which mails about their loads the people of the own account are sent; refused where others than those named are mailed about carriers by now',
    body: TrackingChange,
    reply: TrackingPreferences,
    errors: [409],
  },
  contacts: {
    summary: 'The people to call at an account',
    params: byId,
    reply: z.strictObject({ items: z.array(Contact) }),
    errors: [404],
  },
});

export const accountChildren = contract(accountChildrenCalls, {
  list: {
    summary: 'The accounts right below an account; below the own one where none is named',
    query: PageQuery.extend({ account_id: IdText.optional() }),
    reply: page(AccountChild),
    errors: [404],
  },
  add: {
    summary: 'Put an account below another one',
    body: z.strictObject({ parent_id: Id, child_id: Id }),
    reply: AccountChild,
    status: 201,
    errors: [404, 409],
  },
  change: {
    summary: 'Move an account with all below it below another one; refused where that makes a circle',
    params: byId,
    body: z.strictObject({ parent_id: Id }),
    reply: AccountChild,
    errors: [404, 409],
  },
  remove: {
    summary: 'Let an account stand below no other one',
    params: byId,
    errors: [404, 409],
  },
});

export const contacts = contract(contactsCalls, {
  list: {
    summary: 'People to call at the accounts the reader sees',
    query: PageQuery.extend({ account_id: IdText.optional(), search: text(80).optional() }),
    reply: page(Contact),
    errors: [404],
  },
  ofAccount: {
    summary: 'The people to call at one account',
    params: byId,
    reply: z.strictObject({ items: z.array(Contact) }),
    errors: [404],
  },
  add: {
    summary: 'Add somebody to call at an account',
    body: NewContact,
    reply: Contact,
    status: 201,
    errors: [404],
  },
  change: {
    summary: 'Change somebody to call',
    params: byId,
    body: ContactFields.partial(),
    reply: Contact,
    errors: [404],
  },
  remove: {
    summary: 'Remove somebody to call',
    params: byId,
    errors: [404],
  },
});

const customerSearch = PageQuery.extend({ search: text(80).optional() });

export const crm = contract(crmCalls, {
  accounts: {
    summary: 'The customers the reader sees, by name, with how many people to call each has; closed ones left out',
    query: customerSearch,
    reply: page(CrmAccount),
  },
  addAccount: {
    summary: 'Open an account for a customer, with its first user',
    body: NewAccount,
    reply: Account,
    status: 201,
    errors: [404, 409],
    perMinute: 60,
  },
  changeAccount: {
    summary: 'Change a customer’s account; refused where somebody else changed it since the version named',
    params: byId,
    body: AccountChange,
    reply: Account,
    errors: [404, 409],
  },
  closeAccount: {
    summary: 'Close a customer’s account for good; its history stays. Refused while carriers count on its loads',
    params: byId,
    errors: [404, 409],
  },
  customers: {
    summary: 'Customers to pick from, by name: a new search may cancel the one before',
    query: customerSearch,
    reply: page(CrmAccount.pick({ id: true, name: true, city: true, state: true })),
  },
});
