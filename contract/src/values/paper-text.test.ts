import { expect, it } from 'vitest';
import { paperText, signsMissingOnPapers } from './paper-text.ts';

it.each([
  'Łódź Świat Ltd',
  'Juárez Đức Inc',
  'Plzeň, Kraków, Şırnak, Reykjavík, Győr',
  'Thành phố Hồ Chí Minh, Đặng Nguyễn',
  'Θεσσαλονίκη',
  'Владивосток, Київ',
  '−10 °F, 48″ reel, 12′, 12 ≥ 10 ≤ 20, m², m³, µm, non‑breaking',
  '“Quoted” – and — ‘so’ … № 7, € 5, ½',
])('keeps what people type: %s', (text) => {
  expect(paperText(text)).toBe(text);
  expect(signsMissingOnPapers(text)).toEqual([]);
});

it.each([
  ['Lo\u0301dz\u0301', 'Lódź'],
  ['a\tb\r\nc\u2028d', 'a b\nc\nd'],
  ['co\u00ADoperate\u200B', 'cooperate'],
  ['① Ａ Ⅳ', '1 A IV'],
  ['thin\u2009space', 'thin space'],
  ['Ә', 'Ə'],
])('writes %j as %j', (text, written) => {
  expect(paperText(text)).toBe(written);
  expect(signsMissingOnPapers(text)).toEqual([]);
});

it('shows a box for each sign that no paper has, and names them', () => {
  expect(paperText('東京 Steel 東 \u{1F69A}')).toBe('□□ Steel □ □');
  expect(signsMissingOnPapers('東京 Steel 東 \u{1F69A}')).toEqual(['東', '京', '\u{1F69A}']);
  expect(paperText('שלום \uD800')).toBe('□□□□ □');
});
