import { operatorDay } from '../../platform/settings/operator-day.ts';
import { defaultMarkups } from '@portal/contract/accounts/accounts.settings.ts';
import type { Permission } from '@portal/contract/access/permissions.ts';
import { dunning } from '@portal/contract/billing/billing.settings.ts';
import { carrierBillRules } from '@portal/contract/carrier-bills/carrier-bills.settings.ts';
import { freeTimeTerms, terminalClosures } from '@portal/contract/drayage/drayage.settings.ts';
import { insuranceTariffs } from '@portal/contract/insurance/insurance-tariff.ts';
import { operatorIdentity } from '@portal/contract/settings/operator-identity.ts';
import type { SettingStates } from '@portal/contract/settings/setting-states.ts';
import type { ThemeUse } from '@portal/contract/settings/theme-use.ts';
import { allThemes, ownThemes } from '@portal/contract/settings/themes.ts';
import { isInForce } from '@portal/contract/taxes/taxes-of-leg.ts';
import { taxNumbers } from '@portal/contract/taxes/taxes.settings.ts';
import { keysOf } from '@portal/contract/values/records.ts';
import { can } from '../../platform/actor.ts';
import type { Ctx } from '../../platform/context.ts';
import { countDeadJobs } from '../../platform/jobs/dead-jobs.queries.ts';
import { findAlerts } from '../carriers/alerts/alerts.queries.ts';
import { isCrossed } from '../carriers/alerts/list-alerts.ts';
import { type CountedState, findCountedStates } from './setting-states.queries.ts';
import { findThemeUses } from './theme-uses.queries.ts';

/** What it takes to change what a state is counted of. */
const rightFor: Readonly<Record<CountedState, Permission | 'signed-in'>> = {
  carriers: 'get:carrier-connection',
  connections: 'get:carrier-wire',
  edi_messages: 'get:edi',
  rates: 'patch:rates',
  trucks: 'patch:truck-type',
  favorite_carriers: 'patch:favorite-carriers',
  locations: 'patch:locations',
  line_items: 'patch:line-items',
  email_notifications: 'patch:accounts',
  logos: 'patch:accounts',
  mosaic_carousel: 'patch:home',
  ledger: 'patch:settings',
  statements: 'signed-in',
  users: 'patch:user',
  all_api_keys: 'get:api-key',
  api_keys: 'get:api-key',
  approvals: 'get:approval-rule',
  webhooks: 'get:webhook',
  audit: 'get:audit',
};

/** What concerns all accounts, and what one account has of its own where the operator has all of them. */
const ofAllAccounts: readonly CountedState[] = ['ledger', 'all_api_keys'];
const ofOneAccount: readonly CountedState[] = ['users', 'api_keys', 'logos'];

/** The operator's own choices, which every server holds in memory. */
const chosenStates = (ctx: Ctx): SettingStates => {
  const { settings } = ctx.services;
  const today = operatorDay(ctx);
  const { new_accounts } = settings.get(defaultMarkups);
  const rules = settings.get(carrierBillRules);
  const own = settings.get(ownThemes);
  const days = settings
    .get(insuranceTariffs)
    .map(({ effective_from }) => effective_from)
    .toSorted();
  return {
    free_time: { rules: settings.get(freeTimeTerms).length, closures: settings.get(terminalClosures).length },
    themes: { themes: allThemes(own).length, own: own.length },
    markups: { percent: new_accounts.markup_percent, min: new_accounts.markup_min },
    insurance_tariffs: {
      since: days.findLast((day) => day <= today) ?? null,
      next: days.find((day) => day > today) ?? null,
    },
    carrier_bill_rules: { amount: rules.tolerance_amount, percent: rules.tolerance_percent },
    collections: { is_on: settings.get(dunning).is_on },
    operator: { name: settings.get(operatorIdentity).name },
  };
};

/** Which taxes are charged, for whoever may change them. */
const taxesOf = (ctx: Ctx): SettingStates => {
  if (!ctx.actor.permissions.has('patch:tax')) return {};
  const today = operatorDay(ctx);
  const numbers = ctx.services.settings.get(taxNumbers).filter((row) => isInForce(row, today));
  return { taxes: { registrations: numbers.length } };
};

/** The thresholds there are, and the carriers that lie beyond one, as their list says. */
const thresholdsOf = async (ctx: Ctx): Promise<SettingStates> => {
  if (!ctx.actor.permissions.has('patch:carrier-alert')) return {};
  const alerts = await findAlerts(ctx.db);
  const beyond = new Set(alerts.filter(isCrossed).map(({ carrier_id }) => carrier_id));
  return { carrier_thresholds: { thresholds: alerts.length, beyond: beyond.size } };
};

/** How each setting stands that the caller may change, by few questions to the database for all of them. */
export const getSettingStates = async (ctx: Ctx): Promise<SettingStates> => {
  const { permissions, accountId, userId } = ctx.actor;
  const seesAll = can(ctx, 'see_all_accounts');
  const names = keysOf(rightFor).filter((name) => {
    const right = rightFor[name];
    if ((seesAll ? ofOneAccount : ofAllAccounts).includes(name)) return false;
    return right === 'signed-in' || permissions.has(right);
  });
  const runsPortal = can(ctx, 'act_for_operator') && permissions.has('patch:settings');
  const [counted, thresholds, failed] = await Promise.all([
    findCountedStates(ctx.db, names, { accountId, userId, seesAll }),
    thresholdsOf(ctx),
    runsPortal ? countDeadJobs(ctx.db) : undefined,
  ]);
  return {
    ...counted,
    ...thresholds,
    ...(failed !== undefined && { failed_jobs: { failed } }),
    ...(runsPortal && { ...chosenStates(ctx), ...taxesOf(ctx) }),
  };
};

/** Who chose which theme; a theme that nobody chose is not in the list. */
export const listThemeUses = async (ctx: Ctx): Promise<{ items: ThemeUse[] }> => ({
  items: await findThemeUses(ctx.db, ctx.scope),
});
