#!/usr/bin/env bash
# papaparse 5.7.1: a line end alone, in a file whose other lines end in CR and LF, changes how all lines are read.
#
# Expected: a file whose lines end partly in CR LF and partly in LF, as after two programs wrote into it, is read line by
# line, or with an error.
# Seen: the line end of the first line counts for all. After CR LF the rows that end in LF become one row, whose cells
# hold the line ends; after LF the others keep a CR in their last cell; where a CR alone comes later, the second row
# begins with a LF. No error is reported. csv-parse 7.0.3 finds all rows where it is given the three line ends.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --save-exact papaparse@5.7.1 csv-parse@7.0.3
cat > run.mjs <<'JS'
import Papa from 'papaparse';
import { parse } from 'csv-parse/sync';
const files = {
  'CR LF, then LF': 'po,lb\r\n1,10\n2,20\n3,30\n',
  'LF, then CR LF': 'po,lb\n1,10\r\n2,20\r\n3,30\r\n',
  'CR LF, then CR': 'po,lb\r\n1,10\r2,20\r3,30\r',
};
const expected = {
  'CR LF, then LF': [['po', 'lb'], ['1', '10\n2', '20\n3', '30\n']],
  'LF, then CR LF': [['po', 'lb'], ['1', '10\r'], ['2', '20\r'], ['3', '30\r']],
  'CR LF, then CR': [['po', 'lb'], ['\n1', '10'], ['2', '20'], ['3', '30']],
};
let isAsSeen = true;
for (const [name, text] of Object.entries(files)) {
  const papa = Papa.parse(text, { skipEmptyLines: true });
  const other = parse(text, { record_delimiter: ['\r\n', '\n', '\r'], skip_empty_lines: true, relax_column_count: true });
  console.log(`${name}: papaparse ${JSON.stringify(papa.data)}, errors ${papa.errors.length}; csv-parse ${JSON.stringify(other)}`);
  isAsSeen &&= JSON.stringify(papa.data) === JSON.stringify(expected[name]) && papa.errors.length === 0 && other.length === 4;
}
process.exit(isAsSeen ? 0 : 1);
JS
node run.mjs && echo "as seen" || { echo "changed"; exit 1; }
