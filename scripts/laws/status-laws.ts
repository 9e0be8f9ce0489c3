import { type Expression, type Node, type ObjectExpression, type SwitchStatement, Visitor } from 'oxc-parser';
import { checkoutStatuses, refundStatuses } from '../../contract/src/billing/checkout-status.ts';
import { invoiceStatuses, paymentStatuses } from '../../contract/src/billing/invoice-status.ts';
import { billStatuses } from '../../contract/src/carrier-bills/bill-status.ts';
import { claimStatuses } from '../../contract/src/claims/claim-status.ts';
import {
  insuranceStatuses,
  lossStatuses,
  storedInsuranceStatuses,
} from '../../contract/src/insurance/insurance-choices.ts';
import { loadStatuses } from '../../contract/src/loads/load-status.ts';
import { quoteRequestStatuses, quoteStatuses } from '../../contract/src/quotes/quote-status.ts';
import { tenderStatuses } from '../../contract/src/tendering/tender-status.ts';
import type { Law, Violation } from './law.ts';
import { isTest, lineAt, type Module } from './workspace.ts';

/** Each is the life of one thing; words that two of them share are no list of either. */
const lives: readonly (readonly string[])[] = [
  loadStatuses,
  claimStatuses,
  tenderStatuses,
  quoteStatuses,
  quoteRequestStatuses,
  [...storedInsuranceStatuses, ...insuranceStatuses],
  lossStatuses,
  invoiceStatuses,
  billStatuses,
  paymentStatuses,
  checkoutStatuses,
  refundStatuses,
];

/** The lives all of these words belong to. */
const livesOf = (words: readonly string[]) => lives.filter((life) => words.every((word) => life.includes(word)));

const isList = (words: readonly string[]): boolean => new Set(words).size > 1 && livesOf(words).length > 0;
const isWholeLife = (words: readonly string[]): boolean =>
  lives.some((life) => life.every((status) => words.includes(status)));

const textOf = (node: Node | null | undefined): string | undefined =>
  node?.type === 'Literal' && typeof node.value === 'string' ? node.value : undefined;

/** The texts of a list, undefined where anything else stands in it too. */
const textsOf = (nodes: readonly (Node | null)[]): string[] | undefined => {
  const texts = nodes.flatMap((node) => textOf(node) ?? []);
  return texts.length === nodes.length ? texts : undefined;
};

/** The operands of a chain of one operator, however it is grouped. */
const operandsOf = (node: Expression, operator: string): Expression[] => {
  const inner = node.type === 'ParenthesizedExpression' ? node.expression : node;
  return inner.type === 'LogicalExpression' && inner.operator === operator
    ? [...operandsOf(inner.left, operator), ...operandsOf(inner.right, operator)]
    : [inner];
};

type Comparison = { subject: string; text: string };

/** A kind of message is no status, though both may be called the same. */
const isKind = /\bkind$/;

const comparisonOf = (node: Expression, operator: string, source: string): Comparison | undefined => {
  if (node.type !== 'BinaryExpression' || node.operator !== operator) return undefined;
  const [left, right] = [textOf(node.left), textOf(node.right)];
  const text = right ?? left;
  const compared = right === undefined ? node.right : node.left;
  const subject = source.slice(compared.start, compared.end);
  return text === undefined || isKind.test(subject) ? undefined : { text, subject };
};

/** What each subject is compared with along a chain. */
const comparedIn = (node: Expression, source: string): string[][] => {
  if (node.type !== 'LogicalExpression' || node.operator === '??') return [];
  const comparison = node.operator === '||' ? '===' : '!==';
  const found = operandsOf(node, node.operator).flatMap((one) => comparisonOf(one, comparison, source) ?? []);
  const bySubject = Map.groupBy(found, ({ subject }) => subject);
  return [...bySubject.values()].map((compared) => compared.map(({ text }) => text));
};

/** Statuses that share one branch of a switch, unless it says what becomes of every status. */
const branchesOf = ({ cases }: SwitchStatement): string[][] => {
  if (isWholeLife(cases.flatMap(({ test }) => textOf(test) ?? []))) return [];
  const branches: string[][] = [];
  let shared: string[] = [];
  for (const { test, consequent } of cases) {
    const text = textOf(test);
    if (text !== undefined) shared.push(text);
    if (consequent.length === 0) continue;
    branches.push(shared);
    shared = [];
  }
  return branches;
};

const keysOf = ({ properties }: ObjectExpression): string[] | undefined => {
  const keys = properties.flatMap((property) => {
    if (property.type !== 'Property' || property.computed) return [];
    return property.key.type === 'Identifier' ? property.key.name : (textOf(property.key) ?? []);
  });
  return keys.length === properties.length ? keys : undefined;
};

/** A record that says of statuses whether they are meant; one that says more of each is no set. */
const isSetInRecord = (node: ObjectExpression): boolean => {
  const keys = keysOf(node);
  if (!keys || !isList(keys)) return false;
  const values = node.properties.map((property) => (property.type === 'Property' ? property.value : undefined));
  return values.every((value) => value?.type === 'Literal' && typeof value.value === 'boolean');
};

const listInSql = /\b(?:in\s*\(|any\s*\(\s*array\s*\[)\s*('[^'()]*'(?:\s*,\s*'[^'()]*')+)/gi;
const chainInSql = /([\w.]+)\s*(?:=|<>|!=)\s*'([^']*)'(?:\s+(?:or|and)\s+\1\s*(?:=|<>|!=)\s*'([^']*)')+/gi;

const wordsOf = (text: string): string[] => [...text.matchAll(/'([^']*)'/g)].map(([, word = '']) => word);

function listsIn(module: Module): number[] {
  const found = new Set<number>();
  const inChain = new Set<number>();
  const inText = (start: number, text: string) => {
    for (const pattern of [listInSql, chainInSql])
      for (const { 0: part, index } of text.matchAll(pattern)) if (isList(wordsOf(part))) found.add(start + index);
  };
  new Visitor({
    ArrayExpression({ elements, start }) {
      if (isList(textsOf(elements) ?? [])) found.add(start);
    },
    LogicalExpression(node) {
      if (!inChain.has(node.start) && comparedIn(node, module.text).some(isList)) found.add(node.start);
      inChain.add(node.start);
    },
    SwitchStatement(node) {
      if (branchesOf(node).some(isList)) found.add(node.start);
    },
    ObjectExpression(node) {
      if (isSetInRecord(node)) found.add(node.start);
    },
    TemplateElement: ({ start, value }) => inText(start, value.raw),
    Literal({ start, value }) {
      if (typeof value === 'string') inText(start, value);
    },
  }).visit(module.parsed.program);
  return [...found].toSorted((a, b) => a - b);
}

/** Simulators speak the carriers' wire format, whose states are the carriers' own. */
const mayName = ({ path: file }: Module) =>
  file.startsWith('contract/') || file.startsWith('simulators/') || file.startsWith('scripts/laws/') || isTest(file);

const statusesInContract: Law = {
  name: 'a list of statuses stands in the contract',
  check: ({ modules }) =>
    modules
      .filter((module) => !mayName(module))
      .flatMap((module) =>
        listsIn(module).map((start): Violation => ({
          file: module.path,
          line: lineAt(module, start),
          message: 'lists statuses: name the set in the contract, as in loads/load-states.ts',
        })),
      ),
};

export const statusLaws: Law[] = [statusesInContract];
