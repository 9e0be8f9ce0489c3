import type { AccountSummary } from '@portal/contract/accounts/account.ts';
import { dispatchModes } from '@portal/contract/modes/dispatch-modes.ts';
import { recordOf } from '@portal/contract/values/records.ts';

const modes = recordOf(dispatchModes, () => true);

/** An account as lists have it. */
export const aRow = (changed: Partial<AccountSummary> = {}): AccountSummary => ({
  id: 2,
  name: 'Acme Industrial',
  city: 'Dallas',
  state: 'TX',
  country: 'US',
  status: 'active',
  parent: null,
  children: 1,
  level: 0,
  can_dispatch: true,
  can_dispatch_modes: modes,
  is_branded: false,
  has_freight_system: false,
  users: 3,
  loads_30_days: 76,
  loads_30_days_before: 61,
  weeks: Array.from({ length: 12 }, (_, week) => week),
  last_activity_at: null,
  billed_30_days: 1250.5,
  invoices_30_days: 3,
  markup_percent: 12,
  markup_min: 25,
  ...changed,
});
