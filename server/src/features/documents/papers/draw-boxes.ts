import type { PdfDoc } from '../../../platform/pdf/pdf-doc.ts';
import {
  type Box,
  frame,
  headingBar,
  heightOf,
  labelled,
  labelledHeight,
  labelSize,
  ruleAcross,
  ruleDown,
  tickBox,
  write,
} from '../../../platform/pdf/pdf-drawing.ts';
import type { Party, PaperSection } from '../paper.ts';
import { pad, sheet, type Spacing } from './paper-page.ts';

type SectionOf<K extends PaperSection['kind']> = Extract<PaperSection, { kind: K }>;

/** What a kind of section takes, and how it is drawn into it. */
type Drawing = { h: number; draw: (box: Box) => void };

const barHeight = 13;
const lineSize = 8;
const proseSize = 7.4;

const partyHeight = (doc: PdfDoc, { name, lines }: Party, w: number): number => {
  const text = lines.filter(Boolean).join('\n');
  return 6 + heightOf(doc, name, w, 9.5, true) + 3 + (text ? heightOf(doc, text, w, lineSize) : 0) + 7;
};

const drawParty = (doc: PdfDoc, party: Party, { x, y, w, h }: Box): void => {
  const inner = { x: x + pad, w: w - pad * 2 };
  headingBar(doc, party.title, { x, y, w });
  const nameHeight = heightOf(doc, party.name, inner.w, 9.5, true);
  write(doc, party.name, { ...inner, y: y + barHeight + 6, h: nameHeight + 1 }, { size: 9.5, bold: true });
  const top = y + barHeight + 6 + nameHeight + 3;
  write(doc, party.lines.filter(Boolean).join('\n'), { ...inner, y: top, h: y + h - top }, { size: lineSize });
};

const parties = (doc: PdfDoc, { parties: all }: SectionOf<'parties'>): Drawing => {
  const w = sheet.width / all.length;
  const h = barHeight + Math.max(...all.map((party) => partyHeight(doc, party, w - pad * 2)));
  return {
    h,
    draw: (box) => {
      for (const [i, party] of all.entries()) {
        const x = box.x + w * i;
        drawParty(doc, party, { x, y: box.y, w, h });
        if (i > 0) ruleDown(doc, x, box.y, h);
      }
      frame(doc, box);
    },
  };
};

const facts = (doc: PdfDoc, { title, facts: all, columns }: SectionOf<'facts'>, spacing: Spacing): Drawing => {
  const w = sheet.width / columns;
  const inner = w - pad * 2;
  const rows = Array.from({ length: Math.ceil(all.length / columns) }, (_, row) =>
    all.slice(row * columns, (row + 1) * columns),
  );
  const heights = rows.map(
    (row) => spacing.fact + Math.max(...row.map(({ value }) => labelledHeight(doc, value, inner)), 17.5),
  );
  return {
    h: barHeight + heights.reduce((sum, h) => sum + h, 0),
    draw: (box) => {
      headingBar(doc, title, box);
      let y = box.y + barHeight;
      for (const [r, row] of rows.entries()) {
        const h = heights[r] ?? 0;
        for (const [i, { label, value }] of row.entries()) {
          const x = box.x + w * i;
          labelled(doc, label, value, {
            x: x + pad,
            y: y + spacing.fact / 2 + 1,
            w: inner,
            h: h - spacing.fact / 2 - 1,
          });
        }
        for (let i = 1; i < columns; i += 1) ruleDown(doc, box.x + w * i, y, h);
        y += h;
        if (r < rows.length - 1) ruleAcross(doc, box.x, y, box.w);
      }
      frame(doc, box);
    },
  };
};

const prose = (doc: PdfDoc, { title, paragraphs }: SectionOf<'prose'>): Drawing => {
  const w = sheet.width - pad * 2;
  const heights = paragraphs.map((text) => heightOf(doc, text, w, proseSize) + 3);
  return {
    h: barHeight + 6 + heights.reduce((sum, h) => sum + h, 0) + 3,
    draw: (box) => {
      headingBar(doc, title, box);
      let y = box.y + barHeight + 6;
      for (const [i, text] of paragraphs.entries()) {
        const h = heights[i] ?? 0;
        write(doc, text, { x: box.x + pad, y, w, h }, { size: proseSize });
        y += h;
      }
      frame(doc, box);
    },
  };
};

