import type { Movement, Statement } from '@portal/contract/billing/billing.ts';
import { ageBuckets } from '@portal/contract/billing/invoice-status.ts';
import { aboutMovement, movementNumber } from '@portal/contract/billing/movement-text.ts';
import { operatorIdentity } from '@portal/contract/settings/operator-identity.ts';
import { placeOfSupply } from '@portal/contract/taxes/tax-text.ts';
import type { Language } from '@portal/contract/words/language.ts';
import type { Ctx, OpenCtx } from '../../../platform/context.ts';
import { inExportTurn } from '../../../platform/files/export-turns.ts';
import { amountCell, dayCell, type FileCell } from '../../../platform/files/file-cell.ts';
import { writeBook, writeCsvCells } from '../../../platform/files/write-cells.ts';
import type { FileReply } from '../../../platform/http/serve.ts';
import { phrase } from '../../../platform/mail/phrases.ts';
import { renderPdf } from '../../../platform/pdf/pdf.ts';
import type { Paper, PaperRow } from '../../documents/paper.ts';
import { day } from '../../documents/papers/paper-parts.ts';
import { money } from '../../../platform/money-text.ts';
import { billingPhrase } from '../billing-phrase.ts';
import { taxName } from '../papers/tax-table.ts';
import { readStatement, type StatementOf } from './read-statement.ts';

const layout = new URL('../../documents/papers/draw-paper.ts', import.meta.url);

type Say = (
  key: Parameters<typeof billingPhrase>[1] & `statement.${string}`,
  params?: Record<string, string | number>,
) => string;

const sayIn =
  (language: Language): Say =>
  (key, params = {}) =>
    billingPhrase(language, key, params);

const nameOf = (language: Language, movement: Movement): string =>
  [phrase(language, `billing.movements.${movement.kind}`), movementNumber(movement)].filter(Boolean).join(' ');

/** What a movement is about, and what the bank said of it; in full, since a paper opens nothing. */
const aboutOf = (language: Language, movement: Movement, say: Say): string => {
  const about = aboutMovement(movement, {
    say: (key, gaps) => say(`statement.${key}`, gaps),
    method: (method) => phrase(language, `billing.methods.${method}`),
    reason: (reason) => phrase(language, `billing.reasons.${reason}`),
    day,
  });
  return [about, movement.note].filter(Boolean).join(', ');
};

const rowOf = (language: Language, movement: Movement, say: Say): string[] => {
  const { on, amount, balance } = movement;
  const sides = amount > 0 ? [money(amount), ''] : ['', money(amount)];
  return [day(on), nameOf(language, movement), aboutOf(language, movement, say), ...sides, money(balance)];
};

const headOf = (say: Say): string[] => [
  say('statement.date'),
  say('statement.movement'),
  say('statement.about'),
  say('statement.charge'),
  say('statement.credit'),
  say('statement.balance'),
];

const rowsOf = (statement: Statement, language: Language): string[][] => {
  const say = sayIn(language);
  const edge = (on: string, name: string, balance: number) => [day(on), name, '', '', '', money(balance)];
  return [
    edge(statement.from, say('statement.opening'), statement.opening),
    ...statement.movements.map((movement) => rowOf(language, movement, say)),
    edge(statement.to, say('statement.closing'), statement.closing),
  ];
};

const widths = [62, 100, 170, 66, 68, 66];

const movementsTable = (statement: Statement, language: Language, say: Say): Paper['sections'][number] => {
  const rows = rowsOf(statement, language);
  const isEdge = (index: number) => index === 0 || index === rows.length - 1;
  return {
    kind: 'table',
    title: say('statement.movements'),
    dense: true,
    columns: headOf(say).map((label, i) => ({ label, w: widths[i] ?? 66, align: i < 3 ? 'left' : 'right' })),
    rows: rows.map((cells, index): PaperRow => ({ cells, strong: isEdge(index) })),
  };
};

/** What the account has beyond its invoices, or what it owes for payments that came back. */
const besideInvoices = ({ on_account }: Statement) => (on_account > 0 ? 'account_credit' : 'owed_beside');

/** Each tax of the month: its name with the rate, and how much on what where. */
const taxRows = ({ taxes }: Statement, language: Language): [name: string, text: string][] =>
  taxes.map((sum) => [
    taxName(language, sum),
    billingPhrase(language, 'tax.of', {
      place: placeOfSupply(sum.place, language),
      amount: money(sum.amount),
      base: money(sum.base),
    }),
  ]);

