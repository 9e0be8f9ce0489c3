#!/bin/sh
# Makes the files of server/src/testing/sheets/kept again, by openpyxl, XlsxWriter, Excel::Writer::XLSX, LibreOffice and
# Gnumeric (Debian: python3-openpyxl python3-xlsxwriter libexcel-writer-xlsx-perl libreoffice-calc-nogui gnumeric), and by
# exceljs and xlsx-populate where the folder they are installed in is named: make.sh FOLDER/node_modules. Tests need none.
set -eu
cd "$(dirname "$0")/../.."
sheets=server/src/testing/sheets
tables=$sheets/foreign-tables.json
made=$(mktemp -d)
trap 'rm -r "$made"' EXIT
python3 scripts/foreign-sheets/write_sheets.py "$tables" "$made"
perl scripts/foreign-sheets/write_sheets.pl "$tables" "$sheets/kept"
if [ $# -gt 0 ]; then
  node scripts/foreign-sheets/by-exceljs.mjs "$tables" "$sheets/kept" "$1/exceljs/excel.js"
  node scripts/foreign-sheets/by-xlsx-populate.mjs "$tables" "$sheets/kept" "$1/xlsx-populate/lib/XlsxPopulate.js"
fi
# LibreOffice writes a text by the code of its separator and of its encoding: UTF-8, Windows-1252, UTF-16.
as_text() { # NAME SEPARATOR ENCODING TABLE
  soffice --headless --convert-to "csv:Text - txt - csv (StarCalc):$2,34,$3,1" --outdir "$made/text" "$made/plain-$4.xlsx" >/dev/null
  cp "$made/text/plain-$4.csv" "$sheets/kept/libreoffice_$1-$4.csv"
}
for table in loads items locations bills rates; do
  cp "$made/openpyxl-$table.xlsx" "$made/xlsxwriter-$table.xlsx" "$sheets/kept/"
  ssconvert --recalc "$made/plain-$table.xlsx" "$sheets/kept/gnumeric-$table.xlsx" 2>/dev/null
  ssconvert --recalc "$made/plain-$table.xlsx" "$sheets/kept/gnumeric_csv-$table.csv" 2>/dev/null
  soffice --headless --convert-to xlsx --outdir "$made/office" "$made/openpyxl-$table.xlsx" >/dev/null
  cp "$made/office/openpyxl-$table.xlsx" "$sheets/kept/libreoffice-$table.xlsx"
  as_text comma 44 76 "$table"
  as_text semicolon 59 1 "$table"
  as_text tab 9 65535 "$table"
done
