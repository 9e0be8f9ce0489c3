#!/usr/bin/env bash
# pdfkit 0.20.2: with a gap between lines, some heights cut a text without its ellipsis.
#
# Expected: text(…, { height, ellipsis: true }) ends in "…" whenever words are left out, at every height.
# Seen: a box that holds its last line but not the gap below that line (here 23.2 to 27.1 points for two lines of 11.56
# with a gap of 4) shows fewer lines than the text has, and no "…": "Receiving dock" stands as if it were all. One half
# point less or four points more, and the sign is there. Without a gap it is there at every height.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --save-exact --ignore-scripts pdfkit@0.20.2
cat > run.mjs <<'JS'
import PDFDocument from 'pdfkit';
const text = 'Receiving dock on the north side of the building, ask for the foreman at gate 12';
const drawn = (height, lineGap) => {
  const document = new PDFDocument();
  document.on('data', () => undefined);
  document.font('Helvetica').fontSize(10);
  const lines = [];
  const draw = document._fragment.bind(document);
  document._fragment = (line, ...rest) => (lines.push(line.trim()), draw(line, ...rest));
  document.text(text, 50, 50, { width: 80, height, lineGap, ellipsis: true });
  document.end();
  return lines;
};
const withoutSign = (lineGap) => {
  const heights = [];
  for (let tenths = 100; tenths < 400; tenths += 5)
    if (!drawn(tenths / 10, lineGap).at(-1)?.endsWith('…')) heights.push(tenths / 10);
  return heights;
};
for (const height of [22.5, 25, 28]) console.log(`gap 4, height ${height}: ${JSON.stringify(drawn(height, 4))}`);
const [gap, none] = [withoutSign(4), withoutSign(0)];
console.log(`heights without the sign: with a gap of 4 ${gap.length} of 60 (${gap[0]} to ${gap.at(-1)}), without a gap ${none.length}`);
const isAsSeen =
  JSON.stringify(drawn(25, 4)) === '["Receiving dock"]' && drawn(22.5, 4).at(-1).endsWith('…') &&
  drawn(28, 4).at(-1).endsWith('…') && gap.length > 8 && none.length === 0;
process.exit(isAsSeen ? 0 : 1);
JS
node run.mjs && echo "as seen" || { echo "changed"; exit 1; }
