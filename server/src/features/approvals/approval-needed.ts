import type { Finding } from '@portal/contract/approvals/approval.ts';
import type { AskedRule } from '@portal/contract/approvals/asked-rule.ts';
import type { ErrorCode } from '@portal/contract/phrases/error-code.ts';
import { cents, dollars, less } from '@portal/contract/values/money.ts';
import { Problem, problems } from '../../platform/http/errors.ts';
import type { PhraseParams } from '../../platform/mail/phrases.ts';
import { bothPhrases } from '../../platform/mail/phrases.ts';
import { money } from '../../platform/money-text.ts';

const more = (value: number, above: number) => money(dollars(less(cents(value), cents(above))));

const paramsOf = (finding: Finding): PhraseParams => {
  switch (finding.kind) {
    case 'amount':
      return { above: money(finding.above), price: money(finding.price), more: more(finding.price, finding.above) };
    case 'cargo_value':
      return { above: money(finding.above), value: money(finding.value), more: more(finding.value, finding.above) };
    case 'mode':
      return { mode: bothPhrases(`loads.modes.${finding.mode}`) };
    case 'hazmat':
      return { classes: finding.classes.join(', ') };
    case 'off_guide':
      return { first: finding.first ?? '', price: money(finding.first_price ?? 0) };
    default:
      return { name: finding.name };
  }
};

const codes = {
  amount: 'approvals.asks_amount',
  mode: 'approvals.asks_mode',
  hazmat: 'approvals.asks_hazmat',
  cargo_value: 'approvals.asks_cargo_value',
  carrier: 'approvals.asks_carrier',
  off_guide: 'approvals.asks_off_guide',
  account: 'approvals.asks_account',
} as const satisfies Record<Finding['kind'], string>;

/** A carrier the guide bars where it chooses none has no other to be compared with. */
const codeOf = (finding: Finding): ErrorCode =>
  finding.kind === 'off_guide' && finding.first === null ? 'approvals.asks_barred' : codes[finding.kind];

const oncePerText = (findings: readonly Finding[]): Finding[] => [
  ...new Map(findings.map((one) => [JSON.stringify(one), one])).values(),
];

/** A booking that is refused because rules ask for an approval: 409 `approvals.needed`, then what each has found. */
export class ApprovalNeeded extends Problem {
  readonly asked: readonly AskedRule[];
  readonly price: number;

  constructor(asked: readonly AskedRule[], price: number) {
    const findings = oncePerText(asked.flatMap((rule) => rule.findings));
    const { items } = problems([
      { code: 'approvals.needed' },
      ...findings.map((finding) => ({ code: codeOf(finding), params: paramsOf(finding) })),
    ]);
    super(409, items);
    this.asked = asked;
    this.price = price;
  }
}
