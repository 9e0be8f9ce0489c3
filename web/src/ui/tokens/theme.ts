import { textOn } from '@portal/contract/values/color-contrast.ts';

type Colors = Readonly<Record<string, string | undefined>>;
/** What a theme gives another color than the default one, by variable without its prefix. */
export type ShownTheme = { light: Colors; dark: Colors };

/** Texts that follow the fill they stand on. */
const textOnFill: Readonly<Record<string, string>> = {
  sidebar: 'sidebar-text',
  primary: 'primary-text',
  danger: 'danger-fill-text',
  default: 'default-text',
};

let sheet: CSSStyleSheet | undefined;

/** The two rules of the portal's theme, after those of the files. */
const themeSheet = (): CSSStyleSheet => {
  if (sheet) return sheet;
  sheet = new CSSStyleSheet();
  sheet.replaceSync(":root[data-color-scheme='light'] {} :root[data-color-scheme='dark'] {}");
  document.adoptedStyleSheets.push(sheet);
  return sheet;
};

/** What colors of a theme set: themselves, and the texts that stand on them. */
export const themeProperties = (colors: Colors): [name: string, color: string][] =>
  Object.entries(colors).flatMap(([variable, color]) => {
    if (color === undefined) return [];
    const text = textOnFill[variable];
    const own: [string, string] = [`--p-${variable.replaceAll('_', '-')}`, color];
    return text ? [own, [`--p-${text}`, textOn(color)]] : [own];
  });

const setColors = (rule: CSSRule | undefined, colors: Colors): void => {
  if (!(rule instanceof CSSStyleRule)) return;
  rule.style.cssText = '';
  for (const [name, color] of themeProperties(colors)) rule.style.setProperty(name, color);
};

/** Shows a theme on the whole page at once, in both color schemes; null shows the default one. */
export const showTheme = (theme: ShownTheme | null): void => {
  if (!theme && !sheet) return;
  const { cssRules } = themeSheet();
  document.documentElement.toggleAttribute(
    'data-own-accent',
    Boolean(theme?.light['primary'] ?? theme?.dark['primary']),
  );
  setColors(cssRules[0], theme?.light ?? {});
  setColors(cssRules[1], theme?.dark ?? {});
};
