import { operatorIdentity } from '@portal/contract/settings/operator-identity.ts';
import { allThemes, ownThemes } from '@portal/contract/settings/themes.ts';
import { tourSections } from '@portal/contract/users/tour-sections.ts';
import type { Me, User } from '@portal/contract/users/users.contract.ts';
import { howToVideosUrl } from '@portal/contract/users/users.settings.ts';
import type { Ctx } from '../../platform/context.ts';
import { operatorZone } from '../../platform/settings/operator-day.ts';
import { logoAddress } from '../../platform/files/public-name.ts';
import { findOwnLook, findOwnAccount, findUser } from './users.queries.ts';

/** The caller's own row. */
export const getMe = async (ctx: Ctx): Promise<User> => ({
  ...(await findUser(ctx, ctx.actor.userId)),
  // Signed in as another account, a person has the role it acts in.
  role: ctx.actor.role,
});

/** The caller with account, rights and dispatch flags: what the frame of every screen needs. */
export const getMeComplete = async (ctx: Ctx): Promise<Me> => {
  const { actor, services } = ctx;
  const permissions = [...actor.permissions].sort();
  const [user, { logo_key, ...account }, look] = await Promise.all([
    getMe(ctx),
    findOwnAccount(ctx, actor.accountId),
    findOwnLook(ctx, actor.userId, actor.accountId),
  ]);
  const themes = allThemes(services.settings.get(ownThemes));
  // A theme deleted since it was chosen gives way to that of the account, and this one to the default one.
  const chosen = look.themes.flatMap((key) => themes.find((theme) => theme.key === key) ?? [])[0];
  return {
    user,
    account: {
      ...account,
      logo_url: logoAddress(logo_key),
      has_accounts_below: actor.scope !== 'all' && actor.scope.accountIds.length > 1,
    },
    signed_in_as: actor.kind === 'signed_in_as' ? { until: actor.expiresAt } : null,
    needs_second_factor: actor.secondFactor === 'missing',
    settings: {
      can_dispatch: actor.canDispatch,
      can_dispatch_modes: actor.dispatchModes,
      role: actor.role,
      is_branded: actor.isBranded,
      magaya_guid: actor.freightSystemId,
      scopes: permissions,
      themes: themes.map(({ key, name }) => ({ key, name })),
      chosen_theme: chosen?.key ?? null,
      theme_colors: chosen ? { light: chosen.light, dark: chosen.dark } : null,
      permissions,
      capabilities: [...actor.capabilities].sort(),
      how_to_videos_url: actor.isBranded ? null : services.settings.get(howToVideosUrl),
      tours_left:
        actor.kind === 'signed_in_as' ? [] : tourSections.filter((section) => !look.toursSeen.includes(section)),
      operations_email: services.settings.get(operatorIdentity).operations_email,
      operator_zone: operatorZone(services),
    },
  };
};
