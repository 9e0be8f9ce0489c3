import type { Movement, Statement } from '@portal/contract/billing/billing.ts';
import { ageBuckets } from '@portal/contract/billing/invoice-status.ts';
import { operatorIdentity } from '@portal/contract/settings/operator-identity.ts';
import type { Language } from '@portal/contract/words/language.ts';
import type { Ctx } from '../../../platform/context.ts';
import { writeListFile } from '../../../platform/files/write-list-file.ts';
import type { FileReply } from '../../../platform/http/serve.ts';
import { phrase } from '../../../platform/mail/phrases.ts';
import { renderPdf } from '../../../platform/pdf/pdf.ts';
import type { Paper, PaperRow } from '../../documents/paper.ts';
import { day, money } from '../../documents/papers/paper-parts.ts';
import { billingPhrase } from '../billing-phrase.ts';
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

const nameOf = (language: Language, { kind, invoice }: Movement): string =>
  [phrase(language, `billing.movements.${kind}`), kind === 'invoice' && invoice?.number].filter(Boolean).join(' ');

/** What a movement is about: the load of an invoice, how it was paid, why it was credited. */
const aboutOf = (language: Language, movement: Movement, say: Say): string => {
  const { kind, load_id, policy, origin, destination, method, reference, reason, invoices, invoice } = movement;
  if (kind === 'invoice' && load_id && origin && destination) {
    return say('statement.load', { load: String(load_id), origin: origin.city, destination: destination.city });
  }
  if (kind === 'invoice' && policy && origin && destination) {
    return say('statement.policy', { number: policy.number, origin: origin.city, destination: destination.city });
  }
  const paid = invoice ? String(invoice.number) : say('statement.invoices', { count: invoices });
  const how = method && phrase(language, `billing.methods.${method}`);
  const why = reason && phrase(language, `billing.reasons.${reason}`);
  return [[how ?? why, reference].filter(Boolean).join(' '), paid].filter(Boolean).join(', ');
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

const paperOf = (ctx: Ctx, statement: Statement, language: Language): Paper => {
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
      {
        kind: 'facts',
        title: say('statement.ageing'),
        columns: ageBuckets.length,
        facts: ageBuckets.map((bucket) => ({
          label: phrase(language, `billing.ages.${bucket}`),
          value: money(statement.ageing[bucket].amount),
        })),
      },
    ],
    foot: say('statement.foot', { account: account.name, ...days }),
    page: say('statement.page'),
  };
};

type Wanted = StatementOf & { format: 'pdf' | 'xlsx' | 'csv'; language: Language };

/** A statement as a file in the chosen language. 404. */
export const getStatementFile = async (ctx: Ctx, { format, language, ...wanted }: Wanted): Promise<FileReply> => {
  const statement = await readStatement(ctx, wanted);
  const name = billingPhrase(language, 'statement.file', { month: statement.month });
  if (format === 'pdf') {
    const bytes = await renderPdf(ctx.actor.accountId, layout, paperOf(ctx, statement, language));
    return { bytes: Buffer.from(bytes), contentType: 'application/pdf', name: `${name}.pdf` };
  }
  const rows = rowsOf(statement, language);
  return writeListFile(ctx, {
    name,
    format,
    read: (limit) => Promise.resolve(rows.slice(0, limit)),
    rowsOf: (kept) => [headOf(sayIn(language)), ...kept],
  });
};