const tickColumns = 4;
const writingLine = 20;

const ticks = (doc: PdfDoc, { title, options, lines }: SectionOf<'ticks'>): Drawing => {
  const w = (sheet.width - pad * 2) / tickColumns;
  const boxes = Math.ceil(options.length / tickColumns) * 16;
  return {
    h: barHeight + 8 + boxes + lines * writingLine + 4,
    draw: (box) => {
      headingBar(doc, title, box);
      const top = box.y + barHeight + 8;
      for (const [i, option] of options.entries()) {
        const at = { x: box.x + pad + (i % tickColumns) * w, y: top + Math.floor(i / tickColumns) * 16 };
        tickBox(doc, option, false, { ...at, w: w - 4 });
      }
      for (let i = 1; i <= lines; i += 1) {
        ruleAcross(doc, box.x + pad, top + boxes + i * writingLine - 4, box.w - pad * 2);
      }
      frame(doc, box);
    },
  };
};

const signatures = (doc: PdfDoc, { signers }: SectionOf<'signatures'>, spacing: Spacing): Drawing => {
  const rulePitch = spacing.signature;
  const w = sheet.width / signers.length;
  const inner = w - pad * 2;
  const textHeight = Math.max(...signers.map(({ text }) => (text ? heightOf(doc, text, inner, 6.8) + 4 : 0)));
  const most = Math.max(...signers.map(({ rules }) => rules.length));
  const h = barHeight + 6 + textHeight + most * rulePitch + 2;
  return {
    h,
    draw: (box) => {
      for (const [i, { title, text, rules }] of signers.entries()) {
        const x = box.x + w * i;
        headingBar(doc, title, { x, y: box.y, w });
        write(doc, text, { x: x + pad, y: box.y + barHeight + 6, w: inner, h: textHeight + 2 }, { size: 6.8 });
        for (const [r, label] of rules.entries()) {
          const y = box.y + barHeight + 6 + textHeight + (r + 1) * rulePitch - 12;
          ruleAcross(doc, x + pad, y, inner);
          write(
            doc,
            label,
            { x: x + pad, y: y + 3, w: inner, h: 8 },
            { size: labelSize(doc, label, inner), soft: true },
          );
        }
        if (i > 0) ruleDown(doc, x, box.y, h);
      }
      frame(doc, box);
    },
  };
};

export type Boxed = Exclude<PaperSection, { kind: 'table' | 'new_page' }>;

const drawingOf = (doc: PdfDoc, section: Boxed, spacing: Spacing): Drawing => {
  switch (section.kind) {
    case 'parties':
      return parties(doc, section);
    case 'facts':
      return facts(doc, section, spacing);
    case 'prose':
      return prose(doc, section);
    case 'ticks':
      return ticks(doc, section);
    case 'signatures':
      return signatures(doc, section, spacing);
  }
};

/** Prose in parts that have room on a page each: most have on one. Its lines are as they were typed. */
export const proseParts = (doc: PdfDoc, section: SectionOf<'prose'>, room: number): SectionOf<'prose'>[] => {
  if (prose(doc, section).h <= room) return [section];
  const parts: string[][] = [[]];
  for (const line of section.paragraphs.flatMap((text) => text.split('\n'))) {
    const part = [...(parts.at(-1) ?? []), line];
    if (prose(doc, { ...section, paragraphs: part }).h <= room) parts[parts.length - 1] = part;
    else parts.push([line]);
  }
  return parts.map((paragraphs) => ({ ...section, paragraphs }));
};

/** How high a section is. */
export const boxHeight = (doc: PdfDoc, section: Boxed, spacing: Spacing): number => drawingOf(doc, section, spacing).h;

/** A section that stays on one page: the next one where there is no room for it; answers where the next one begins. */
export const drawBoxes = (doc: PdfDoc, section: Boxed, start: number, turn: () => number, spacing: Spacing): number => {
  const { h, draw } = drawingOf(doc, section, spacing);
  const y = start + h > sheet.bottom ? turn() : start;
  draw({ x: sheet.left, y, w: sheet.width, h });
  return y + h + spacing.gap;
};
