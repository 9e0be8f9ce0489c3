import { disputeDays } from '@portal/contract/billing/dispute-days.ts';
import type { ClaimCategory, ClaimType, DeadlineCode } from '@portal/contract/claims/data/claim-choices.ts';

/** A day of the case a clock counts from, or by which it is met. */
export type ClaimDay = 'delivered' | 'invoice_received' | 'submitted' | 'acknowledged' | 'resolved' | 'denied';

export type Clock = {
  code: DeadlineCode;
  types: readonly ClaimType[];
  /** Left out: all of the type. */
  categories?: readonly ClaimCategory[];
  from: ClaimDay;
  term: { months?: number; days?: number; business_days?: number };
  /** Ends this long after the carrier denied the case, where that is later. */
  after_denial?: { months: number };
  /** What meets it; null: nothing the portal sees. */
  met_by: ClaimDay | null;
  /** Once it is over, nobody waits for it any longer. */
  lapses?: true;
  /** How many days before its end it is called near. */
  soon_days: number;
  law: string;
};

/** The clocks of law and of carriers' tariffs; that of status reports starts when an answer is overdue (deadlines.ts). */
export const clocks: readonly Clock[] = [
  {
    code: 'concealed_notice',
    types: ['cargo_claim'],
    categories: ['concealed_damage', 'concealed_shortage'],
    from: 'delivered',
    term: { business_days: 5 },
    met_by: 'submitted',
    soon_days: 2,
    law: 'NMF 100 item 300135',
  },
  {
    code: 'file',
    types: ['cargo_claim'],
    from: 'delivered',
    term: { months: 9 },
    met_by: 'submitted',
    soon_days: 30,
    law: '49 USC 14706(e)',
  },
  {
    code: 'overcharge',
    types: ['billing_dispute', 'invoice_inquiry'],
    from: 'invoice_received',
    term: { days: disputeDays },
    met_by: 'submitted',
    soon_days: 30,
    law: '49 USC 13710(a)(3)',
  },
  {
    code: 'inspect',
    types: ['cargo_claim'],
    categories: ['concealed_damage', 'concealed_shortage'],
    from: 'submitted',
    term: { business_days: 5 },
    met_by: 'resolved',
    lapses: true,
    soon_days: 2,
    law: 'NMF 100 item 300140',
  },
  {
    code: 'acknowledge',
    types: ['cargo_claim'],
    from: 'submitted',
    term: { days: 30 },
    met_by: 'acknowledged',
    soon_days: 7,
    law: '49 CFR 370.5',
  },
  {
    code: 'acknowledge',
    types: ['billing_dispute'],
    from: 'submitted',
    term: { days: 30 },
    met_by: 'acknowledged',
    soon_days: 7,
    law: '49 CFR 378.7',
  },
  {
    code: 'resolve',
    types: ['cargo_claim'],
    from: 'submitted',
    term: { days: 120 },
    met_by: 'resolved',
    soon_days: 14,
    law: '49 CFR 370.9',
  },
  {
    code: 'resolve',
    types: ['billing_dispute'],
    from: 'submitted',
    term: { days: 60 },
    met_by: 'resolved',
    soon_days: 14,
    law: '49 CFR 378.8',
  },
  {
    code: 'suit',
    types: ['cargo_claim'],
    from: 'denied',
    term: { months: 24, days: 1 },
    met_by: null,
    soon_days: 90,
    law: '49 USC 14706(e)',
  },
  {
    code: 'suit',
    types: ['billing_dispute', 'invoice_inquiry'],
    from: 'delivered',
    term: { months: 18 },
    after_denial: { months: 6 },
    met_by: null,
    soon_days: 90,
    law: '49 USC 14705(b), (d)',
  },
];

/** When the days to answer are over the carrier reports, and again as often as this until it has answered. */
export const statusUpdate: { types: readonly ClaimType[]; everyDays: number; soon_days: number; law: string } = { types: ['cargo_claim'], everyDays: 60, soon_days: 7, law: '49 CFR 370.9(b)' };
