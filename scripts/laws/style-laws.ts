import { oddSpaces, ownColours } from './data/odd-styles.ts';
import { type Law, staleExceptions, type Violation } from './law.ts';
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

/** The list of what stands outside these laws; an exception without a case is one as well. */
const exceptions = 'scripts/laws/data/odd-styles.ts';

const coloursFromTokens: Law = {
  name: 'styles take colours from the tokens',
  check: (workspace) => {
    const coloured = sheetsOf(workspace).map((sheet) => ({ sheet, colours: coloursIn(sheet) }));
    const isOwn = (files: RegExp) =>
      coloured.some(({ sheet, colours }) => colours.length > 0 && files.test(sheet.path));
    return [
      ...coloured
        .filter(({ sheet }) => !ownColours.some(([files]) => files.test(sheet.path)))
        .flatMap(({ colours }) => colours),
      ...staleExceptions(
        workspace,
        exceptions,
        ownColours.filter(([files]) => !isOwn(files)).map(([files]) => `${files} has no colour of its own any more`),
      ),
    ];
  },
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
  check: (workspace) => {
    const spaced = new Map(sheetsOf(workspace).map((sheet) => [sheet.path, { sheet, spaces: spacesIn(sheet) }]));
    const fewer = Object.entries(oddSpaces).flatMap(([file, most]) => {
      const count = spaced.get(file)?.spaces.length ?? 0;
      return count < most ? [`${file} has ${count} odd spaces now, not ${most}`] : [];
    });
    return [
      ...[...spaced.values()].flatMap(({ sheet, spaces }) =>
        spaces.length > (oddSpaces[sheet.path] ?? 0) ? found(sheet, spaces) : [],
      ),
      ...staleExceptions(workspace, exceptions, fewer),
    ];
  },
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

// A percentage is a share of the surrounding text or a full circle, and 0 is no size.
const LITERAL_STYLE =
  /(?<![\w-])(?:font(?:-size|-weight)?|border(?:-\w+)*-radius):[^;{}]*?(?<![\w.#(-])(?!0(?:px)?[\s;/)])(?:\d*\.)?\d+(?:px|r?em|pt)?(?=[\s;/)])/g;

const stylesUseTokens: Law = {
  name: 'styles take sizes, weights and radii from the tokens',
  check: (workspace) =>
    sheetsOf(workspace).flatMap((file) =>
      [...file.text.matchAll(LITERAL_STYLE)].map(({ 0: declaration, index }): Violation => ({
        file: file.path,
        line: lineAt(file, index),
        message: `${declaration} is no token of web/src/ui/tokens/tokens.css`,
      })),
    ),
};

export const styleLaws: Law[] = [coloursFromTokens, spacesFromTokens, stylesUseTokens, knownLineHeights, oneHiddenRule];
