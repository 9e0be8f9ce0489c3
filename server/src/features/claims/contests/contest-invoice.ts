import type { Claim } from '@portal/contract/claims/claim.ts';
import {
  categoriesOf,
  type ClaimCategory,
  type ClaimReason,
  reasonsFor,
} from '@portal/contract/claims/data/claim-choices.ts';
import {
  contestedAmount,
  contestedWithTax,
  contestedLines,
  type KeptLine,
  lineFault,
} from '@portal/contract/claims/contests/contested-lines.ts';
import type { contests } from '@portal/contract/claims/contests/contests.contract.ts';
import type { ErrorCode } from '@portal/contract/phrases/error-code.ts';
import type { Input } from '@portal/contract/http/endpoint.ts';
import { cents, dollars, less } from '@portal/contract/values/money.ts';
import type { Ctx } from '../../../platform/context.ts';
import { problem, problems } from '../../../platform/http/errors.ts';
import { type Contestable, contestableInvoice, loadOfInvoice } from '../../billing/contested/contestable-invoice.ts';
import { withLoadLocked } from '../../loads/state/with-load-locked.ts';
import { isOperator, claimInScope } from '../claim-in-scope.ts';
import { findClaim, findContestedLines, insertClaim } from '../claims.queries.ts';
import { attachSupport } from '../file/attach-support.ts';
import { moveClaim } from '../move-claim.ts';
import { presentClaim } from '../present-claim.ts';

type Contest = Input<(typeof contests)['contest']>['body'];

const categoryOf = (reason: ClaimReason): ClaimCategory | undefined =>
  categoriesOf.billing_dispute.find((category) => reasonsFor(category).includes(reason));

/** Refuses with 400 at its line what is not of this invoice, is named twice, or is no less than billed. */
const checkLines = ({ lines }: Contestable, { lines: wanted }: Contest): void => {
  const codeOf = ({ code, should_be, reason }: Contest['lines'][number], at: number): ErrorCode | null => {
    const billed = lines.find((line) => line.code === code);
    if (!billed) return 'claims.line_unknown';
    if (wanted.findIndex((line) => line.code === code) < at) return 'claims.line_twice';
    if (!categoryOf(reason)) return 'claims.reason_not_of_category';
    const fault = lineFault({ billed: billed.amount, should_be });
    return fault && `claims.line_${fault}`;
  };
  const faults = wanted.flatMap((line, at) => {
    const code = codeOf(line, at);
    return code ? [{ code, field: `lines.${line.code}` }] : [];
  });
  if (faults.length > 0) throw problems(faults);
};

/** The lines as the case keeps them, with what follows from them. */
const keptLines = ({ lines }: Contestable, { lines: wanted }: Contest): KeptLine[] => {
  const shouldBe = Object.fromEntries(wanted.map(({ code, should_be }) => [code, should_be]));
  return contestedLines(lines, shouldBe).map((line) => {
    const said = wanted.find(({ code }) => code === line.code);
    return { ...line, reason: said?.reason ?? null, note: said?.note ?? '' };
  });
};

/** A line is contested once at a time. 409 `claims.line_contested`. */
const refuseContested = async (tx: Ctx, { id }: Contestable, kept: readonly KeptLine[]): Promise<void> => {
  const earlier = await findContestedLines(tx.db, id);
  const twice = earlier.find(({ lines }) => lines.some(({ code }) => kept.some((line) => line.code === code)));
  if (twice) throw problem('claims.line_contested', 409, { params: { claim: twice.id } });
};

/** What the case says in words: the sentences beside the lines, and what else was said. */
const storyOf = ({ lines, supporting_text }: Contest): string =>
  [...lines.map(({ note }) => note), supporting_text]
    .map((text) => text.trim())
    .filter(Boolean)
    .join('\n')
    .slice(0, 5000);

/** The reason of the whole: that of the line of which most is contested. */
const mainReason = (kept: readonly KeptLine[]): ClaimReason | null =>
  kept
    .filter(({ reason }) => reason !== null)
    .toSorted((a, b) => less(less(cents(b.billed), cents(b.should_be)), less(cents(a.billed), cents(a.should_be))))[0]
    ?.reason ?? null;

/**
 * Contests lines of an invoice: files a billing dispute whose amount is what its lines come to with tax, and marks that much of
 * the invoice as contested. 404 `billing.not_found`, 400 at a line, 409 `billing.contest_of_policy`, `contest_undone`,
 * `contest_over`, `claims.line_contested`.
 */
export const contestInvoice = async (ctx: Ctx, input: Contest): Promise<Claim> => {
  const load_id = await loadOfInvoice(ctx, input.invoice_id);
  return withLoadLocked(ctx, load_id, [], async (tx, load) => {
    const invoice = await contestableInvoice(tx, input.invoice_id);
    checkLines(invoice, input);
    const kept = keptLines(invoice, input);
    const amount = contestedWithTax(kept, invoice.taxes);
    if (contestedAmount(kept) <= 0) throw problem('claims.nothing_contested', 400, { field: 'lines' });
    await refuseContested(tx, invoice, kept);
    const supporting_text = storyOf(input);
    if (!supporting_text) throw problem('claims.sentence_missing', 400, { field: 'supporting_text' });
    const reason = mainReason(kept);
    const id = await insertClaim(tx.db, {
      load_id,
      account_id: load.account_id,
      type: 'billing_dispute',
      category: reason && (categoryOf(reason) ?? null),
      reason,
      supporting_text,
      amount: dollars(amount),
      invoice_id: invoice.id,
      invoice_number: String(invoice.number),
      invoice_received_on: invoice.issued_on,
      lines: JSON.stringify(kept),
      created_by: tx.actor.userId,
      filed_by_operator: isOperator(tx) && load.account_id !== tx.actor.accountId,
    });
    const row = await findClaim(tx.db, tx.scope, id);
    if (!row) throw new Error(`claim ${id} is gone`);
    await attachSupport(tx, row, input.documents);
    await moveClaim(tx, row, { event: 'submit', note: '' });
    return presentClaim(tx, await claimInScope(tx, id));
  });
};
