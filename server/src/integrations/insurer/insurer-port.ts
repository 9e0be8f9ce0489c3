import type { Conveyance, InsuranceCancelReason, LossStatus } from '@portal/contract/insurance/insurance-choices.ts';
import type { Country } from '@portal/contract/places/zip-code.ts';

type End = { city: string; state: string; zip_code: string; country: Country };

/** A policy to bind. `key` is the portal's own name of the purchase: the insurer can be asked about it. */
export type PolicyRequest = {
  key: string;
  insured: { name: string; email: string; address: string } & Omit<End, 'country'> & { country: Country };
  goods: string;
  is_used: boolean;
  /** US dollars. */
  insured_value: number;
  conveyance: Conveyance;
  marks: string;
  reference: string;
  from: End;
  to: End;
  /** YYYY-MM-DD. */
  departs_on: string;
  delivered_by: string;
};

/** A price that holds for a while and can be bought once. `premium` in US dollars, fees and taxes included. */
type PolicyOffer = { kind: 'offered'; quote_token: string; premium: number };

/** The insurer has read the request and will not bind it; `why` is for the log and for operations. */
type Refused = { kind: 'refused'; why: string };

/** Nothing reached the insurer (`not_sent`), or nobody knows whether it acted (`unclear`). */
type Failed = { kind: 'not_sent' | 'unclear'; why: string };

export type PolicyQuoteAnswer = PolicyOffer | Refused | Failed;
export type PurchaseAnswer = { kind: 'bound'; certificate_number: string } | Refused | Failed;
/** What became of a purchase: `none` only where the insurer says so itself. */
export type PolicyState =
  | { kind: 'bound'; certificate_number: string }
  | { kind: 'cancelled' }
  | { kind: 'none' }
  | { kind: 'unclear'; why: string };
export type PolicyCancelAnswer = { kind: 'cancelled' } | Refused | Failed;

/** A loss to report. `key` is the portal's own name of the report: the insurer can be asked about it. */
export type LossRequest = {
  key: string;
  certificate_number: string;
  /** YYYY-MM-DD. */
  discovered_on: string;
  /** The portal's category of the claim. */
  kind: string;
  description: string;
  amount: number | null;
  currency: string;
  contact: { name: string; email: string };
};

export type LossAnswer = { kind: 'reported'; reference: string } | Refused | Failed;
/** Where a report stands: `none` only where the insurer says so itself. Amounts in the currency of the report. */
export type LossState =
  | {
      kind: 'known';
      reference: string | null;
      status: Exclude<LossStatus, 'sending'>;
      paid_amount: number | null;
      note: string;
    }
  | { kind: 'none' }
  | { kind: 'unclear'; why: string };

/** A paper of a loss, kept once by its key. */
export type LossPaper = { key: string; name: string; content_type: string; content: Buffer };
export type LossPaperAnswer = { kind: 'kept' } | Refused | Failed;

/** An insurer that binds policies for the operator. No method rejects; what failed is said in the answer. */
export type InsurerPort = {
  quote: (policy: PolicyRequest) => Promise<PolicyQuoteAnswer>;
  /** Binds what was quoted. Never repeated here: whoever repeats it looks the key up before. */
  purchase: (quoteToken: string, sendTo: string) => Promise<PurchaseAnswer>;
  find: (key: string) => Promise<PolicyState>;
  cancel: (certificateNumber: string, reason: InsuranceCancelReason, note: string) => Promise<PolicyCancelAnswer>;
  /** Opens a case. Never repeated here: whoever repeats it looks the key up before. */
  reportLoss: (loss: LossRequest) => Promise<LossAnswer>;
  findLoss: (key: string) => Promise<LossState>;
  sendLossPaper: (reference: string, paper: LossPaper) => Promise<LossPaperAnswer>;
};
