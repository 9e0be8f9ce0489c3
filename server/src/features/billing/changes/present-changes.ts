import { lineLabel } from '@portal/contract/accessorials/line-label.ts';
import type { InvoiceDetails } from '@portal/contract/billing/billing.ts';
import type { InvoiceChange } from '@portal/contract/billing/invoice-change-schemas.ts';
import { presentLine } from '@portal/contract/accessorials/line-note.ts';
import { cents, dollars, sum } from '@portal/contract/values/money.ts';
import type { Ctx } from '../../../platform/context.ts';
import type { PriceLine } from '../../../platform/database/column-types.ts';
import { fileAddress } from '../../documents/store/present-document.ts';
import type { ChangeRow } from './changes.queries.ts';

/** The change as its shipper reads it; what the carrier was granted is left out. */
export const presentChange = (ctx: Ctx, row: ChangeRow): InvoiceChange => ({
  id: row.id,
  kind: row.kind,
  code: row.code,
  label: lineLabel(row.code),
  facts: row.facts,
  amount: row.amount,
  evidence: row.papers.map(({ id, type, name, account_id }) => ({
    id,
    type,
    name,
    url: fileAddress(ctx, { id, account_id }),
  })),
  at: new Date(row.created_at).toISOString(),
});

type Line = InvoiceDetails['lines'][number];

const total = (lines: readonly PriceLine[], code: string): number =>
  dollars(sum(lines.filter((line) => line.code === code).map(({ amount }) => cents(amount))));

/** Charges as quoted and as billed, each once where anything has changed. */
export const presentCharges = (quoted: readonly PriceLine[], changes: readonly ChangeRow[]): Line[] => {
  if (changes.length === 0) {
    return quoted.map((line) => ({ ...presentLine(line), quoted: line.amount, change: null }));
  }
  const changed = changes.flatMap(({ lines, kind }) => lines.map((line) => ({ ...line, kind })));
  const lines = [...quoted, ...changed];
  const codes = [...new Set(lines.map(({ code }) => code))];
  return codes.map((code) => {
    const first = lines.find((line) => line.code === code);
    return {
      ...presentLine({ code, amount: total(lines, code), note: first?.note }),
      quoted: total(quoted, code),
      change: changed.find((line) => line.code === code)?.kind ?? null,
    };
  });
};
