#!/usr/bin/env bash
# pdfkit 0.20.2: a word that fits its line without the blank behind it sends that blank to the next line.
#
# Expected: a text that is wrapped begins each further line with its first letter.
# Seen: words are measured together with the blank behind them. Where the word alone fits the line and word and blank do
# not, the next line begins with the blank and stands in by its width (2.5 points at 9 pt in Helvetica), at the widths
# between those two; a point wider or narrower, all lines begin alike.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --save-exact --ignore-scripts pdfkit@0.20.2
cat > run.mjs <<'JS'
import PDFDocument from 'pdfkit';
const text = 'Importadora del Norte';
const linesAt = (width) => {
  const document = new PDFDocument();
  document.on('data', () => undefined);
  document.font('Helvetica').fontSize(9);
  const lines = [];
  const draw = document._fragment.bind(document);
  document._fragment = (line, ...rest) => (lines.push(line), draw(line, ...rest));
  document.text(text, 50, 50, { width });
  document.end();
  return lines;
};
const measure = new PDFDocument().font('Helvetica').fontSize(9);
const word = measure.widthOfString('Importadora');
const withBlank = measure.widthOfString('Importadora ');

console.log(`first word ${word.toFixed(2)}, with its blank ${withBlank.toFixed(2)}`);
const found = [];
for (let width = 40; width < 80; width += 0.25) {
  const lines = linesAt(width);
  if (lines.slice(1).some((line) => line.startsWith(' '))) found.push(width);
}
console.log('widths with a line that begins with a blank:', found.join(' '));
if (found[0]) console.log(JSON.stringify(linesAt(found[0])));
process.exit(found.length > 0 ? 0 : 1);
JS
node run.mjs && echo "as seen" || { echo "changed"; exit 1; }
