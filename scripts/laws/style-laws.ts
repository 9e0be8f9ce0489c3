import { oddSpaces, ownColours } from './data/odd-styles.ts';
import type { Law, Violation } from './law.ts';
import { lineAt, type SourceFile, type Workspace } from './workspace.ts';

const sheetsOf = ({ files }: Workspace): SourceFile[] =>
  files.filter(
    ({ path: file }) => file.startsWith('web/src/') && file.endsWith('.css') && !file.startsWith('web/src/ui/tokens/'),
  );

/** What stands in comments is no style; the lines stay where they are. */
const withoutComments = (text: string): string =>
  text.replaceAll(/\/\*[\s\S]*?\*\//g, (comment) => comment.replaceAll(/[^\n]/g, ' '));

type Found = { index: number; message: string };

const found = (sheet: SourceFile, finds: readonly Found[]): Violation[] =>
  finds.map(({ index, message }) => ({ file: sheet.path, line: lineAt(sheet, index), message }));

// A colour that is computed of a variable is as good as a token.
const ownColour = /#[\da-f]{3,8}\b|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch)a?\((?![^)]*var\()[^)]*\)/gi;
const namedColour = /(?<=:[^;{}]*[\s(,:])(?:white|black|red|green|blue|gray|grey|orange|yellow)(?=[\s;,)])/gi;

const coloursIn = (sheet: SourceFile): Violation[] =>
  found(
    sheet,
    [ownColour, namedColour].flatMap((pattern) =>
      [...withoutComments(sheet.text).matchAll(pattern)].map(({ 0: colour, index }) => ({
        index,
        message: `${colour} is no token of web/src/ui/tokens/tokens.css`,
      })),
    ),
  );

const coloursFromTokens: Law = {
  name: 'styles take colours from the tokens',
  check: (workspace) =>
    sheetsOf(workspace)
      .filter(({ path: file }) => !ownColours.some(([files]) => files.test(file)))
      .flatMap(coloursIn),
};

// A pixel is for a line, and a negative margin takes back a space that is a token elsewhere.
const ownSpace =
  /(?<![\w-])(?:padding|margin|gap|row-gap|column-gap)(?:-\w+)*:[^;{}]*?(?<![\w.(-])(?!(?:0|1|0?\.\d+)px)\d+(?:\.\d+)?(?:px|r?em)(?=[\s;])/g;

const spacesIn = (sheet: SourceFile): Found[] =>
  [...withoutComments(sheet.text).matchAll(ownSpace)].map(({ 0: declaration, index }) => ({
    index,
    message: `${declaration} is no token of web/src/ui/tokens/tokens.css`,
  }));

const spacesFromTokens: Law = {
  name: 'styles take spaces from the tokens',
  check: (workspace) =>
    sheetsOf(workspace).flatMap((sheet) => {
      const spaces = spacesIn(sheet);
      return spaces.length > (oddSpaces[sheet.path] ?? 0) ? found(sheet, spaces) : [];
    }),
};

/** In pixels, each for texts of one size or a row of one height; none and one are for icons. */
const lineHeights = [
  '0',
  '1',
  'inherit',
  ...[14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 26, 28, 30, 32, 34, 38].map((px) => `${px}px`),
];
const lineHeight = /(?<![\w-])line-height:\s*([^;{}]+?)\s*(?=[;}])/g;

const knownLineHeights: Law = {
  name: 'lines have one of the known heights',
  check: (workspace) =>
    sheetsOf(workspace).flatMap((sheet) =>
      found(
        sheet,
        [...withoutComments(sheet.text).matchAll(lineHeight)]
          .filter(([, height = '']) => !lineHeights.includes(height) && !height.startsWith('var('))
          .map(({ 0: declaration, index }) => ({ index, message: `${declaration} is a height of its own` })),
      ),
    ),
};

const hidingClass = /^\.[\w-]+\s*\{[^{}]*(?:clip-path:\s*inset\(50%\)|clip:\s*rect\()/gm;

const oneHiddenRule: Law = {
  name: 'what only screen readers read is hidden by one rule',
  check: (workspace) =>
    sheetsOf(workspace).flatMap((sheet) =>
      found(
        sheet,
        [...withoutComments(sheet.text).matchAll(hidingClass)].map(({ index }) => ({
          index,
          message: 'composes hidden from web/src/ui/tokens/text.module.css',
        })),
      ),
    ),
};

export const styleLaws: Law[] = [coloursFromTokens, spacesFromTokens, knownLineHeights, oneHiddenRule];
