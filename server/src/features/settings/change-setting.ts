import type { Setting, SettingChange } from '@portal/contract/settings/settings.contract.ts';
import { holds } from '../../platform/actor.ts';
import { audit } from '../../platform/audit.ts';
import type { Ctx, KeptSetting } from '../../platform/context.ts';
import { afterCommit, withTransaction } from '../../platform/database/transaction.ts';
import { notFound, problem } from '../../platform/http/errors.ts';
import { parse } from '../../platform/http/validation.ts';
import { bothPhrases } from '../../platform/mail/phrases.ts';
import { findSetting, findSettingRows, type SettingRow, storeSetting } from './settings.queries.ts';

const settingNamed = (ctx: Ctx, name: string): KeptSetting => {
  const kept = ctx.services.settings.kept.find(({ setting }) => setting.name === name);
  if (!kept) throw notFound();
  return kept;
};

const presentSetting = ({ setting }: KeptSetting, row: SettingRow | undefined): Setting => ({
  name: setting.name,
  label: bothPhrases(setting.label),
  value: row ? row.value : setting.default,
  version: row?.version ?? 0,
  changed_at: row?.changed_at ?? null,
  changed_by: row?.changed_by_name ?? null,
});

/** Every setting as it is now. */
export const listSettings = async (ctx: Ctx): Promise<{ items: Setting[] }> => {
  const rows = await findSettingRows(ctx.db);
  const { kept } = ctx.services.settings;
  return {
    items: kept.map((one) =>
      presentSetting(
        one,
        rows.find(({ name }) => name === one.setting.name),
      ),
    ),
  };
};

/** One setting as it is now. 404 for a name that no feature declares. */
export const getSetting = async (ctx: Ctx, name: string): Promise<Setting> =>
  presentSetting(settingNamed(ctx, name), await findSetting(ctx.db, name));

/**
 * Changes a setting on all instances. Faults of the value are named by its own fields. 400, 403 `settings.not_yours`,
 * 404, 409 `settings.changed_meanwhile` where `version` is not the present one.
 */
export const changeSetting = (ctx: Ctx, name: string, { value, version }: SettingChange): Promise<Setting> =>
  withTransaction(ctx, async (tx) => {
    const kept = settingNamed(tx, name);
    if (!holds(tx, kept.setting.changedBy)) throw problem('settings.not_yours', 403);
    const next = parse(kept.setting.schema, value);
    const before = await findSetting(tx.db, name);
    await kept.onChange?.(tx, next as never);
    const version_after = await storeSetting(tx.db, { name, value: next, version, changed_by: tx.actor.userId });
    if (version_after === undefined) throw problem('settings.changed_meanwhile', 409);
    await audit(tx, {
      action: 'setting.changed',
      object_type: 'setting',
      object_id: name,
      before: before?.value,
      after: next,
    });
    const { settings, broadcast } = tx.services;
    await broadcast.send(tx.db, 'settings', { name });
    afterCommit(tx, () => settings.remember({ name, value: next, version: version_after }));
    return getSetting(tx, name);
  });
