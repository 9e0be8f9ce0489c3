export const payMethods = ['card', 'declined_card', 'three_d_secure', 'bank_debit'] as const;
export type PayMethod = (typeof payMethods)[number];

/** A charge as the provider shows it inside a payment intent. Amounts are whole cents. */
export type Charge = {
  id: string;
  object: 'charge';
  amount_refunded: number;
  disputed: boolean;
  payment_method_details:
    | { type: 'card'; card: { brand: string; last4: string } }
    | { type: 'us_bank_account'; us_bank_account: { last4: string } };
};
export type Intent = {
  id: string;
  object: 'payment_intent';
  amount: number;
  amount_received: number;
  currency: string;
  status: 'requires_payment_method' | 'processing' | 'succeeded';
  metadata: Record<string, string>;
  latest_charge: Charge | null;
  last_payment_error: { code: string } | null;
};
export type Session = {
  id: string;
  object: 'checkout.session';
  amount_total: number;
  currency: string;
  client_reference_id: string;
  metadata: Record<string, string>;
  status: 'open' | 'complete' | 'expired';
  payment_status: 'unpaid' | 'paid';
  payment_intent: string | null;
  success_url: string;
  cancel_url: string;
  /** Seconds since 1970; null: never. */
  expires_at: number | null;
  url: string | null;
};
export type NewSession = Pick<
  Session,
  'amount_total' | 'currency' | 'client_reference_id' | 'metadata' | 'success_url' | 'cancel_url' | 'expires_at'
>;
export type Refund = {
  id: string;
  object: 'refund';
  amount: number;
  payment_intent: string;
  status: 'succeeded';
  metadata: Record<string, string>;
};
export type Dispute = {
  id: string;
  object: 'dispute';
  amount: number;
  currency: string;
  payment_intent: string;
  status: 'needs_response' | 'won' | 'lost';
};
/** A refund is reported by the charge, which carries its intent's metadata. */
export type ReportedCharge = Charge & { payment_intent: string; metadata: Record<string, string> };
export type ProviderEvent = { type: string; object: Session | Intent | ReportedCharge | Dispute };
