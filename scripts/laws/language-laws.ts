import path from 'node:path';
import { type CallExpression, type Expression, Visitor } from 'oxc-parser';
import { keptNames, plainWords } from './data/plain-words.ts';
import { wrongSpanishTerms } from './data/spanish-terms.ts';
import type { Law, Violation } from './law.ts';
import { lineAt, type Module, type SourceFile, type Workspace } from './workspace.ts';

/** A piece of a file's language, from its offset in the file: a comment, a name or a test's title. */
type Piece = { text: string; start: number };

const SOURCE = /^(contract|client|server|web|simulators|scripts|e2e|docs)\/|^[^/]+\.md$/;
/** Texts that people read on screens and papers, stored names, and this law's own list. The glossary lists both. */
const APART =
  /\/words\/|\/migrations\/|\.types\.ts$|^scripts\/laws\/data\/(plain-words|planted-violations)\.ts$|^docs\/glossary\.md$/;
const TITLED = new Set(['describe', 'it', 'test']);

const banned = new RegExp(
  String.raw`\b(${Object.keys(plainWords)
    .join('|')
    .replaceAll(' ', String.raw`\s+`)})\b`,
  'g',
);
const kept = new RegExp(String.raw`\b(${keptNames.join('|')})\b`, 'g');

/** Names taken apart into lower-case words, each line still a line. */
const wordsOf = (text: string): string =>
  text
    .replace(kept, '')
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/[_*-]/g, ' ')
    .toLowerCase();

const findBanned = (file: SourceFile, { text, start }: Piece): Violation[] => {
  const words = wordsOf(text);
  return [...words.matchAll(banned)].map(({ 0: found, index }): Violation => {
    const word = found.replace(/\s+/g, ' ');
    const line = lineAt(file, start) + words.slice(0, index).split('\n').length - 1;
    return { file: file.path, line, message: `says "${word}"; plainly: ${plainWords[word]}` };
  });
};

/** The function a call names first: `it` of `it(…)`, `it.each(…)(…)` and `test.describe(…)`. */
const rootOf = (callee: Expression): string | undefined => {
  if (callee.type === 'Identifier') return callee.name;
  if (callee.type === 'MemberExpression') return rootOf(callee.object);
  return callee.type === 'CallExpression' ? rootOf(callee.callee) : undefined;
};

const titleOf = ({ callee, arguments: [first] }: CallExpression, { text }: Module): Piece[] =>
  first && (first.type === 'Literal' || first.type === 'TemplateLiteral') && TITLED.has(rootOf(callee) ?? '')
    ? [{ text: text.slice(first.start, first.end), start: first.start }]
    : [];

const piecesOf = (module: Module): Piece[] => {
  const pieces: Piece[] = module.parsed.comments.map(({ value, start }) => ({ text: value, start }));
  const addName = ({ name, start }: { name: string; start: number }) => void pieces.push({ text: name, start });
  new Visitor({
    Identifier: addName,
    JSXIdentifier: addName,
    CallExpression: (node) => void pieces.push(...titleOf(node, module)),
  }).visit(module.parsed.program);
  return pieces;
};

/** The texts a module holds, without names and comments. */
const textsOf = ({ parsed }: Module): Piece[] => {
  const pieces: Piece[] = [];
  new Visitor({
    Literal: ({ value, start }) => {
      if (typeof value === 'string') pieces.push({ text: value, start });
    },
  }).visit(parsed.program);
  return pieces;
};

const plainLanguage: Law = {
  name: 'names, comments, test titles and documents use plain words',
  check: ({ files, modules }: Workspace) => {
    const byPath = new Map(modules.map((module) => [module.path, module]));
    return files
      .filter(({ path: file }) => SOURCE.test(file) && !APART.test(file))
      .flatMap((file) => {
        const module = byPath.get(file.path);
        const isText = /\.(md|css)$/.test(file.path);
        const pieces = module ? piecesOf(module) : isText ? [{ text: file.text, start: 0 }] : [];
        const name = { text: path.posix.basename(file.path).replaceAll('.', ' '), start: 0 };
        return [name, ...pieces].flatMap((piece) => findBanned(file, piece));
      });
  },
};

const SPANISH_WORDS = /\/words\/(?:[\w-]+\.)?es\.ts$/;
// Spanish letters are no word characters of a plain `\b`.
const wrongTerms = Object.entries(wrongSpanishTerms).map(
  ([term, instead]) => [new RegExp(`(?<![\\p{L}])(?:${term})(?![\\p{L}])`, 'giu'), instead] as const,
);

const spanishTerms: Law = {
  name: 'Spanish texts use the terms of Mexican trade',
  check: ({ modules }: Workspace) =>
    modules
      .filter(({ path: file }) => SPANISH_WORDS.test(file))
      .flatMap((module) =>
        textsOf(module).flatMap(({ text, start }) =>
          wrongTerms.flatMap(([term, instead]) =>
            [...text.matchAll(term)].map(([found]): Violation => ({
              file: module.path,
              line: lineAt(module, start),
              message: `says "${found}"; in Mexico: ${instead}`,
            })),
          ),
        ),
      ),
};

export const languageLaws: Law[] = [plainLanguage, spanishTerms];
