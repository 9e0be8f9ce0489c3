import { type JSXAttribute, Visitor } from 'oxc-parser';
import type { Law, Violation } from './law.ts';
import { isTest, lineAt, type Module } from './workspace.ts';

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
/** Two words, or one of four letters: not a unit, a sign or a number. */
const language = /\p{L}{4,}|\p{L}{2,}\s+\p{L}{2,}/u;

const attributeText = ({ name, value }: JSXAttribute): string | undefined => {
  if (name.type !== 'JSXIdentifier' || !readAttributes.has(name.name)) return undefined;
  const inner = value?.type === 'JSXExpressionContainer' ? value.expression : value;
  if (inner?.type === 'Literal' && typeof inner.value === 'string') return inner.value;
  return inner?.type === 'TemplateLiteral' ? inner.quasis.map((quasi) => quasi.value.raw).join(' ') : undefined;
};

function textsIn(module: Module): Violation[] {
  const violations: Violation[] = [];
  const report = (start: number, text: string | undefined) => {
    if (text === undefined || !language.test(text.replaceAll(productNames, ''))) return;
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
      for (const child of children) if (child.type === 'JSXText') report(child.start, child.value);
    },
    JSXFragment({ children }) {
      for (const child of children) if (child.type === 'JSXText') report(child.start, child.value);
    },
    JSXAttribute: (node) => report(node.start, attributeText(node)),
    JSXExpressionContainer({ start, expression }) {
      if (expression.type === 'TemplateLiteral') return;
      if (expression.type === 'Literal' && typeof expression.value === 'string') report(start, expression.value);
    },
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

/** Where e-mail addresses are read: one pattern for forms, calls and files alike. */
const readsAddresses = /^contract\/src\/values\//;
/** Something of many signs before the @ and after it. */
const ownPattern = /[\])+*}]@(?:\\[Sw]|\[|\(|\.)/;

function addressesIn(module: Module): Violation[] {
  const violations: Violation[] = [];
  const report = (start: number) =>
    void violations.push({
      file: module.path,
      line: lineAt(module, start),
      message: 'a pattern of addresses of its own: Email of contract/src/values/values.ts',
    });
  new Visitor({
    Literal(node) {
      if ('regex' in node && ownPattern.test(node.regex.pattern)) report(node.start);
    },
    CallExpression({ callee, start }) {
      if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return;
      if (callee.object.type === 'Identifier' && callee.object.name === 'z' && callee.property.name === 'email')
        report(start);
    },
  }).visit(module.parsed.program);
  return violations;
}

const oneAddressPattern: Law = {
  name: 'e-mail addresses are checked by one pattern',
  check: ({ modules }) =>
    modules
      .filter(({ path: file }) => /^(contract|server|web)\/src\//.test(file) && !isTest(file))
      .filter(({ path: file }) => !readsAddresses.test(file))
      .flatMap(addressesIn),
};

export const textLaws: Law[] = [textsFromWords, oneAddressPattern];
