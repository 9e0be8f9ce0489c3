import { readXml } from './read-xml.ts';
import { sheetLimits } from './sheet-rows.ts';

const escaped = /_x([0-9a-f]{4})_/gi;

/** A text as it is shown: signs may stand as `_x000D_` (ECMA-376, 22.9.2.19), lines end in one way. */
export const shownText = (text: string): string =>
  text
    .replaceAll(escaped, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    .replaceAll(/\r\n?/g, '\n');

/** Texts that cells share, in order; a text may be in several runs, and how it is pronounced is not part of it. */
export const readSharedTexts = (xml: string | null): string[] => {
  const texts: string[] = [];
  let current = '';
  let inText = false;
  let aside = false;
  if (!xml) return texts;
  readXml(xml, {
    open: (name) => {
      if (name === 'si') current = '';
      if (name === 'rPh') aside = true;
      if (name === 't') inText = true;
    },
    text: (text) => {
      if (inText && !aside && current.length <= sheetLimits.cell) current += text;
    },
    close: (name) => {
      if (name === 't') inText = false;
      if (name === 'rPh') aside = false;
      if (name === 'si') texts.push(shownText(current));
    },
  });
  return texts;
};
