import { z } from 'zod';
import { contract } from '../http/endpoint.ts';
import { Instant } from '../values/values.ts';
import { BothLanguages } from '../words/language-schemas.ts';
import { SettingStates } from './setting-states.ts';
import { settingsCalls } from './settings.calls.ts';
import { ThemeUse } from './theme-use.ts';

const SettingName = z.string().max(100);

/** A setting as it is now; its value has the shape the setting declares. */
export const Setting = z.strictObject({
  name: z.string(),
  label: BothLanguages,
  value: z.unknown(),
  /** Counts changes, from 0 for a value nobody has set. */
  version: z.int(),
  changed_at: Instant.nullable(),
  changed_by: z.string().nullable(),
});
export type Setting = z.infer<typeof Setting>;

/** A new value, and the version it replaces. */
const SettingChange = z.strictObject({ value: z.unknown(), version: z.int().min(0).max(2_147_483_647) });
export type SettingChange = z.infer<typeof SettingChange>;

export const settings = contract(settingsCalls, {
  list: {
    summary: 'The settings of the portal',
    reply: z.strictObject({ items: z.array(Setting) }),
  },
  states: {
    summary: 'How each setting stands that the caller may change, in figures',
    reply: SettingStates,
  },
  themeUses: {
    summary: 'Which accounts and which people chose which theme; of each theme the first twenty by name',
    reply: z.strictObject({ items: z.array(ThemeUse) }),
  },
  get: {
    summary: 'One setting of the portal',
    params: z.strictObject({ name: SettingName }),
    reply: Setting,
    errors: [404],
  },
  change: {
    summary: 'Change a setting; refused where somebody else changed it since it was read',
    params: z.strictObject({ name: SettingName }),
    body: SettingChange,
    reply: Setting,
    errors: [404, 409],
  },
});
