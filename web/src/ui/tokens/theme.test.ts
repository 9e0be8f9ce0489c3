import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { themeGroups } from '@portal/contract/settings/theme-variables.ts';
import { expect, it } from 'vitest';

const tokens = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8');
const [light = '', dark = ''] = tokens.split(":root[data-color-scheme='dark']");

it('the default theme has the colors of the style sheet', () => {
  for (const group of Object.values(themeGroups)) {
    for (const [variable, color] of Object.entries<{ light: string; dark: string }>(group)) {
      const declared = (value: string) => `--p-${variable.replaceAll('_', '-')}: ${value};`;
      expect(light).toContain(declared(color.light));
      expect(dark).toContain(declared(color.dark));
    }
  }
});
