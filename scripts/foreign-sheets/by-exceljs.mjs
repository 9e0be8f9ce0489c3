// Writes the tables of foreign-tables.json as books by exceljs: by-exceljs.mjs TABLES FOLDER MODULE. The module is named,
// since the portal does not depend on it.
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const [tablesFile, folder, library] = process.argv.slice(2);
const { default: ExcelJS } = await import(pathToFileURL(path.resolve(library)).href);
const tables = JSON.parse(await readFile(tablesFile, 'utf8'));

const valueOf = (cell) => {
  if (typeof cell === 'string') return { value: cell };
  if ('day' in cell) return { value: new Date(`${cell.day}T00:00:00Z`), format: 'dd/mm/yyyy' };
  if ('time' in cell) {
    const [hours, minutes] = cell.time.split(':').map(Number);
    return { value: (hours * 60 + minutes) / 1440, format: cell.format ?? 'h:mm AM/PM' };
  }
  if ('formula' in cell) return { value: { formula: cell.formula } };
  return { value: cell.number ?? cell.boolean, format: cell.format };
};

for (const [name, [head, ...rows]] of Object.entries(tables)) {
  const book = new ExcelJS.Workbook();
  book.addWorksheet('OLD', { state: 'hidden' }).getCell('A1').value = 'an older table';
  const sheet = book.addWorksheet('Datos');
  [head, ['hidden'], ...rows].forEach((row, at) => {
    row.forEach((cell, column) => {
      const { value, format } = valueOf(cell);
      const place = sheet.getCell(at + 1, column + 1);
      place.value = value;
      if (format) place.numFmt = format;
    });
  });
  sheet.getRow(2).hidden = true;
  await book.xlsx.writeFile(path.join(folder, `exceljs-${name}.xlsx`));
}
