import { guardedCell } from '@portal/contract/values/guarded-cell.ts';
import { saveFile } from '../../platform/save-file.ts';
import { today } from '../../platform/words/today.ts';
import type { ChartTable } from './chart-table.ts';
import { drawContent } from './draw-content.ts';

// Spreadsheets take a file for UTF-8 by this mark alone.
const byteOrderMark = '\uFEFF';

const quoted = (value: string | number): string =>
  typeof value === 'number' ? String(value) : `"${guardedCell(value).replaceAll('"', '""')}"`;

const line = (cells: readonly (string | number)[]): string => cells.map(quoted).join(',');

/** Tables as lines for spreadsheets, one below the other; numbers as they are computed with. */
export const rowsOf = (tables: readonly ChartTable[]): string =>
  byteOrderMark +
  tables
    .map(({ caption, rowHead, columns, rows, total }) =>
      [
        ...(tables.length > 1 ? [line([caption])] : []),
        line([rowHead, ...columns]),
        ...rows.map(({ name, cells }) => line([name, ...cells.map(({ value }) => value)])),
        ...(total ? [line([total.name, ...total.cells.map(({ value }) => value)])] : []),
        '',
      ].join('\r\n'),
    )
    .join('\r\n');

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
