import type { InvoiceTax } from '@portal/contract/billing/taxes/invoice-tax.ts';
import { remitTo } from '@portal/contract/settings/operator-identity.ts';
import { type Language, languages } from '@portal/contract/words/language.ts';
import type { OpenCtx } from '../../../platform/context.ts';
import { renderPdf } from '../../../platform/pdf/pdf.ts';
import type { Paper } from '../../documents/paper.ts';
import { lane, note, references } from '../../documents/papers/invoices.ts';
import { type PaperFacts, readPaperFacts } from '../../documents/papers/paper-facts.ts';
import { accountParty, day, frameOf } from '../../documents/papers/paper-parts.ts';
import { money } from '../../../platform/money-text.ts';
import { chargesTable, freightTable } from '../../documents/papers/rate-confirmation.ts';
import { getShipperDetails } from '../../loads/details/get-load-details.ts';
import { billingPhrase } from '../billing-phrase.ts';
import type { InvoiceRow } from '../invoices.queries.ts';
import { policyInvoicePaper } from '../policies/policy-paper.ts';
import { presentInvoice, presentLines, presentTax } from '../present-invoice.ts';
import { findTaxesOf } from '../taxes/taxes.queries.ts';
import { taxTable } from './tax-table.ts';

const layout = new URL('../../documents/papers/draw-paper.ts', import.meta.url);

const creditedLabel = (language: Language, { tax_credited }: InvoiceRow): string =>
  tax_credited === 0
    ? billingPhrase(language, 'credited')
    : billingPhrase(language, 'tax.credited', { tax: money(tax_credited) });

/** What was paid and credited, where anything was, and what is still owed. */
const settled = (language: Language, row: InvoiceRow): Paper['sections'] => {
  if (row.paid === 0 && row.credited === 0) return [];
  const rows = [
    ...(row.paid ? [[billingPhrase(language, 'paid'), money(-row.paid)]] : []),
    ...(row.credited ? [[creditedLabel(language, row), money(-row.credited)]] : []),
  ];
  const columns = [
    { label: billingPhrase(language, 'settled'), w: 412 },
    { label: billingPhrase(language, 'amount'), w: 120, align: 'right' as const },
  ];
  const owed = [billingPhrase(language, 'owed'), money(Number(row.balance))];
  return [
    {
      kind: 'table',
      title: billingPhrase(language, 'settled'),
      dense: true,
      columns,
      rows: [...rows.map((cells) => ({ cells })), { cells: owed, strong: true }],
    },
  ];
};

const paperOf = (facts: PaperFacts, row: InvoiceRow, taxes: readonly InvoiceTax[]): Paper => {
  const { language, words, load, account, operator } = facts;
  const say = (key: Parameters<typeof billingPhrase>[1]) => billingPhrase(language, key);
  return {
    ...frameOf(facts),
    title: billingPhrase(language, 'title', { number: String(row.number) }),
    subtitle: billingPhrase(language, 'subtitle', { load: String(load.id), days: row.terms_days }),
    facts: [
      { label: say('number'), value: String(row.number) },
      { label: say('issued'), value: day(row.issued_on) },
      { label: say('due'), value: day(row.due_on) },
      { label: words.pro, value: load.pro_number ?? '' },
      { label: words.bol, value: load.bol_number ?? '' },
    ],
    sections: [
      {
        kind: 'parties',
        parties: [
          accountParty(words, words.bill_to, account),
          accountParty(words, words.invoice.remit_to, remitTo(operator)),
        ],
      },
      lane(facts),
      references(facts),
      freightTable(facts),
      taxes.length === 0
        ? chargesTable(facts, presentLines(row), row.amount)
        : chargesTable(facts, presentLines(row), presentInvoice(row).before_tax, say('tax.before')),
      ...taxTable(language, taxes, row.amount),
      ...settled(language, row),
      note(facts, billingPhrase(language, 'pay', { number: String(row.number), date: day(row.due_on) })),
    ],
  };
};

/** What an invoice says as it stands now, ready to be drawn. */
export const readInvoicePaper = async (ctx: OpenCtx, row: InvoiceRow, language: Language) => {
  const paper =
    row.load_id === null
      ? await policyInvoicePaper(ctx, row, { language, settled: settled(language, row) })
      : paperOf(
          await readPaperFacts(ctx, await getShipperDetails(ctx, row.load_id), language),
          row,
          (await findTaxesOf(ctx.db, row.id)).map(presentTax),
        );
  return { layout, paper, name: invoiceFileName(row, language) };
};

/** An invoice as PDF, as it stands now. */
export const drawInvoice = async (ctx: OpenCtx, row: InvoiceRow, language: Language): Promise<Buffer> => {
  const { paper } = await readInvoicePaper(ctx, row, language);
  return Buffer.from(await renderPdf(row.account_id, layout, paper));
};

/** The same as a mail brings it. */
export const attachedInvoice = async (ctx: OpenCtx, row: InvoiceRow, language: Language) => {
  const content = await drawInvoice(ctx, row, language);
  return [{ filename: invoiceFileName(row, language), content, contentType: 'application/pdf' }];
};

/** How the file of an invoice is named. */
export const invoiceFileName = ({ number }: InvoiceRow, language: Language): string =>
  `${billingPhrase(language, 'file', { number: String(number) })}.pdf`;

/** The same in every language. */
export const invoiceFileNames = (row: InvoiceRow): string[] =>
  languages.map((language) => invoiceFileName(row, language));
