import { words as en } from '@portal/contract/documents/words/en.ts';
import { words as es } from '@portal/contract/documents/words/es.ts';
import type { LabelShape } from '@portal/contract/documents/labels.contract.ts';
import { sheetPositions } from '@portal/contract/documents/label-formats.ts';
import type { PdfDoc } from '../../../platform/pdf/pdf-doc.ts';
import { writeLine } from '../../../platform/pdf/pdf-drawing.ts';
import type { PaperAbout } from '../../../platform/pdf/pdf-render.ts';
import type { LabelsPaper } from './label.ts';
import { dotsPerPoint } from './label-shapes.ts';
import { labelSizes, layOutLabel, shapeOf } from './lay-out-label.ts';

type Spot = { x: number; y: number; scale: number };

const drawBars = (doc: PdfDoc, shape: Extract<LabelShape, { kind: 'bars' }>): void => {
  const unit = shape.dots / dotsPerPoint;
  let left = shape.x;
  for (const [i, width] of shape.widths.entries()) {
    if (i % 2 === 0) doc.rect(left, shape.y, width * unit, shape.h);
    left += width * unit;
  }
  doc.fillColor('#000000').fill();
};

const drawText = (doc: PdfDoc, { x, y, text, size, bold, white }: Extract<LabelShape, { kind: 'text' }>): void => {
  writeLine(doc, text, { x, y }, { size, bold, color: white ? '#FFFFFF' : '#000000', baseline: 'alphabetic' });
};

const drawShape = (doc: PdfDoc, shape: LabelShape): void => {
  if (shape.kind === 'text') return drawText(doc, shape);
  if (shape.kind === 'bars') return drawBars(doc, shape);
  doc.rect(shape.x, shape.y, shape.w, shape.h).fillColor('#000000').fill();
};

const drawAt = (doc: PdfDoc, shapes: readonly LabelShape[], { x, y, scale }: Spot): void => {
  doc.save();
  doc.translate(x, y).scale(scale);
  for (const shape of shapes) drawShape(doc, shape);
  doc.restore();
};

const letter: [number, number] = [612, 792];
const roll: [number, number] = [labelSizes.tall.width, labelSizes.tall.height];
const largest = 1.7;

/** Where a label of a sheet of six lies (Avery 5164): from 1, row by row. */
const sheetSpot = (position: number): Spot => ({
  x: 11.25 + (position % 2) * (labelSizes.wide.width + 13.5),
  y: 36 + Math.floor(position / 2) * labelSizes.wide.height,
  scale: 1,
});

const letterSpot: Spot = {
  x: (letter[0] - labelSizes.tall.width * largest) / 2,
  y: (letter[1] - labelSizes.tall.height * largest) / 2,
  scale: largest,
};

export const addsEveryPage = true;

/** What the paper is. */
export const about = ({ language }: LabelsPaper): PaperAbout => ({
  title: { en, es }[language].labels.screen.row,
  language,
});

/** Draws labels: each on its own page, or six a sheet from the first one that is not used up. */
export const draw = (doc: PdfDoc, { language, format, start, labels }: LabelsPaper): void => {
  const size = format === '4x6' ? roll : letter;
  for (const [i, label] of labels.entries()) {
    const position = format === 'avery' ? (i + start - 1) % sheetPositions : 0;
    if (i === 0 || position === 0) doc.addPage({ size, margin: 0 });
    const spot = format === 'avery' ? sheetSpot(position) : format === 'letter' ? letterSpot : { x: 0, y: 0, scale: 1 };
    drawAt(doc, layOutLabel(label, shapeOf(format), language), spot);
  }
};
