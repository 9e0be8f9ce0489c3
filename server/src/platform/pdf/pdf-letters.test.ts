import { missingSign, paperText } from '@portal/contract/values/paper-text.ts';
import { lookAlikes, paperLetters } from '@portal/contract/values/data/paper-letters.ts';
import { openSync, type Font } from 'fontkit';
import { expect, it } from 'vitest';
import { structureOf, textsOf } from '../../testing/read-pdf.ts';
import { headingBar, labelled, write, writeLine } from './pdf-drawing.ts';
import { fontFile, fontNames } from './pdf-fonts.ts';
import { drawHere } from './pdf-render.ts';
import { group } from './pdf-tags.ts';

const about = { title: 'Signs', language: 'en' } as const;

const everySign = Array.from({ length: 0x1_00_00 - 0x20 }, (_, i) => String.fromCodePoint(i + 0x20));

/** Scripts that run from right to left, and what has no shape or no meaning of its own. */
const leftOut = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}\p{Zl}\p{Zp}\p{Script=Hebrew}\p{Script=Arabic}]/u;
const isOtherBlank = /[^\P{Zs} \u00A0]|\u034F/u;

const rangesOf = (codes: readonly number[]): string[] => {
  const ranges: [number, number][] = [];
  for (const code of codes) {
    const last = ranges.at(-1);
    if (last?.[1] === code - 1) last[1] = code;
    else ranges.push([code, code]);
  }
  return ranges.map(([from, to]) => [...new Set([from, to])].map((code) => code.toString(16)).join('-'));
};

it('the signs of papers are those of their font in both weights', () => {
  const fonts = fontNames.map((name) => openSync(fontFile(name)) as Font);
  const codes = everySign
    .filter((sign) => !leftOut.test(sign) && !isOtherBlank.test(sign) && sign.normalize('NFC') === sign)
    .filter((sign) => lookAlikes[sign] === undefined)
    .map((sign) => sign.codePointAt(0) ?? 0)
    .filter((code) => fonts.every((font) => font.hasGlyphForCodePoint(code)));
  expect(rangesOf(codes)).toEqual(paperLetters);
});

it('every sign from U+0020 to U+FFFF is read back from a paper as itself or as what stands for it', async () => {
  // Between full stops, so that no sign changes the shape of another one and none is taken for white between words.
  const texts = everySign.map((sign) => `.${paperText(sign)}.`);
  const drawn = [...new Set(texts)].filter((text) => !/\s/.test(text));
  const [columns, rows] = [12, 60];
  const bytes = await drawHere(
    about,
    (doc) => {
      for (const [i, text] of drawn.entries()) {
        if (i % (columns * rows) === 0) doc.addPage();
        const spot = { x: 10 + 48 * (i % columns), y: 10 + 12 * (Math.floor(i / columns) % rows) };
        writeLine(doc, text, spot, { size: 8, color: '#000000' });
      }
    },
    true,
  );
  const found = new Set((await textsOf(bytes)).flatMap((page) => page.split('\n')));
  expect(drawn.filter((text) => !found.has(text))).toEqual([]);
  expect(paperText('\u6771')).toBe(missingSign);
});

it('is tagged, and has its language and title', async () => {
  const bytes = await drawHere({ title: 'Carta porte 東', language: 'es' }, (doc) => {
    write(doc, 'Carta porte', { x: 20, y: 20, w: 300, h: 20 }, { as: 'H1' });
    headingBar(doc, 'Remitente', { x: 20, y: 50, w: 300 });
    labelled(doc, 'Nombre', 'Łódź', { x: 20, y: 80, w: 300, h: 30 });
    doc.addPage();
    group(doc, 'Table', () => {
      group(doc, 'TR', () => write(doc, 'Peso', { x: 20, y: 20, w: 100, h: 12 }, { as: 'TH' }));
      group(doc, 'TR', () => write(doc, '', { x: 20, y: 40, w: 100, h: 12 }, { as: 'TD' }));
    });
  });
  expect(await structureOf(bytes)).toEqual({
    language: 'es',
    title: 'Carta porte □',
    isMarked: true,
    loose: [],
    tags: [
      ['Document', ['H1'], ['H2'], ['P'], ['P']],
      ['Document', ['Table', ['TR', ['TH']], ['TR', ['TD']]]],
    ],
  });
});

it('the words of a paper that mix scripts are read back as they were typed', async () => {
  const typed = [
    'Łódź Świat Ltd',
    'Juárez Đức Inc',
    'Plzeň 48″ reel −10 °F 12 ≥ 10 m³ µm',
    'Θεσσαλονίκη Владивосток Nguyễn',
    'non‑breaking',
  ];
  for (const bold of [false, true]) {
    const bytes = await drawHere(about, (doc) =>
      typed.forEach((text, i) => write(doc, text, { x: 20, y: 20 + 20 * i, w: 500, h: 14 }, { bold })),
    );
    expect((await textsOf(bytes)).join('\n').replaceAll(/\s+/g, ' ').trim()).toBe(typed.join(' '));
  }
});
