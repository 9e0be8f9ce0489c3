import { describe, expect, it } from 'vitest';
import { contrast, textOn } from '../values/color-contrast.ts';
import { allThemes, contrastOf, ownThemes, readableColor, schemes, Theme, type ThemeColors } from './themes.ts';
import { themeVariables } from './theme-variables.ts';

const theme = (light: object, key = 'own') => ({ key, name: 'Own', light, dark: {} });
const isTaken = (value: unknown) => Theme.safeParse(value).success;

describe('contrast', () => {
  it('is that of WCAG 2.2', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
    expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
    expect(contrast('#ffffff', '#777777')).toBeCloseTo(4.48, 2);
  });

  it('has black text above a brightness of 127.5, white text else', () => {
    expect([textOn('#7f7f7f'), textOn('#808080')]).toEqual(['#ffffff', '#000000']);
  });
});

describe('built-in themes', () => {
  it.each(
    allThemes([]).flatMap(
      ({ key, light, dark }) =>
        [
          [key, 'light', light],
          [key, 'dark', dark],
        ] as const,
    ),
  )('%s, %s: every text, button and box is readable', (_, scheme, colors: ThemeColors) => {
    const low = themeVariables.filter((variable) => {
      const { value, needed } = contrastOf(colors, variable, scheme);
      return value < needed;
    });
    expect(low).toEqual([]);
  });
});

describe('own themes', () => {
  it.each([
    'red',
    '#fff',
    '#FFFFFF',
    '#12345678',
    'url(https://example.com/x)',
    '#000000; background: url(x)',
    'var(--p-text)',
    7,
    null,
    '#'.repeat(100_000),
  ])('take no other value than #rrggbb: %s', (value) => {
    expect(isTaken(theme({ link: value }))).toBe(false);
  });

  it('take no other variable than those of the groups', () => {
    expect(isTaken(theme({ canvas: '#000000' }))).toBe(false);
    expect(isTaken(theme({ link: '#0b6e4f' }))).toBe(true);
  });

  it('cannot hide a text, the one of the way out among them', () => {
    expect(isTaken(theme({ text: '#ffffff' }))).toBe(false);
    expect(isTaken(theme({ default: '#ffffff', text_2: '#fefefe' }))).toBe(false);
  });

  it('have keys of their own', () => {
    const { schema } = ownThemes;
    expect(schema.safeParse([theme({}), theme({}, 'other')]).success).toBe(true);
    expect(schema.safeParse([theme({}), theme({})]).success).toBe(false);
    expect(schema.safeParse([theme({}, 'operator')]).success).toBe(false);
  });

  it('are corrected to the nearest readable shade, whatever color stands there', () => {
    for (const scheme of schemes) {
      for (const variable of themeVariables) {
        for (const color of ['#ffffff', '#000000', '#808080', '#84938d', '#ffff00', '#0000ff', '#ff0000']) {
          const corrected = { [variable]: readableColor({ [variable]: color }, variable, scheme) };
          const { value, needed } = contrastOf(corrected, variable, scheme);
          expect(value, `${scheme} ${variable} ${color}`).toBeGreaterThanOrEqual(needed);
        }
      }
    }
  });
});
