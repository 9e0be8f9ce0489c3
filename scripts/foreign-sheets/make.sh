#!/bin/sh
# Makes the books of server/src/testing/sheets/kept again, by openpyxl, XlsxWriter, LibreOffice and Gnumeric (Debian:
# python3-openpyxl python3-xlsxwriter libreoffice-calc-nogui gnumeric), and by exceljs where its module is named:
# make.sh FOLDER/node_modules/exceljs/excel.js. Tests need none of them.
set -eu
cd "$(dirname "$0")/../.."
sheets=server/src/testing/sheets
made=$(mktemp -d)
trap 'rm -r "$made"' EXIT
python3 scripts/foreign-sheets/write_sheets.py "$sheets/foreign-tables.json" "$made"
if [ $# -gt 0 ]; then node scripts/foreign-sheets/by-exceljs.mjs "$sheets/foreign-tables.json" "$sheets/kept" "$1"; fi
for table in loads items locations bills rates; do
  cp "$made/openpyxl-$table.xlsx" "$made/xlsxwriter-$table.xlsx" "$sheets/kept/"
  ssconvert --recalc "$made/plain-$table.xlsx" "$sheets/kept/gnumeric-$table.xlsx" 2>/dev/null
  soffice --headless --convert-to xlsx --outdir "$made/office" "$made/openpyxl-$table.xlsx" >/dev/null
  cp "$made/office/openpyxl-$table.xlsx" "$sheets/kept/libreoffice-$table.xlsx"
done
