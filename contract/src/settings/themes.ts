import { z } from 'zod';
import { setting } from '../values/setting.ts';
import { channels, contrast, textOn } from '../values/color-contrast.ts';
import { requiredText } from '../values/values.ts';
import { type ThemeVariable, themeGroups, themeVariables } from './theme-variables.ts';

export const schemes = ['light', 'dark'] as const;
export type Scheme = (typeof schemes)[number];

const Color = z.string().regex(/^#[0-9a-f]{6}$/);

/** The colors a theme gives other values than the default ones, each as `#rrggbb`. */
export const ThemeColors = z.partialRecord(z.enum(themeVariables), Color);
export type ThemeColors = z.infer<typeof ThemeColors>;

/** What stands beneath texts, borders and boxes; no theme changes it. */
const surfaces = { light: '#ffffff', dark: '#121826' } as const;

const neededContrast = { texts: 4.5, borders: 0, buttons: 4.5, sidebar: 4.5, checkboxes: 3 } as const;
const neededOfOne: Partial<Record<ThemeVariable, number>> = { border_control: 3, focus: 3 };

/** A theme is refused where a text or a label has less than this: it could hide the way to sign out. */
const lowestContrast = 3;

const groupOf = (variable: ThemeVariable): keyof typeof themeGroups => {
  if (variable in themeGroups.texts) return 'texts';
  if (variable in themeGroups.borders) return 'borders';
  if (variable in themeGroups.buttons) return 'buttons';
  return variable === 'sidebar' ? 'sidebar' : 'checkboxes';
};

export const colorOf = (colors: ThemeColors, variable: ThemeVariable, scheme: Scheme): string => {
  const group = groupOf(variable);
  const defaults: Partial<Record<ThemeVariable, Record<Scheme, string>>> = themeGroups[group];
  return colors[variable] ?? defaults[variable]?.[scheme] ?? surfaces[scheme];
};

/** A color's contrast with what it is seen beside, and the contrast it needs (0: it only decorates). */
export const contrastOf = (colors: ThemeColors, variable: ThemeVariable, scheme: Scheme) => {
  const group = groupOf(variable);
  const color = colorOf(colors, variable, scheme);
  const hasTextOnIt = group === 'buttons' || group === 'sidebar';
  const beside =
    variable === 'check_mark' ? colorOf(colors, 'checked', scheme) : hasTextOnIt ? textOn(color) : surfaces[scheme];
  return { value: contrast(color, beside), needed: neededOfOne[variable] ?? neededContrast[group] };
};

const mixed = (color: string, target: string, share: number): string =>
  `#${channels(color)
    .map((channel, at) => Math.round(channel + ((channels(target)[at] ?? 0) - channel) * share))
    .map((channel) => channel.toString(16).padStart(2, '0'))
    .join('')}`;

/** The nearest shade of a color that has the contrast it needs; the color itself where it has it. */
export const readableColor = (colors: ThemeColors, variable: ThemeVariable, scheme: Scheme): string => {
  const color = colorOf(colors, variable, scheme);
  for (let step = 0; step <= 50; step += 1) {
    for (const target of ['#000000', '#ffffff']) {
      const shade = mixed(color, target, step / 50);
      const { value, needed } = contrastOf({ ...colors, [variable]: shade }, variable, scheme);
      if (value >= needed) return shade;
    }
  }
  return color;
};

const isReadable = (colors: ThemeColors, scheme: Scheme): boolean =>
  themeVariables.every((variable) => {
    const { value, needed } = contrastOf(colors, variable, scheme);
    return needed < 4.5 || value >= lowestContrast;
  });

const readable = (scheme: Scheme) =>
  ThemeColors.refine((colors) => isReadable(colors, scheme), { params: { code: 'settings.theme_unreadable' } });

export const Theme = z.strictObject({
  /** In its address; nothing but letters, digits and hyphens. */
  key: z.string().regex(/^[a-z0-9-]{1,60}$/),
  name: requiredText(60),
  light: readable('light'),
  dark: readable('dark'),
});
export type Theme = z.infer<typeof Theme>;

const builtInThemes: readonly Theme[] = [
  { key: 'default', name: 'Default', light: {}, dark: {} },
  {
    key: 'operator',
    name: 'Operator',
    light: {
      link: '#0f6c7e',
      primary: '#0f6c7e',
      primary_hover: '#0a5665',
      checked: '#0f6c7e',
      focus: '#14849a',
      sidebar: '#0b2b33',
    },
    dark: {
      link: '#5fc9dd',
      primary: '#0f6c7e',
      primary_hover: '#0a5665',
      checked: '#14849a',
      focus: '#5fc9dd',
      sidebar: '#08212a',
    },
  },
  {
    key: 'freight-system',
    name: 'Freight system',
    light: {
      link: '#0b6e4f',
      primary: '#0b6e4f',
      primary_hover: '#085a40',
      checked: '#0b6e4f',
      focus: '#1f8f6b',
      sidebar: '#12352b',
    },
    dark: {
      link: '#6bd4a8',
      primary: '#0b6e4f',
      primary_hover: '#085a40',
      checked: '#1f8f6b',
      focus: '#6bd4a8',
      sidebar: '#0c241d',
    },
  },
];

const reservedKeys = new Set(builtInThemes.map(({ key }) => key));

const OwnThemes = z
  .array(Theme)
  .max(50)
  .refine(
    (all) => new Set(all.map(({ key }) => key)).size === all.length && all.every(({ key }) => !reservedKeys.has(key)),
    { params: { code: 'settings.theme_key_taken' } },
  );

/** The themes the operator made, beside those built in. */
export const ownThemes = setting('settings.themes', {
  schema: OwnThemes,
  default: [],
  changedBy: 'act_for_operator',
  label: 'settings.screens.themes.title',
});

export const isBuiltIn = (key: string): boolean => reservedKeys.has(key);

/** Every theme there is, those built in first. */
export const allThemes = (own: readonly Theme[]): readonly Theme[] => [...builtInThemes, ...own];
