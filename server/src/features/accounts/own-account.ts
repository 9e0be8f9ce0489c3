import type { AccountSettings } from '@portal/contract/accounts/account.ts';
import type { SettingsChange, TrackingChange, TrackingPreferences } from '@portal/contract/accounts/account-input.ts';
import type { accounts } from '@portal/contract/accounts/accounts.contract.ts';
import type { Reply } from '@portal/contract/http/endpoint.ts';
import { allThemes, ownThemes } from '@portal/contract/settings/themes.ts';
import { dispatchModes } from '@portal/contract/modes/dispatch-modes.ts';
import { can } from '../../platform/actor.ts';
import type { Ctx } from '../../platform/context.ts';
import { withTransaction } from '../../platform/database/transaction.ts';
import { logoAddress } from '../../platform/files/public-name.ts';
import { problem } from '../../platform/http/errors.ts';
import { accountInScope, lockAccountInScope } from './account-in-scope.ts';
import { findPeopleAmong } from './accounts.queries.ts';
import { applyChanges, assertReachable } from './change-account.ts';

/** What the own account may do, and how it is set up. */
export const getSettings = async (ctx: Ctx): Promise<AccountSettings> => {
  const row = await accountInScope(ctx, ctx.actor.accountId);
  return {
    account_id: row.id,
    can_dispatch: row.can_dispatch,
    can_dispatch_modes: row.can_dispatch_modes,
    is_branded: row.is_branded,
    has_logo: row.logo_key !== null,
    has_documents_logo: row.documents_logo_key !== null,
    logo_url: logoAddress(row.logo_key),
    documents_logo_url: logoAddress(row.documents_logo_key),
    phone: row.phone,
    accounting_email: row.accounting_email,
    website: row.website,
    theme: row.theme,
    version: row.version,
    ...(can(ctx, 'see_costs')
      ? { default_percent_markup: row.markup_percent, default_min_markup: row.markup_min }
      : {}),
  };
};

/** Refuses with 400 a theme there is none of. */
export const refuseUnknownTheme = ({ services }: Ctx, theme: string | null = null): void => {
  const isKnown = allThemes(services.settings.get(ownThemes)).some(({ key }) => key === theme);
  if (theme !== null && !isKnown) throw problem('accounts.unknown_theme', 400, { field: 'theme' });
};

/**
 * Changes how the own account is set up. 400 `accounts.unknown_theme`, 403 at a markup that is not the caller's to set,
 * 409 for another version.
 */
export const changeSettings = (ctx: Ctx, change: SettingsChange): Promise<AccountSettings> => {
  const { version, default_percent_markup, default_min_markup, ...fields } = change;
  if (!can(ctx, 'act_for_operator')) {
    const named = (['default_percent_markup', 'default_min_markup'] as const).find((f) => change[f] !== undefined);
    if (named) throw problem('http.forbidden', 403, { field: named });
  }
  refuseUnknownTheme(ctx, fields.theme);
  return withTransaction(ctx, async (tx) => {
    const row = await lockAccountInScope(tx, ctx.actor.accountId);
    if (row.version !== version) throw problem('accounts.changed_meanwhile', 409);
    assertReachable(fields, row);
    const markup = { markup_percent: default_percent_markup, markup_min: default_min_markup };
    await applyChanges(tx, row, { ...fields, ...markup });
    return getSettings(tx);
  });
};

/** The modes that may be quoted, account's and user's flags together. */
export const getModes = ({ actor }: Ctx): Reply<(typeof accounts)['modes']> => ({
  can_dispatch: actor.canDispatch,
  can_dispatch_modes: actor.dispatchModes,
  modes: dispatchModes.filter((mode) => actor.dispatchModes[mode]),
});

/** Refuses with 400 whoever is none of the account's people. */
const assertPeople = async (tx: Ctx, accountId: number, ids: readonly number[]): Promise<void> => {
  const own = await findPeopleAmong(tx.db, accountId, ids);
  const stranger = ids.findIndex((id) => !own.has(id));
  if (stranger >= 0) throw problem('accounts.unknown_person', 400, { field: `carrier_alerts_to.${stranger}` });
};

/** A kind of mail nobody chose about is wanted. */
const wantedUnlessOff = (stored: Partial<TrackingPreferences>): TrackingPreferences => ({
  pickup: stored.pickup ?? true,
  delay: stored.delay ?? true,
  delivered: stored.delivered ?? true,
  documents: stored.documents ?? true,
  insurance: stored.insurance ?? true,
  invoices: stored.invoices ?? true,
  messages: stored.messages ?? true,
  carrier_alerts_to: stored.carrier_alerts_to ?? [],
});

/** Which mails about their loads the people of the own account are sent. */
export const getTrackingPreferences = async (ctx: Ctx): Promise<TrackingPreferences> =>
  wantedUnlessOff((await accountInScope(ctx, ctx.actor.accountId)).tracking_preferences);

const isSameChoice = (one: readonly number[], other: readonly number[]): boolean =>
  one.length === other.length && one.every((id) => other.includes(id));

/**
 * Changes what is named of these; the rest stays. 400 `accounts.unknown_person` for somebody who is none of the
 * account's, 409 `accounts.changed_meanwhile` where others are mailed about carriers than whom the choice replaces.
 */
export const changeTrackingPreferences = (
  ctx: Ctx,
  { carrier_alerts_instead_of: former, ...change }: TrackingChange,
): Promise<TrackingPreferences> =>
  withTransaction(ctx, async (tx) => {
    const row = await lockAccountInScope(tx, ctx.actor.accountId);
    const chosen = row.tracking_preferences.carrier_alerts_to ?? [];
    if (former && !isSameChoice(former, chosen)) throw problem('accounts.changed_meanwhile', 409);
    await assertPeople(tx, row.id, change.carrier_alerts_to ?? []);
    const preferences = { ...row.tracking_preferences, ...change };
    await applyChanges(tx, row, { tracking_preferences: preferences });
    return wantedUnlessOff(preferences);
  });
