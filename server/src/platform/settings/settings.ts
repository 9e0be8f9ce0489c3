import type { PhraseKey } from '@portal/contract/phrases/phrase-key.ts';
import type { DeclaredSetting } from '@portal/contract/values/setting.ts';
import { readStored } from '@portal/contract/values/values.ts';
import type { Logger } from 'pino';
import type { z } from 'zod';
import type { Ctx, FirstStart, KeptSetting, Settings } from '../context.ts';
import type { Ticker } from '../jobs/tickers.ts';
import type { Broadcast } from '../realtime/broadcast.ts';
import { findSettings, insertSetting, type StoredSetting } from './settings.queries.ts';

/** Lists a declared setting in a feature, with what the server does for it. */
export const keptSetting = <S extends z.ZodType>(
  setting: DeclaredSetting<S, PhraseKey>,
  more: {
    initial?: (start: FirstStart) => Promise<z.output<S>> | z.output<S>;
    onChange?: (tx: Ctx, value: z.output<S>) => Promise<void>;
  } = {},
): KeptSetting => ({ setting, ...more });

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A stored value in today's shape: fields added since have their default, fields that are gone are left out. */
const inShape = ({ default: usual }: DeclaredSetting, value: unknown): unknown =>
  isRecord(usual) && isRecord(value)
    ? Object.fromEntries(Object.entries(usual).map(([field, its]) => [field, field in value ? value[field] : its]))
    : value;

type Parts = FirstStart & { broadcast: Broadcast; log: Logger; kept: readonly KeptSetting[] };

/** Stores what the first start has to store, reads all settings and listens for changes. */
export const openSettings = async ({ db, config, broadcast, log, kept }: Parts): Promise<Settings> => {
  const known = new Map<string, { value: unknown; version: number }>();
  const declared = new Map<string, DeclaredSetting>(kept.map(({ setting }) => [setting.name, setting]));

  const remember = ({ name, value, version }: StoredSetting) => {
    const setting = declared.get(name);
    // A read that began before a change must not undo what the change has brought here.
    if (!setting || version <= (known.get(name)?.version ?? 0)) return;
    const parsed = readStored(() => setting.schema.safeParse(inShape(setting, value)));
    if (parsed.success) known.set(name, { value: parsed.data, version });
    else log.error({ setting: name, err: parsed.error }, 'a stored setting is not valid: the former value holds');
  };
  const refresh = async () => (await findSettings(db)).forEach(remember);

  const refreshSoon = () =>
    void refresh().catch((error: unknown) => log.warn({ err: error }, 'settings could not be read again'));
  broadcast.listen('settings', refreshSoon);
  broadcast.listen('listenerRestored', refreshSoon);
  const stored = new Set((await findSettings(db)).map(({ name }) => name));
  for (const { setting, initial } of kept) {
    if (initial && !stored.has(setting.name)) {
      await insertSetting(db, { name: setting.name, value: await initial({ db, config }) });
    }
  }
  await refresh();
  return {
    get: <S extends z.ZodType>(setting: DeclaredSetting<S>) => {
      // Else it would keep its default for good, whatever the operator chose.
      if (declared.get(setting.name) !== setting) throw new Error(`no feature lists the setting ${setting.name}`);
      return (known.has(setting.name) ? known.get(setting.name)?.value : setting.default) as z.output<S>;
    },
    kept,
    remember,
    refresh,
  };
};

/** Finds changes whose notification was lost. */
export const refreshSettings: Ticker = {
  name: 'refresh-settings',
  everyMs: 15_000,
  run: ({ services }) => services.settings.refresh(),
};
