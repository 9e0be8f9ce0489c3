import { brandName } from '@portal/contract/billing/receipts/card-brands.ts';
import { operatorIdentity, operatorParty, remitTo } from '@portal/contract/settings/operator-identity.ts';
import { cents, dollars, share, sum } from '@portal/contract/values/money.ts';
import type { Language } from '@portal/contract/words/language.ts';
import { money } from '../../../platform/money-text.ts';
import { renderPdf } from '../../../platform/pdf/pdf.ts';
import type { OpenCtx } from '../../../platform/context.ts';
import { findPaperAccount, findSameDrawn } from '../../documents/generated.queries.ts';
import { hashOf } from '../../documents/paper-hash.ts';
import type { Paper, PaperRow } from '../../documents/paper.ts';
import { note } from '../../documents/papers/invoices.ts';
import { paperWords } from '../../documents/papers/paper-facts.ts';
import { accountParty, day, issuerOf } from '../../documents/papers/paper-parts.ts';
import { billingDay } from '../billing-day.ts';
import { billingPhrase } from '../billing-phrase.ts';
import type { ReceivedPayment } from './receipts.queries.ts';

const layout = new URL('../../documents/papers/draw-paper.ts', import.meta.url);

type Paid = Pick<ReceivedPayment, 'method' | 'brand' | 'ending'>;

/** How something was paid: "Visa ending 4242", "Check". */
export const paidBy = (language: Language, { method, brand, ending }: Paid): string => {
  const how = brandName(brand) ?? billingPhrase(language, `mail.methods.${method}`);
  return ending ? billingPhrase(language, 'statement.ending', { method: how, ending }) : how;
};

const placeOf = (invoice: ReceivedPayment['invoices'][number], language: Language): string =>
  invoice.load_id === null
    ? (invoice.certificate ?? '')
    : billingPhrase(language, 'receipt.load', { load: String(invoice.load_id) });

/** What of a payment was tax: of each invoice the part that was paid of it. */
const taxIn = ({ invoices }: ReceivedPayment): number =>
  dollars(sum(invoices.map(({ tax, amount, billed }) => share(cents(tax), cents(amount), cents(billed)))));

const partsTable = (language: Language, row: ReceivedPayment): Paper['sections'][number] => {
  const say = (key: Parameters<typeof billingPhrase>[1]) => billingPhrase(language, key);
  const tax = taxIn(row);
  const others: PaperRow[] = [
    ...(row.unapplied > 0 ? [{ cells: ['', say('receipt.credit'), '', '', money(row.unapplied)] }] : []),
    { cells: ['', say('receipt.total'), '', '', money(row.amount)], strong: true },
    ...(tax === 0 ? [] : [{ cells: ['', say('tax.in_payment'), '', '', money(tax)] }]),
    ...(row.refunded > 0 ? [{ cells: ['', say('receipt.sent_back'), '', '', money(-row.refunded)] }] : []),
  ];
  return {
    kind: 'table',
    title: say('receipt.paid'),
    dense: true,
    columns: [
      { label: say('receipt.invoice'), w: 84 },
      { label: say('receipt.about'), w: 178 },
      { label: say('issued'), w: 84 },
      { label: say('receipt.billed'), w: 93, align: 'right' },
      { label: say('receipt.part'), w: 93, align: 'right' },
    ],
    rows: [
      ...row.invoices.map((invoice) => ({
        cells: [
          String(invoice.number),
          placeOf(invoice, language),
          day(invoice.issued_on),
          money(invoice.billed),
          money(invoice.amount),
        ],
      })),
      ...others,
    ],
  };
};

/** What a receipt says of a payment as it stands now. */
const readReceipt = async (ctx: OpenCtx, row: ReceivedPayment, language: Language): Promise<Paper> => {
  const account = await findPaperAccount(ctx.db, row.account_id);
  const operator = ctx.services.settings.get(operatorIdentity);
  const words = paperWords[language];
  const params = { number: String(row.id), amount: money(row.amount), account: account.name };
  const say = (key: Parameters<typeof billingPhrase>[1], more = {}) =>
    billingPhrase(language, key, { ...params, ...more });
  return {
    language,
    title: say('receipt.title'),
    subtitle: say('receipt.subtitle', { date: day(row.received_on) }),
    issuer: issuerOf(operator),
    logo: null,
    barcode: null,
    facts: [
      { label: say('receipt.number'), value: params.number },
      { label: say('receipt.received'), value: day(row.received_on) },
      { label: say('mail.method'), value: paidBy(language, row) },
      { label: say('amount'), value: params.amount },
    ],
    sections: [
      {
        kind: 'parties',
        parties: [
          accountParty(words, say('receipt.from'), account),
          accountParty(words, say('receipt.by'), { ...remitTo(operator), name: operatorParty(operator).name }),
        ],
      },
      {
        kind: 'facts',
        title: say('receipt.payment'),
        columns: 2,
        facts: [
          { label: say('receipt.reference'), value: row.reference || '-' },
          { label: say('receipt.paid_by'), value: row.paid_by || account.name },
        ],
      },
      partsTable(language, row),
      note({ words }, say('receipt.note')),
    ],
    foot: say('receipt.foot', { date: day(billingDay(ctx)) }),
    page: words.page,
  };
};

/** How the file of a receipt is named. */
const receiptFileName = (paymentId: number, language: Language): string =>
  `${billingPhrase(language, 'receipt.file', { number: String(paymentId) })}.pdf`;

/** What the papers of a load say of a receipt: each payment has its own. */
export const receiptKind = ({ id }: Pick<ReceivedPayment, 'id'>, language: Language) =>
  ({ type: 'payment_receipt', form: String(id), language }) as const;

export type Receipt = { name: string; drawnFrom: string; bytes: Buffer };

/** The receipt of a payment as PDF: the one among the papers of its loads where that says the same, to the byte. */
export const drawReceipt = async (ctx: OpenCtx, row: ReceivedPayment, language: Language): Promise<Receipt> => {
  const paper = await readReceipt(ctx, row, language);
  const drawnFrom = hashOf(paper);
  const filed = await findSameDrawn(ctx.db, receiptKind(row, language), drawnFrom);
  const bytes = filed
    ? await ctx.services.files.get(filed.storage_key)
    : Buffer.from(await renderPdf(row.account_id, layout, paper));
  return { name: receiptFileName(row.id, language), drawnFrom, bytes };
};

/** The same as a mail brings it. */
export const attachedReceipt = async (ctx: OpenCtx, row: ReceivedPayment, language: Language) => {
  const { name, bytes } = await drawReceipt(ctx, row, language);
  return [{ filename: name, content: bytes, contentType: 'application/pdf' }];
};
