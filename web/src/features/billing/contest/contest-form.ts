import type { InvoiceDetails } from '@portal/contract/billing/billing.ts';
import {
  billedLines,
  contestedWithTax,
  type ContestedLine,
  contestedLines,
  lineFault,
  reasonOfLine,
} from '@portal/contract/claims/contests/contested-lines.ts';
import type { ClaimReason } from '@portal/contract/claims/data/claim-choices.ts';
import { type Cents, cents, dollars, less } from '@portal/contract/values/money.ts';
import { type Fault, type Faults, phraseOf } from '../../../platform/forms/form-faults.ts';
import type { ContestBody } from './contest.api.ts';

/** What is said of one charge. */
export type LineAnswer = { ticked: boolean; should_be: number | null; reason: ClaimReason; note: string };
export type ContestForm = { lines: Record<string, LineAnswer>; supporting_text: string; documents: readonly number[] };

type Line = InvoiceDetails['lines'][number];

/** The charges of an invoice, each code once, with its name and why it was changed. */
export const chargesOf = ({ lines }: InvoiceDetails) =>
  billedLines(lines).flatMap(({ code, amount }) => {
    const line = lines.find((one) => one.code === code);
    return line ? [{ ...line, amount }] : [];
  });

/** What a charge is preset to: as quoted where more was billed; nothing where it was not quoted at all. */
const presetOf = ({ amount, quoted, change }: Line): number | null =>
  cents(quoted) < cents(amount) && (quoted > 0 || change !== null) ? quoted : null;

/** The empty form; charges that a ticked change of the invoice is about are ticked. */
export const emptyContest = (invoice: InvoiceDetails, changes: readonly number[]): ContestForm => {
  const kinds = new Set(invoice.changes.filter(({ id }) => changes.includes(id)).map(({ kind }) => kind));
  const evidence = invoice.changes.filter(({ id }) => changes.includes(id)).flatMap((change) => change.evidence);
  return {
    lines: Object.fromEntries(
      chargesOf(invoice).map((line) => [
        line.code,
        {
          ticked: line.change !== null && kinds.has(line.change) && cents(line.quoted) < cents(line.amount),
          should_be: presetOf(line),
          reason: reasonOfLine(line.code, line.change),
          note: '',
        },
      ]),
    ),
    supporting_text: '',
    documents: [...new Set([...invoice.papers.slice(0, 1), ...evidence].map(({ id }) => id))],
  };
};

const tickedOf = ({ lines }: ContestForm) => Object.entries(lines).filter(([, { ticked }]) => ticked);

/** The charges that change, with what follows from them; a charge without an amount yet stays as billed. */
export const linesOf = (invoice: InvoiceDetails, form: ContestForm): ContestedLine[] =>
  contestedLines(
    chargesOf(invoice),
    Object.fromEntries(
      tickedOf(form).flatMap(([code, { should_be }]) => (should_be === null ? [] : [[code, should_be]])),
    ),
  );

/** What is contested in all, in cents. */
export const amountOf = (invoice: InvoiceDetails, form: ContestForm): Cents =>
  contestedWithTax(linesOf(invoice, form), invoice.taxes);

/** What of an invoice stays payable. */
export const payableOf = ({ balance }: InvoiceDetails, contested: Cents): number =>
  Math.max(dollars(less(cents(balance), contested)), 0);

const faultOfLine = (billed: number, { should_be }: LineAnswer): Fault | undefined => {
  if (should_be === null) return { phrase: phraseOf('http.required') };
  const fault = lineFault({ billed, should_be });
  return fault ? { phrase: phraseOf(`claims.line_${fault}`) } : undefined;
};

/** What keeps the contest from being sent. */
export const contestFaults = (invoice: InvoiceDetails, form: ContestForm): Faults => {
  const faults = chargesOf(invoice).flatMap(({ code, amount }): [string, Fault][] => {
    const answer = form.lines[code];
    const fault = answer?.ticked ? faultOfLine(amount, answer) : undefined;
    return fault ? [[`lines.${code}.should_be`, fault]] : [];
  });
  const isSaid = [form.supporting_text, ...tickedOf(form).map(([, { note }]) => note)].some((text) => text.trim());
  const missing: [string, Fault][] = isSaid
    ? []
    : [['supporting_text', { phrase: phraseOf('claims.sentence_missing') }]];
  return Object.fromEntries([...faults, ...missing]);
};

/** The form as the call takes it; the papers show what their kind among the load's papers says. */
export const contestBody = (
  invoice_id: number,
  form: ContestForm,
  documents: ContestBody['documents'],
): ContestBody => ({
  invoice_id,
  lines: tickedOf(form).map(([code, { should_be, reason, note }]) => ({
    code,
    should_be: should_be ?? Number.NaN,
    reason,
    note: note.trim(),
  })),
  supporting_text: form.supporting_text.trim(),
  documents,
});
