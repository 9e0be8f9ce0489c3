#!/usr/bin/env bash
# fontkit 2.0.4 (with pdfkit 0.20.2): a font shared by documents loses what letters mean once a document has ended.
#
# pdfkit takes a font that is open already, so that its file is read once for many documents.
# Expected: each document's text is read back as it was written.
# Seen: a glyph is kept as it was first read. When a document that has "ž" ends, its subset reads the "z" that "ž" is
# made of, without a letter; from then on every document of that font has a "z" that looks right and means nothing:
# searching, copying and screen readers do not find it. Looking every letter of the font up once after opening it helps.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --save-exact pdfkit@0.20.2 fontkit@2.0.4 pdfjs-dist@6.5.438 \
  @expo-google-fonts/arimo@0.4.3
cat > run.mjs <<'JS'
import { buffer } from 'node:stream/consumers';
import { openSync } from 'fontkit';
import PDFDocument from 'pdfkit';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

const file = 'node_modules/@expo-google-fonts/arimo/400Regular/Arimo_400Regular.ttf';
const roundTrip = async (font, text) => {
  const doc = new PDFDocument({ font });
  const bytes = buffer(doc);
  doc.text(text);
  doc.end();
  const { promise } = getDocument({ data: new Uint8Array(await bytes), verbosity: 0 });
  const { items } = await (await (await promise).getPage(1)).getTextContent();
  return items.map(({ str }) => str).join('');
};

const shared = openSync(file);
const first = await roundTrip(shared, 'ž');
const second = await roundTrip(shared, 'zero');
const looked = openSync(file);
for (const code of looked.characterSet) looked.glyphForCodePoint(code);
await roundTrip(looked, 'ž');
const third = await roundTrip(looked, 'zero');
console.log(JSON.stringify({ first, second, 'second, letters looked up before': third }));
process.exit(first === 'ž' && second !== 'zero' && second.endsWith('ero') && third === 'zero' ? 0 : 1);
JS
node run.mjs && echo "as seen" || { echo "changed"; exit 1; }
