// Writes the tables of foreign-tables.json as books by xlsx-populate: by-xlsx-populate.mjs TABLES FOLDER MODULE. The module
// is named, since the portal does not depend on it.
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const [tablesFile, folder, library] = process.argv.slice(2);
const { default: XlsxPopulate } = await import(pathToFileURL(path.resolve(library)).href);
const tables = JSON.parse(await readFile(tablesFile, 'utf8'));

const shapeOf = (cell) => {
  if ('day' in cell) return { value: new Date(`${cell.day}T00:00:00`), format: 'dd/mm/yyyy' };
  if ('time' in cell) {
    const [hours, minutes] = cell.time.split(':').map(Number);
    return { value: (hours * 60 + minutes) / 1440, format: cell.format ?? 'h:mm AM/PM' };
  }
  return { value: cell.number ?? cell.boolean, format: cell.format };
};

for (const [name, [head, ...rows]] of Object.entries(tables)) {
  const book = await XlsxPopulate.fromBlankAsync();
  book.sheet(0).name('OLD').cell('A1').value('an older table');
  const sheet = book.addSheet('Datos');
  [head, ['hidden'], ...rows].forEach((row, at) => {
    row.forEach((cell, column) => {
      const place = sheet.cell(at + 1, column + 1);
      if (typeof cell === 'string') return place.value(cell);
      if ('formula' in cell) return place.formula(cell.formula);
      const { value, format } = shapeOf(cell);
      place.value(value);
      return format && place.style('numberFormat', format);
    });
  });
  sheet.row(2).hidden(true);
  sheet.active(true);
  book.sheet(0).hidden(true);
  await book.toFileAsync(path.join(folder, `xlsxpopulate-${name}.xlsx`));
}
