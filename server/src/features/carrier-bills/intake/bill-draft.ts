import type { IntakeFault } from '@portal/contract/carrier-bills/carrier-bill.ts';
import type { BillPurpose } from '@portal/contract/carrier-bills/bill-status.ts';
import type { ErrorCode } from '@portal/contract/phrases/error-code.ts';
import { errorKey } from '@portal/contract/phrases/error-code.ts';
import { bothPhrases, type PhraseParams } from '../../../platform/mail/phrases.ts';
import type { BilledCharge } from '../../../platform/database/column-types.ts';

/** A carrier's bill as a form or a file says it, before anything of it is looked up. Amounts are US dollars. */
export type BillDraft = {
  scac: string;
  number: string;
  purpose: BillPurpose;
  billed_on: string;
  pro_number: string;
  bol_number: string;
  weight_lb: number | null;
  freight_class: string;
  lines: BilledCharge[];
};

/** A bill of a file, where it begins in it, and what is wrong with it. */
export type ReadBill = { line: number; draft: BillDraft | null; faults: IntakeFault[] };

/** What a file holds; `faults` are of the file as a whole. */
export type ReadFile = { bills: ReadBill[]; faults: IntakeFault[] };

/** A fault of a line in both languages. */
export const fault = (line: number, code: ErrorCode, params: PhraseParams = {}): IntakeFault => ({
  line,
  code,
  msg: bothPhrases(errorKey(code), params),
});
