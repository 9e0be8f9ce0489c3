// @vitest-environment node
import { expect, it } from 'vitest';
import { readTheme } from './read-theme.ts';

const read = (value: unknown) =>
  readTheme(new Blob([typeof value === 'string' ? value : JSON.stringify(value)]), 'mine');
const theme = { key: 'theirs', name: 'Cascade', light: { link: '#0b6e4f' }, dark: {} };

it('takes the colors of an exported theme under the key of the one that is edited', async () => {
  expect(await read(theme)).toEqual({ theme: { ...theme, key: 'mine' }, faults: null });
});

it.each([
  ['{', [{ why: 'not_a_theme', at: '' }]],
  ['[]', [{ why: 'not_a_theme', at: '' }]],
  [null, [{ why: 'not_a_theme', at: '' }]],
  [{ light: {}, dark: {} }, [{ why: 'no_name', at: 'name' }]],
  [{ ...theme, dark: 7 }, [{ why: 'not_a_theme', at: 'dark' }]],
  [{ ...theme, light: { link: 'red' } }, [{ why: 'no_color', at: 'light.link' }]],
  [{ ...theme, light: { link: 'url(//x)' } }, [{ why: 'no_color', at: 'light.link' }]],
  [{ ...theme, dark: { page: '#ffffff' } }, [{ why: 'unknown', at: 'dark.page' }]],
  [{ ...theme, font: 'Comic' }, [{ why: 'unknown', at: 'font' }]],
  [{ ...theme, light: { text: '#ffffff' } }, [{ why: 'unreadable', at: 'light' }]],
])('says what is wrong with %j', async (value, faults) => {
  expect(await read(value)).toEqual({ theme: null, faults });
});
