import { barcode, barsOf, quietModules } from '../../../platform/pdf/barcode.ts';
import type { PdfDoc } from '../../../platform/pdf/pdf-doc.ts';
import { type Box, heightOf, labelled, labelledHeight, ruleAcross, write } from '../../../platform/pdf/pdf-drawing.ts';
import type { PaperAbout } from '../../../platform/pdf/pdf-render.ts';
import { drawLogo } from '../logo/draw-logo.ts';
import { boxHeight, drawBoxes, proseParts } from './draw-boxes.ts';
import { drawTable, tableHeight } from './draw-table.ts';
import type { Paper, PaperSection } from '../paper.ts';
import { sheet, type Spacing, tightSpacing, usualSpacing } from './paper-page.ts';

const headSide = 190;
const codeModule = 1;

/** The number to scan; its last bar ends where the page does. */
const drawCode = (doc: PdfDoc, { symbology, text, label }: NonNullable<Paper['barcode']>): void => {
  const bars = barsOf(symbology, text).reduce((sum, width) => sum + width, 0) * codeModule;
  const x = sheet.left + sheet.width - bars;
  const quiet = quietModules * codeModule;
  const box = { x: x - quiet, y: sheet.top, w: bars + 2 * quiet, h: 24 };
  barcode(doc, symbology, text, box, { module: codeModule });
  write(doc, label, { x: x - 40, y: sheet.top + 27, w: bars + 80, h: 9 }, { size: 7, soft: true, align: 'center' });
};

const nameSizes = [10, 9, 8, 7, 6];
const lineSizes = [7.5, 6.8, 6.1, 5.4];
const turnedSizes = [8.5, 7.8, 7, 6.2, 5.5];

/** The size at which a text has room in its box, the smallest one where none does. */
const fittingSize = (doc: PdfDoc, text: string, { w, h }: Pick<Box, 'w' | 'h'>, sizes: number[], bold: boolean) =>
  sizes.find((size) => heightOf(doc, text, w, size, bold) <= h) ?? sizes.at(-1) ?? 6;

/** Who it comes from on the left, the number to scan on the right. */
const drawIssuer = (doc: PdfDoc, { issuer, logo, barcode: code }: Paper): void => {
  const { left: x, top: y, width } = sheet;
  const logoWidth = logo ? drawLogo(doc, issuer.name, logo, { x, y, w: 150, h: 34 }) : 0;
  const nameLeft = logoWidth > 0 ? x + logoWidth + 10 : x;
  const w = width - headSide - 10 - (nameLeft - x);
  const isLong = heightOf(doc, issuer.name, w, 10, true) > 14;
  const name = { x: nameLeft, y: isLong ? y - 2 : y + 6, w, h: 25 };
  const line = { x: nameLeft, y: isLong ? y + 23.5 : y + 19, w, h: isLong ? 20.5 : 22 };
  write(doc, issuer.name, name, { size: fittingSize(doc, issuer.name, name, nameSizes, true), bold: true });
  write(doc, issuer.line, line, { size: fittingSize(doc, issuer.line, line, lineSizes, false), soft: true });
  if (code) drawCode(doc, code);
};

const headSize = 9.5;

/** The first page's head; answers where its content begins. */
const drawHead = (doc: PdfDoc, paper: Paper): number => {
  drawIssuer(doc, paper);
  const { left: x, width } = sheet;
  let y = sheet.top + 44;
  write(doc, paper.title, { x, y, w: width, h: 24 }, { size: 19, bold: true, as: 'H1' });
  write(doc, paper.subtitle, { x, y: y + 23, w: width, h: 10 }, { size: 8, soft: true });
  y += 40;
  ruleAcross(doc, x, y, width);
  const known = paper.facts.filter(({ value }) => value !== '');
  const cell = width / Math.max(1, known.length);
  const w = cell - 8;
  const h = Math.max(22, ...known.map(({ value }) => labelledHeight(doc, value, w, headSize)));
  for (const [i, { label, value }] of known.entries()) {
    labelled(doc, label, value, { x: x + i * cell, y: y + 6, w, h }, headSize);
  }
  ruleAcross(doc, x, y + 9 + h, width);
  return y + 9 + h + usualSpacing.gap;
};

/** Where the content of a further page begins. */
const furtherTop = sheet.top + 15 + usualSpacing.gap;

