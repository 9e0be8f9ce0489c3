import type { LabelShape } from '@portal/contract/documents/labels.contract.ts';
import type { Box } from '../../../platform/pdf/pdf-drawing.ts';
import type { Label, LabelParty } from './label.ts';
import type { words as en } from '../words/labels.en.ts';
import { area, bars, textLine, textLines } from './label-shapes.ts';

export type LabelWords = Record<keyof typeof en | 'of', string>;

/** How large each part is written, on a tall and on a wide label. */
export type Scale = { caption: number; small: number; body: number; name: number; big: number };

const padding = 6;

/** A block's small heading; answers the line below it. */
const caption = (text: string, { x, y, w }: Box, scale: Scale): LabelShape[] =>
  textLine(
    text.toUpperCase(),
    { x: x + padding, y: y + scale.caption + 3, w: w - 2 * padding },
    { size: scale.caption },
  );

const filled = (phrase: string, values: Record<string, string | number>): string =>
  phrase.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''));

/** Who sends: small, since nobody drives there any more. */
export const fromBlock = (label: Label, words: LabelWords, box: Box, scale: Scale): LabelShape[] => {
  const { name, address, city_line } = label.from;
  const at = (line: number) => ({
    x: box.x + padding,
    y: box.y + scale.caption + 4 + line * (scale.small + 2),
    w: box.w - 2 * padding,
  });
  const small = { size: scale.small, least: scale.small - 1.5 };
  const place = [address, city_line].filter(Boolean);
  const lines = box.h > 40 ? place : [place.join(', ')];
  return [
    ...caption(words.from, box, scale),
    ...textLine(name, at(1), { ...small, bold: true }),
    ...lines.flatMap((line, i) => textLine(line, at(i + 2), small)),
  ];
};

/** Which of how many, as large as it gets: it is read from a forklift. */
export const countBlock = (label: Label, words: LabelWords, box: Box, scale: Scale): LabelShape[] => {
  const inner = { x: box.x + padding, w: box.w - 2 * padding };
  const text = filled(words.of, { unit: label.unit, units: label.units });
  const large = { size: Math.min(scale.big * 1.2, box.h * 0.55), least: 9, bold: true, align: 'center' } as const;
  return [
    ...textLine(text, { ...inner, y: box.y + box.h / 2 + scale.big * 0.1 }, large),
    ...textLine(label.unit_name, { ...inner, y: box.y + box.h - 4 }, { size: scale.small, least: 5, align: 'center' }),
  ];
};

const contactLine = ({ contact }: LabelParty, via: string): string => [contact, via].filter(Boolean).join('   ');

/** How far letters reach above and below the line they stand on, in shares of their size. */
const rise = 0.75;
const drop = 0.22;

type ReceiverLine = { text: string; most: number; size: number; least: number; bold?: boolean };

/** What of the receiver is written below each other, in letters of a share of their size. */
const receiverLines = (label: Label, words: LabelWords, scale: Scale, share: number): ReceiverLine[] => {
  const { name, address, city_line } = label.to;
  const contact = contactLine(label.to, label.via && filled(words.via, { cities: label.via }));
  const large = { size: scale.name * share, least: Math.min(scale.body - 1, scale.name * share), bold: true };
  return [
    { text: name, most: 1, ...large },
    { text: address, most: 2, size: scale.body * share, least: Math.min(scale.small, scale.body * share) },
    { text: city_line, most: 1, ...large },
    { text: contact, most: 1, size: scale.small * Math.max(share, 0.8), least: scale.small - 1.5 },
  ].filter(({ text }) => text !== '');
};

/** Lines below each other from `top` on; answers where the last one's letters end. */
const writeBelow = (lines: readonly ReceiverLine[], { x, y: top, w }: Omit<Box, 'h'>, gap: number) => {
  let y = top;
  const shapes = lines.flatMap(({ text, most, ...style }) => {
    const written = textLines(text, { x, w, y: 0 }, most, style).shapes;
    return written.flatMap((shape) => {
      if (shape.kind !== 'text') return [];
      const baseline = y + shape.size * rise;
      y = baseline + shape.size * drop + gap;
      return [{ ...shape, y: baseline }];
    });
  });
  return { shapes, bottom: y - gap };
};

const shares = [1, 0.95, 0.9, 0.85, 0.8, 0.75, 0.7];

/** Who receives: what a driver looks for first. A street of two lines makes all letters smaller, so that none overlap. */
export const toBlock = (label: Label, words: LabelWords, box: Box, scale: Scale): LabelShape[] => {
  const top = box.y + scale.caption + 4;
  const inner = { x: box.x + padding, y: top, w: box.w - 2 * padding };
  const bottom = box.y + box.h - 1.5;
  const at = (share: number, white = 0) => {
    const from = { ...inner, y: top + white };
    return writeBelow(receiverLines(label, words, scale, share), from, 1 + white);
  };
  const share = shares.find((one) => at(one).bottom <= bottom) ?? 0.65;
  const white = Math.max(0, Math.min(3, (bottom - at(share).bottom) / 6));
  return [...caption(words.to, box, scale), ...at(share, white).shapes];
};

const shipToPostText = ({ ship_to_post }: Label): string => ship_to_post.replace(')', ') ');

/** The postal code in large figures, and beside it as bars: sorting by destination reads no other line. */
export const postRow = (label: Label, words: LabelWords, box: Box, scale: Scale): LabelShape[] => {
  const text = { x: box.x + padding, w: 106 };
  const left = box.x + 112;
  return [
    ...caption(words.ship_to_post, { ...box, w: 112 }, scale),
    ...textLine(shipToPostText(label), { ...text, y: box.y + box.h - 7 }, { size: 13, least: 9, bold: true }),
    ...bars('gs1-128', label.ship_to_post, { x: left, y: box.y + 4, w: box.x + box.w - left, h: box.h - 8 }, 'center'),
  ];
};

