import { expect, it } from 'vitest';
import { allThemes } from '@portal/contract/settings/themes.ts';
import { startI18n, switchLanguage } from './i18n.ts';
import { themeName } from './theme-name.ts';

it('names built-in themes in the language of the reader, and others as they are called', async () => {
  const own = { key: 'harbor', name: 'Operator' };
  await startI18n();
  await switchLanguage('es');
  expect([...allThemes([]), own].map(themeName)).toEqual([
    'Predeterminado',
    'Operador',
    'Sistema de carga',
    'Operator',
  ]);
  await switchLanguage('en');
  expect(allThemes([]).map(themeName)).toEqual(['Default', 'Operator', 'Freight system']);
});