const taxFactsOf = (statement: Statement, language: Language): Paper['sections'] => {
  const facts = taxRows(statement, language).map(([label, value]) => ({ label, value }));
  return facts.length === 0 ? [] : [{ kind: 'facts', title: billingPhrase(language, 'tax.title'), columns: 2, facts }];
};

const paperOf = (ctx: OpenCtx, statement: Statement, language: Language): Paper => {
  const say = sayIn(language);
  const operator = ctx.services.settings.get(operatorIdentity);
  const { account, from, to } = statement;
  const days = { from: day(from), to: day(to) };
  return {
    language,
    title: say('statement.title'),
    subtitle: say('statement.subtitle', days),
    issuer: { name: operator.name, line: operator.city },
    logo: null,
    barcode: null,
    facts: [
      { label: say('statement.account'), value: account.name },
      { label: say('statement.opening'), value: money(statement.opening) },
      { label: say('statement.closing'), value: money(statement.closing) },
    ],
    sections: [
      movementsTable(statement, language, say),
      ...taxFactsOf(statement, language),
      {
        kind: 'facts',
        title: say('statement.aged', { date: day(statement.aged_on) }),
        columns: ageBuckets.length + (statement.on_account === 0 ? 0 : 1),
        facts: [
          ...ageBuckets.map((bucket) => ({
            label: phrase(language, `billing.ages.${bucket}`),
            value: money(statement.ageing[bucket].amount),
          })),
          ...(statement.on_account === 0
            ? []
            : [{ label: say(`statement.${besideInvoices(statement)}`), value: money(-statement.on_account) }]),
        ],
      },
    ],
    foot: say('statement.foot', { account: account.name, ...days }),
    page: say('statement.page'),
  };
};

/** The same rows for programs: days and amounts as such, so that they can be sorted and added up. */
const cellsOf = (statement: Statement, language: Language): FileCell[][] => {
  const say = sayIn(language);
  const edge = (on: string, name: string, balance: number): FileCell[] => [
    dayCell(on),
    name,
    null,
    null,
    null,
    amountCell(balance),
  ];
  return [
    headOf(say),
    edge(statement.from, say('statement.opening'), statement.opening),
    ...statement.movements.map((movement): FileCell[] => [
      dayCell(movement.on),
      nameOf(language, movement),
      aboutOf(language, movement, say),
      amountCell(movement.amount > 0 ? movement.amount : null),
      amountCell(movement.amount > 0 ? null : movement.amount),
      amountCell(movement.balance),
    ]),
    edge(statement.to, say('statement.closing'), statement.closing),
    ...taxRows(statement, language).map(([name, text]): FileCell[] => [
      dayCell(statement.to),
      name,
      text,
      null,
      null,
      null,
    ]),
  ];
};

export type StatementFormat = 'pdf' | 'xlsx' | 'csv';

const contentTypes: Readonly<Record<StatementFormat, string>> = {
  pdf: 'application/pdf',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
};

/** How the file of a statement is called. */
export const statementFileName = (month: string, format: StatementFormat, language: Language): string =>
  `${billingPhrase(language, 'statement.file', { month })}.${format}`;

const bytesOf = async (ctx: OpenCtx, statement: Statement, format: StatementFormat, language: Language) => {
  if (format === 'csv') return writeCsvCells(cellsOf(statement, language));
  if (format === 'xlsx') return writeBook(sayIn(language)('statement.title'), cellsOf(statement, language));
  return Buffer.from(await renderPdf(statement.account.id, layout, paperOf(ctx, statement, language)));
};

/** A statement as a file in one language, however many movements it has. */
export const writeStatement = async (
  ctx: OpenCtx,
  statement: Statement,
  format: StatementFormat,
  language: Language,
) => ({
  bytes: await bytesOf(ctx, statement, format, language),
  contentType: contentTypes[format],
  name: statementFileName(statement.month, format, language),
});

type Wanted = StatementOf & { format: StatementFormat; language: Language };

/** The same for whoever asks; accounts take turns. 404. */
export const getStatementFile = async (ctx: Ctx, { format, language, ...wanted }: Wanted): Promise<FileReply> => {
  const statement = await readStatement(ctx, wanted);
  return inExportTurn(ctx, () => writeStatement(ctx, statement, format, language));
};