/** The same on a small label, within the block of who receives: bars over figures. */
export const postCorner = (label: Label, box: Box, scale: Scale): LabelShape[] => [
  ...bars('gs1-128', label.ship_to_post, { ...box, y: box.y + 5, h: box.h - scale.body - 11 }, 'center'),
  ...textLine(
    shipToPostText(label),
    { x: box.x, w: box.w, y: box.y + box.h - 5 },
    { size: scale.body, least: 6, bold: true, align: 'center' },
  ),
];

/** The carrier's own number as bars, the load's where the carrier has none. */
export const proBars = (label: Label, box: Box): LabelShape[] =>
  bars('code128', label.pro_number || String(label.load_id), box);

export const proText = (label: Label, words: LabelWords): string =>
  label.pro_number ? `${words.pro} ${label.pro_number}` : `${words.load} ${label.load_id}`;

type Cell = { caption: string; value: string; share: number };

/** Captions over values, side by side in shares of the width. */
export const cellRow = (cells: readonly Cell[], box: Box, scale: Scale): LabelShape[] => {
  const total = cells.reduce((sum, { share }) => sum + share, 0);
  let x = box.x + padding;
  return cells.flatMap(({ caption: heading, value, share }) => {
    const w = (share / total) * (box.w - 2 * padding);
    const inner = { x, w: w - 5 };
    x += w;
    return [
      ...textLine(
        heading.toUpperCase(),
        { ...inner, y: box.y + scale.caption + 2.5 },
        { size: scale.caption, least: 4.5 },
      ),
      ...textLine(value || '-', { ...inner, y: box.y + box.h - 4 }, { size: scale.body - 1, least: 5.5, bold: true }),
    ];
  });
};

/** What the load is known by. */
export const numberCells = (label: Label, words: LabelWords): Cell[] => [
  { caption: words.bol, value: label.bol_number, share: 1.75 },
  { caption: words.po, value: label.po_number, share: 1.15 },
  { caption: words.load, value: String(label.load_id), share: 0.75 },
];

/** What this line of the load is; a line of several units says what they come to. */
export const cargoCells = (label: Label, words: LabelWords): Cell[] => {
  const units = label.line_units;
  return [
    { caption: units ? filled(words.pieces_of, { units }) : words.pieces, value: label.pieces, share: 1.3 },
    { caption: units ? filled(words.weight_of, { units }) : words.weight, value: label.weight, share: 1.2 },
    { caption: words.class, value: label.freight_class, share: 0.65 },
  ];
};

/** The danger in white on black: its lawful description in full, and who answers day and night. */
const dangerLines = (label: Label, words: LabelWords, box: Box, scale: Scale): LabelShape[] => {
  const inner = { x: box.x + padding, w: box.w - 2 * padding };
  const style = { bold: true, white: true, least: 5 };
  const head = [words.hazmat, label.emergency_phone].filter(Boolean).join('   ');
  const first = box.y + scale.small + 1.5;
  const below = { ...inner, y: first + scale.small + 0.5 };
  return [
    area(box),
    ...textLine(head, { ...inner, y: first }, { ...style, size: scale.small + 0.5 }),
    ...textLines(label.hazmat, below, box.h > 24 ? 2 : 1, { ...style, size: scale.small }).shapes,
  ];
};

/** The danger, or else what the goods are. */
export const goodsLine = (label: Label, words: LabelWords, box: Box, scale: Scale): LabelShape[] => {
  if (label.hazmat) return dangerLines(label, words, box, scale);
  const inner = { x: box.x + padding, y: box.y + (box.h + scale.body * 0.72) / 2, w: box.w - 2 * padding };
  return textLine(label.commodity, inner, { size: scale.body, least: scale.small, bold: true });
};

export const servicesLine = (label: Label, box: Box, scale: Scale): LabelShape[] => {
  const y = box.y + box.h - (box.h - scale.small) / 2 - 1.5;
  const inner = { x: box.x + padding, y, w: box.w - 2 * padding };
  return textLine(label.services, inner, { size: scale.small + 0.5, least: scale.small - 1.5 });
};

/** "(00) 0 0614141 000000123 4", as GS1 writes it below the bars. */
const written = (sscc: string): string =>
  `(00) ${sscc.slice(0, 1)} ${sscc.slice(1, 8)} ${sscc.slice(8, 17)} ${sscc.slice(17)}`;

/** The unit's own number, as GS1-128 with application identifier 00. */
export const ssccBlock = (label: Label, words: LabelWords, box: Box, scale: Scale): LabelShape[] => {
  const inner = { x: box.x + padding, w: box.w - 2 * padding };
  const below = box.y + box.h - 5;
  // Where there is little room the caption stands beside the number: the bars need all the height there is.
  const isLow = box.h < 60;
  const y = isLow ? below : box.y + scale.caption + 3;
  const top = isLow ? box.y + 4 : y + 4;
  return [
    ...textLine(words.sscc, { ...inner, y }, { size: scale.caption }),
    ...bars('gs1-128', `(00)${label.sscc}`, { x: box.x, y: top, w: box.w, h: below - scale.body - 2 - top }, 'center'),
    ...textLine(written(label.sscc), { ...inner, y: below }, { size: scale.body, bold: true, align: 'center' }),
  ];
};
