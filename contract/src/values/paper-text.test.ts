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
  // Names of towns as their own registers write them, and of what is shipped.
  'Świętochłowice, Częstochowa, Gdańsk',
  'Žďár nad Sázavou, České Budějovice',
  'Hódmezővásárhely, Székesfehérvár',
  'İzmir, Diyarbakır, Iğdır',
  'Timișoara, Târgu Mureș, Bacău',
  'Reykjanesbær, Þórshöfn, Ísafjörður',
  'Tromsø, Ålesund, Malmö, Hyvinkää',
  'Kuldīga, Šiauliai, Põltsamaa',
  'Đà Nẵng, Buôn Ma Thuột, Cần Thơ',
  'Ηράκλειο, Άργος Ορεστικό, Πάτρα',
  'Ульяновск, Йошкар-Ола, Ёлкино',
  'Їжакевичі, Ґрунь, Єнакієве',
  'Ђаковица, Њиво, Љубовија, Џеп',
  'Шымкент, Өскемен, Қарағанды',
  'São João del-Rei, Conceição, Avaí',
  'Ñuñoa, Güímar, Mérida, Coyoacán',
  'Gżira, Ħaż-Żebbuġ',
  'Hawaiʻi, Kāneʻohe, Ōtaki',
  'Saint-Félix-d’Otis, L’Île-Bizard, Trois-Rivières',
  'Ø 40 mm ± 0.5, 50 Ω, 3 ‰, 2 × 4, 90° ∞, ¼ ½ ¾, 5′ 6″',
  '§ 172.101, ¶ 3, † ‡, « así », ¿qué?, ¡no!, 1 500 kg',
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
  // Compatibility signs by what Unicode says they mean (UnicodeData.txt, field 5), and blanks of other widths.
  ['㎏ ㎝ ㎥', 'kg cm m3'],
  ['⒈ ⑽ ⓐ', '1. (10) a'],
  ['１２３－４５', '123-45'],
  ['㍱ ㎐ ㏄', 'hPa Hz cc'],
  ['Ⅻ ⅷ', 'XII viii'],
  ['Nguye\u0302\u0303n', 'Nguyễn'],
  ['em\u2003space and\u202Fnarrow', 'em space and narrow'],
  ['\uFEFFfirst', 'first'],
  ['zero\u200Cwidth\u200Djoiners\u2060', 'zerowidthjoiners'],
  ['left\u200Eto\u202Aright\u202C', 'lefttoright'],
])('writes %j as %j', (text, written) => {
  expect(paperText(text)).toBe(written);
  expect(signsMissingOnPapers(text)).toEqual([]);
});

it('shows a box for each sign that no paper has, and names them', () => {
  expect(paperText('東京 Steel 東 \u{1F69A}')).toBe('□□ Steel □ □');
  expect(signsMissingOnPapers('東京 Steel 東 \u{1F69A}')).toEqual(['東', '京', '\u{1F69A}']);
  expect(paperText('שלום \uD800')).toBe('□□□□ □');
});
