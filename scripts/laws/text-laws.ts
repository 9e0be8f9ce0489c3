import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Expression, type JSXAttribute, type JSXChild, type JSXEmptyExpression, Visitor } from 'oxc-parser';
import type { Law, Violation } from './law.ts';
import { isTest, lineAt, type Module, type Workspace } from './workspace.ts';

/** Attributes that people read, or are read out to them. */
const readAttributes = new Set([
  'alt',
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'label',
  'placeholder',
  'title',
]);
/** Names of products, which are the same in every language. */
const productNames = /\b(?:QuickBooks|Xero)\b/g;
/** Two words, or one of four letters, that are no code in capitals: not a unit, a sign or a number. */
const language = /(?=.*\p{Ll})(?:.*\p{L}{4,}|.*\p{L}{2,}\s+\p{L}{2,})/su;

type Said = { start: number; text: string };

/** The texts an expression may come to: what a template says around its values, and each side of a choice. */
function saidBy(expression: Expression | JSXEmptyExpression): Said[] {
  switch (expression.type) {
    case 'Literal':
      return typeof expression.value === 'string' ? [{ start: expression.start, text: expression.value }] : [];
    case 'TemplateLiteral':
      return [
        { start: expression.start, text: expression.quasis.map((quasi) => quasi.value.raw).join(' ') },
        ...expression.expressions.flatMap(saidBy),
      ];
    case 'ConditionalExpression':
      return [expression.consequent, expression.alternate].flatMap(saidBy);
    case 'LogicalExpression':
      return [expression.left, expression.right].flatMap(saidBy);
    case 'BinaryExpression':
      // Only what is joined is said, not what is compared.
      return expression.operator === '+' ? [expression.left, expression.right].flatMap(saidBy) : [];
    case 'ParenthesizedExpression':
      return saidBy(expression.expression);
    default:
      return [];
  }
}

const saidByAttribute = ({ name, value }: JSXAttribute): Said[] => {
  if (name.type !== 'JSXIdentifier' || !readAttributes.has(name.name)) return [];
  if (value?.type === 'JSXExpressionContainer') return saidBy(value.expression);
  return value?.type === 'Literal' && typeof value.value === 'string'
    ? [{ start: value.start, text: value.value }]
    : [];
};

const saidByChild = (child: JSXChild): Said[] => {
  if (child.type === 'JSXText') return [{ start: child.start, text: child.value }];
  return child.type === 'JSXExpressionContainer' ? saidBy(child.expression) : [];
};

function textsIn(module: Module): Violation[] {
  const violations: Violation[] = [];
  const report = ({ start, text }: Said) => {
    if (!language.test(text.replaceAll(productNames, ''))) return;
    const said = text.trim().replaceAll(/\s+/g, ' ').slice(0, 40);
    violations.push({
      file: module.path,
      line: lineAt(module, start),
      message: `says "${said}" in one language: t(…)`,
    });
  };
  new Visitor({
    JSXElement({ openingElement: { name }, children }) {
      if (name.type === 'JSXIdentifier' && name.name === 'Kbd') return;
      children.flatMap(saidByChild).forEach(report);
    },
    JSXFragment: ({ children }) => children.flatMap(saidByChild).forEach(report),
    JSXAttribute: (node) => saidByAttribute(node).forEach(report),
  }).visit(module.parsed.program);
  return violations;
}

const textsFromWords: Law = {
  name: 'what a screen says stands in its words',
  check: ({ modules }) =>
    modules
      .filter(({ path: file }) => file.startsWith('web/src/') && file.endsWith('.tsx') && !isTest(file))
      .filter(({ path: file }) => !file.includes('.fixture.'))
      .flatMap(textsIn),
};

/** A words file: `words/en.ts` of a feature, or a part of it such as `words/book.en.ts`; the joint ones list no phrase. */
const isEnglish = /\/words\/([\w-]+\.)?en\.ts$/;

const bothLanguages: Law = {
  name: 'both languages are complete',
  check: async (workspace) => {
    const english = workspace.modules.filter(({ path: file }) => isEnglish.test(file));
    const results = await Promise.all(english.map((module) => compareWords(workspace, module)));
    return results.flat();
  },
};

/** Phrases are read by these alone, so that a key nobody wrote does not compile. */
const readers = new Set(['t', 'translate', 'phrase', 'bothPhrases']);
const translation = /from '(react-)?i18next'/g;

function untypedKeysIn(module: Module): Violation[] {
  const violations: Violation[] = [];
  const report = (start: number, message: string) =>
    void violations.push({ file: module.path, line: lineAt(module, start), message });
  new Visitor({
    CallExpression(node) {
      const [key] = node.arguments;
      if (node.callee.type !== 'Identifier' || !readers.has(node.callee.name)) return;
      if (key?.type === 'TSAsExpression') report(node.start, `${node.callee.name}() takes a typed key, not a cast`);
    },
  }).visit(module.parsed.program);
  for (const found of module.text.matchAll(translation)) {
    if (!isTranslator.test(module.path)) report(found.index, 'phrases are read by platform/words');
  }
  return violations;
}

const isTranslator = /^(web\/src\/platform\/words|server\/src\/platform\/mail)\//;

const typedKeys: Law = {
  name: 'phrase keys are typed',
  check: ({ modules }) =>
    modules
      .filter(({ path: file }) => /^(web|server)\/src\//.test(file) && !isTest(file) && !file.includes('.fixture.'))
      .flatMap(untypedKeysIn),
};

async function compareWords({ root, modules }: Workspace, { path: file }: Module): Promise<Violation[]> {
  const spanish = file.replace(/en\.ts$/, 'es.ts');
  if (!modules.some((module) => module.path === spanish)) return [{ file, message: 'has no Spanish twin' }];
  const [en, es] = await Promise.all([phrases(root, file), phrases(root, spanish)]);
  return [...en].flatMap(([key, text]): Violation[] => {
    const other = es.get(key);
    if (!other) return [{ file: spanish, message: `${key} is missing or empty` }];
    const [own, foreign] = [placeholders(text), placeholders(other)];
    return own === foreign
      ? []
      : [{ file: spanish, message: `${key} fills in ${foreign || 'nothing'}, English ${own || 'nothing'}` }];
  });
}

/** A words file as flat keys (`list.title`) and their phrases. */
async function phrases(root: string, file: string): Promise<Map<string, string>> {
  const module: Record<string, unknown> = await import(pathToFileURL(path.join(root, file)).href);
  return new Map(flatten(module['words'], ''));
}

function flatten(value: unknown, key: string): [string, string][] {
  if (typeof value === 'string') return [[key, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => flatten(inner, key ? `${key}.${name}` : name));
}

const placeholders = (text: string) =>
  [...new Set([...text.matchAll(/\{\{\s*-?\s*(\w+)/g)].map(([, name]) => name ?? ''))].toSorted().join(', ');

export const textLaws: Law[] = [textsFromWords, bothLanguages, typedKeys];
