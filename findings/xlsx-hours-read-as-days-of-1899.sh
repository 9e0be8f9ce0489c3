#!/usr/bin/env bash
# read-excel-file 9.3.17 and hucre 1.0.0: hours of a sheet come back as instants of 1899 and 1900, a day apart.
#
# Expected: a cell formatted [h]:mm, which a spreadsheet shows as 36:00, is read as a length of time: 1.5 days, 36 hours
# or the text; at least the same in all readers. A cell formatted h:mm, shown as 8:30, is a time of day.
# Seen: both libraries answer a Date in UTC. One counts from 1899-12-30, the other, for serial numbers below 60, from
# 1899-12-31: 36:00 is 1899-12-31T12:00Z or 1900-01-01T12:00Z, 8:30 is 08:30Z of one or the other day. What was a length
# of time cannot be told from a day any more. xlsx 0.18.5 answers 1.5 and, asked for the text, 36:00.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --save-exact --ignore-scripts \
  exceljs@4.4.0 read-excel-file@9.3.17 hucre@1.0.0 xlsx@0.18.5
cat > run.mjs <<'JS'
import { readFileSync } from 'node:fs';
import Excel from 'exceljs';
import { readXlsx } from 'hucre';
import readExcelFile from 'read-excel-file/node';
import sheetjs from 'xlsx';
const book = new Excel.Workbook();
const row = book.addWorksheet('Docks').addRow([0.354166666667, 1.5]);
row.getCell(1).numFmt = 'h:mm';
row.getCell(2).numFmt = '[h]:mm';
await book.xlsx.writeFile('docks.xlsx');
const [{ data }] = await readExcelFile('docks.xlsx');
const { sheets } = await readXlsx(readFileSync('docks.xlsx'));
const { Docks } = sheetjs.readFile('docks.xlsx').Sheets;
const seen = {
  'read-excel-file': data[0],
  hucre: sheets[0].rows[0],
  'xlsx, values': sheetjs.utils.sheet_to_json(Docks, { header: 1 })[0],
  'xlsx, texts': sheetjs.utils.sheet_to_json(Docks, { header: 1, raw: false })[0],
};
for (const [name, cells] of Object.entries(seen)) console.log(`${name}: ${JSON.stringify(cells)}`);
const expected = {
  'read-excel-file': ['1899-12-30T08:30:00.000Z', '1899-12-31T12:00:00.000Z'],
  hucre: ['1899-12-31T08:30:00.000Z', '1900-01-01T12:00:00.000Z'],
  'xlsx, values': [0.354166666667, 1.5],
  'xlsx, texts': ['8:30', '36:00'],
};
process.exit(JSON.stringify(seen) === JSON.stringify(expected) ? 0 : 1);
JS
node run.mjs && echo "as seen" || { echo "changed"; exit 1; }