/** The head of a further page; answers where its content begins. */
const turnPage = (doc: PdfDoc, { title, facts }: Paper): number => {
  doc.addPage();
  const text = [title, ...facts.slice(0, 2).map(({ label, value }) => `${label} ${value}`)].join('  ·  ');
  const box = { x: sheet.left, y: sheet.top, w: sheet.width, h: 13 };
  write(doc, text, box, { size: fittingSize(doc, text, box, turnedSizes, false), soft: true });
  ruleAcross(doc, sheet.left, sheet.top + 15, sheet.width);
  return furtherTop;
};

type Pen = { y: number; turn: () => number; spacing: Spacing };

const drawSection = (doc: PdfDoc, section: PaperSection, { y, turn, spacing }: Pen): number => {
  if (section.kind === 'new_page') return turn();
  if (section.kind === 'table') return drawTable(doc, section, y, turn, spacing);
  const parts = section.kind === 'prose' ? proseParts(doc, section, sheet.bottom - furtherTop) : [section];
  return parts.reduce((top, part) => drawBoxes(doc, part, top, turn, spacing), y);
};

const heightOfSection = (doc: PdfDoc, section: PaperSection, spacing: Spacing): number => {
  if (section.kind === 'new_page') return 0;
  return section.kind === 'table' ? tableHeight(doc, section, spacing) : boxHeight(doc, section, spacing);
};

/** The sections from one on that are meant for one page. */
const upToNewPage = (sections: readonly PaperSection[]): readonly PaperSection[] => {
  const end = sections.findIndex(({ kind }) => kind === 'new_page');
  return end < 0 ? sections : sections.slice(0, end);
};

/** Less white where that saves a page, which would have a few lines and the signatures on it. */
const spacingFor = (doc: PdfDoc, sections: readonly PaperSection[], top: number): Spacing => {
  const endsAt = (spacing: Spacing) =>
    sections.reduce((y, section) => y + heightOfSection(doc, section, spacing) + spacing.gap, top) - spacing.gap;
  return endsAt(usualSpacing) > sheet.bottom && endsAt(tightSpacing) <= sheet.bottom ? tightSpacing : usualSpacing;
};

/**
 * Whether the last section would stand alone on a page, such as signatures without the terms they are for: the one
 * before it is then taken to that page too.
 */
const leavesLastAlone = (doc: PdfDoc, { sections }: Paper, index: number, { y, spacing }: Pen): boolean => {
  const pair = upToNewPage(sections.slice(index));
  if (pair.length !== 2) return false;
  const [own = 0, last = 0] = pair.map((section) => heightOfSection(doc, section, spacing));
  const both = own + spacing.gap + last;
  return y + own <= sheet.bottom && y + both > sheet.bottom && furtherTop + both <= sheet.bottom;
};

/** "Page 1 of 2" on every page, once it is known how many there are. */
const drawFeet = (doc: PdfDoc, { foot, page }: Paper): void => {
  const { count } = doc.bufferedPageRange();
  for (let i = 0; i < count; i += 1) {
    doc.switchToPage(i);
    const box = { x: sheet.left, y: sheet.bottom + 8, h: 18 };
    write(doc, foot, { ...box, w: sheet.width - 80 }, { size: 6.5, soft: true });
    const text = page.replace('{{page}}', String(i + 1)).replace('{{pages}}', String(count));
    write(doc, text, { ...box, w: sheet.width }, { size: 6.5, soft: true, align: 'right' });
  }
};

/** What the paper is. */
export const about = ({ title, language, barcode: code }: Paper): PaperAbout => ({
  title: code ? `${title} ${code.text}` : title,
  language,
});

/** Draws any paper section by section; what does not fit goes on to further pages. */
export const draw = (doc: PdfDoc, paper: Paper): void => {
  const turn = () => turnPage(doc, paper);
  const top = drawHead(doc, paper);
  const pen: Pen = { y: top, turn, spacing: spacingFor(doc, upToNewPage(paper.sections), top) };
  for (const [i, section] of paper.sections.entries()) {
    if (leavesLastAlone(doc, paper, i, pen)) pen.y = turn();
    pen.y = drawSection(doc, section, pen);
    if (section.kind === 'new_page') pen.spacing = spacingFor(doc, upToNewPage(paper.sections.slice(i + 1)), pen.y);
  }
  drawFeet(doc, paper);
};
