import { words as screenEn } from '@portal/contract/documents/words/en.ts';
import { words as screenEs } from '@portal/contract/documents/words/es.ts';
import type { LabelFormat } from '@portal/contract/documents/label-formats.ts';
import type { LabelShape } from '@portal/contract/documents/labels.contract.ts';
import type { Language } from '@portal/contract/words/language.ts';
import type { Box } from '../../../platform/pdf/pdf-drawing.ts';
import { words as en } from '../words/labels.en.ts';
import { words as es } from '../words/labels.es.ts';
import type { Label } from './label.ts';
import {
  cargoCells,
  cellRow,
  countBlock,
  fromBlock,
  goodsLine,
  type LabelWords,
  numberCells,
  postCorner,
  postRow,
  proBars,
  proText,
  type Scale,
  servicesLine,
  ssccBlock,
  toBlock,
} from './label-blocks.ts';
import { rule, textLine } from './label-shapes.ts';

const labelWords: Record<Language, LabelWords> = {
  en: { ...en, of: screenEn.labels.of },
  es: { ...es, of: screenEs.labels.of },
};

/** A label in points: 4 by 6 in. standing, 4 by 3 1/3 in. lying. */
export const labelSizes = { tall: { width: 288, height: 432 }, wide: { width: 288, height: 240 } } as const;
export type LabelShapeName = keyof typeof labelSizes;

export const shapeOf = (format: LabelFormat): LabelShapeName => (format === 'avery' ? 'wide' : 'tall');

const frameOf = ({ x, y, w, h }: Box): LabelShape[] => [
  rule(x, y, w),
  rule(x, y + h - 1, w),
  rule(x, y, h, true),
  rule(x + w - 1, y, h, true),
];

type Row = { box: Box; shapes: LabelShape[] };

/** The rows below each other, a rule over each but the first. */
const ruled = (rows: readonly Row[]): LabelShape[] =>
  rows.flatMap(({ box, shapes }, i) => [...(i === 0 ? [] : [rule(box.x, box.y, box.w)]), ...shapes]);

/** Boxes of these heights below each other. */
const stack = (x: number, y: number, w: number, heights: readonly number[]): Box[] => {
  let top = y;
  return heights.map((h) => {
    const box = { x, y: top, w, h };
    top += h;
    return box;
  });
};

const carrierTall = (label: Label, words: LabelWords, { x, y, w }: Box, scale: Scale): LabelShape[] => {
  const inner = { x: x + 6, w: w - 12 };
  return [
    ...textLine(words.carrier.toUpperCase(), { ...inner, y: y + scale.caption + 3 }, { size: scale.caption }),
    ...textLine(label.carrier.name, { ...inner, w: w - 84, y: y + 25 }, { size: 12, least: 8, bold: true }),
    ...textLine(label.carrier.scac, { ...inner, y: y + 25 }, { size: 19, bold: true, align: 'right' }),
    ...proBars(label, { x, y: y + 31, w, h: 32 }),
    ...textLine(proText(label, words), { ...inner, y: y + 75 }, { size: 12, least: 9, bold: true }),
  ];
};

const carrierWide = (label: Label, words: LabelWords, { x, y, w }: Box, scale: Scale): LabelShape[] => {
  const left = { x: x + 6, w: 104 };
  return [
    ...textLine(words.carrier.toUpperCase(), { ...left, y: y + scale.caption + 3 }, { size: scale.caption }),
    ...textLine(label.carrier.name, { ...left, y: y + 18 }, { size: 8.5, least: 6, bold: true }),
    ...textLine(label.carrier.scac, { ...left, y: y + 34 }, { size: 15, bold: true }),
    ...proBars(label, { x: x + 112, y: y + 4, w: w - 112, h: 23 }),
    ...textLine(proText(label, words), { x: x + 122, y: y + 36, w: w - 128 }, { size: 9.5, least: 7, bold: true }),
  ];
};

const tallScale: Scale = { caption: 6, small: 8, body: 10, name: 15, big: 22 };
const tallHeights = [52, 74, 36, 80, 26, 26, 32, 16, 74];

const layTall = (label: Label, words: LabelWords): LabelShape[] => {
  const rows = stack(8, 8, 272, tallHeights) as [Box, Box, Box, Box, Box, Box, Box, Box, Box];
  const [first, to, post, carrier, numbers, cargo, goods, services, sscc] = rows;
  const from = { ...first, w: 184 };
  const count = { ...first, x: first.x + 184, w: 88 };
  return [
    ...ruled([
      { box: first, shapes: [...fromBlock(label, words, from, tallScale), rule(count.x, count.y, count.h, true)] },
      { box: to, shapes: toBlock(label, words, to, tallScale) },
      { box: post, shapes: postRow(label, words, post, tallScale) },
      { box: carrier, shapes: carrierTall(label, words, carrier, tallScale) },
      { box: numbers, shapes: cellRow(numberCells(label, words), numbers, tallScale) },
      { box: cargo, shapes: cellRow(cargoCells(label, words), cargo, tallScale) },
      { box: goods, shapes: goodsLine(label, words, goods, tallScale) },
      { box: services, shapes: servicesLine(label, services, tallScale) },
      { box: sscc, shapes: ssccBlock(label, words, sscc, tallScale) },
    ]),
    ...countBlock(label, words, count, tallScale),
    ...frameOf({ x: 8, y: 8, w: 272, h: 416 }),
  ];
};

const wideScale: Scale = { caption: 5, small: 6.5, body: 8, name: 11.5, big: 15 };
/** Room for bars of two dots a module: letters, which Canadian codes have, need more of it than digits. */
const postCornerWidth = ({ ship_to_post }: Label): number => {
  if (ship_to_post === '') return 0;
  return /[A-Z]/.test(ship_to_post) ? 126 : 104;
};
const wideHeights = [28, 54, 40, 19, 19, 18, 11, 43];

const layWide = (label: Label, words: LabelWords): LabelShape[] => {
  const rows = stack(6, 4, 276, wideHeights) as [Box, Box, Box, Box, Box, Box, Box, Box];
  const [first, to, carrier, numbers, cargo, goods, services, sscc] = rows;
  const from = { ...first, w: 200 };
  const count = { ...first, x: first.x + 200, w: 76 };
  const post = postCornerWidth(label);
  const receiver = { ...to, w: to.w - post };
  const corner = { ...to, x: to.x + receiver.w, w: post };
  return [
    ...ruled([
      { box: first, shapes: [...fromBlock(label, words, from, wideScale), rule(count.x, count.y, count.h, true)] },
      { box: to, shapes: [...toBlock(label, words, receiver, wideScale), ...postCorner(label, corner, wideScale)] },
      { box: carrier, shapes: carrierWide(label, words, carrier, wideScale) },
      { box: numbers, shapes: cellRow(numberCells(label, words), numbers, wideScale) },
      { box: cargo, shapes: cellRow(cargoCells(label, words), cargo, wideScale) },
      { box: goods, shapes: goodsLine(label, words, goods, wideScale) },
      { box: services, shapes: servicesLine(label, services, wideScale) },
      { box: sscc, shapes: ssccBlock(label, words, sscc, wideScale) },
    ]),
    ...countBlock(label, words, count, wideScale),
    ...frameOf({ x: 6, y: 4, w: 276, h: 232 }),
  ];
};

/** A label as shapes; PDF, ZPL and screen draw the same ones. */
export const layOutLabel = (label: Label, shape: LabelShapeName, language: Language): LabelShape[] => {
  const words = labelWords[language];
  return shape === 'tall' ? layTall(label, words) : layWide(label, words);
};
