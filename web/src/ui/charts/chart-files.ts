import { csvText } from '../../platform/csv-text.ts';
import { saveFile } from '../../platform/save-file.ts';
import { today } from '../../platform/words/today.ts';
import type { ChartTable } from './chart-table.ts';
import { drawContent } from './draw-content.ts';

/** Tables as lines for spreadsheets, one below the other; numbers as they are computed with. */
export const rowsOf = (tables: readonly ChartTable[]): string =>
  csvText(
    tables.flatMap(({ caption, rowHead, columns, rows, total }, at) => [
      ...(at > 0 ? [[]] : []),
      ...(tables.length > 1 ? [[caption]] : []),
      [rowHead, ...columns],
      ...[...rows, ...(total ? [total] : [])].map(({ name, cells }) => [name, ...cells.map(({ value }) => value)]),
    ]),
  );

/** "Loads by month and mode 2026-11-24.csv". */
const fileName = (title: string, ending: string): string => `${title} ${today()}.${ending}`;

export const saveRows = (tables: readonly ChartTable[], title: string): void =>
  saveFile(new Blob([rowsOf(tables)], { type: 'text/csv' }), fileName(title, 'csv'));

const margin = 20;
const headHeight = 52;
const pixelsPerPoint = 2;

/** Writes a picture of what a card shows, with its title and what it is about, in the colours on screen. */
export const savePicture = async (content: HTMLElement | null, title: string, about: string): Promise<void> => {
  if (!content) throw new Error('there is nothing to draw');
  const { width, height } = content.getBoundingClientRect();
  const canvas = document.createElement('canvas');
  canvas.width = (width + 2 * margin) * pixelsPerPoint;
  canvas.height = (height + 2 * margin + headHeight) * pixelsPerPoint;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('the browser does not draw');
  context.scale(pixelsPerPoint, pixelsPerPoint);
  const { color, fontFamily } = getComputedStyle(content);
  const variable = (name: string) => getComputedStyle(document.documentElement).getPropertyValue(name);
  context.fillStyle = variable('--p-surface');
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = color;
  context.font = `640 15px ${fontFamily}`;
  context.fillText(title, margin, margin + 14);
  context.fillStyle = variable('--p-text-2');
  context.font = `400 13px ${fontFamily}`;
  context.fillText(about, margin, margin + 34);
  await drawContent(context, content, { x: margin, y: margin + headHeight });
  const picture = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!picture) throw new Error('the picture is empty');
  saveFile(picture, fileName(title, 'png'));
};
