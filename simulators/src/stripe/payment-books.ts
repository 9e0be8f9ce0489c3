import { randomUUID } from 'node:crypto';

export const payMethods = ['card', 'declined_card', 'three_d_secure', 'bank_debit'] as const;
type PayMethod = (typeof payMethods)[number];

/** A charge as the provider shows it inside a payment intent. Amounts are whole cents. */
type Charge = {
  id: string;
  object: 'charge';
  amount_refunded: number;
  disputed: boolean;
  payment_method_details: { type: 'card' | 'us_bank_account' };
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
  url: string | null;
};
type NewSession = Pick<
  Session,
  'amount_total' | 'currency' | 'client_reference_id' | 'metadata' | 'success_url' | 'cancel_url'
>;
/** A refund or a dispute is reported by the charge, which carries its intent's metadata. */
type ReportedCharge = Charge & { payment_intent: string; metadata: Record<string, string> };
export type ProviderEvent = { type: string; object: Session | Intent | ReportedCharge };

const charge = (type: Charge['payment_method_details']['type']): Charge => ({
  id: `ch_${randomUUID()}`,
  object: 'charge',
  amount_refunded: 0,
  disputed: false,
  payment_method_details: { type },
});

const reported = ({ id, metadata }: Intent, charged: Charge): ReportedCharge => ({
  ...charged,
  payment_intent: id,
  metadata,
});

const newIntent = ({ amount_total: amount, currency, metadata }: Session): Intent => ({
  id: `pi_${randomUUID()}`,
  object: 'payment_intent',
  amount,
  amount_received: 0,
  currency,
  status: 'requires_payment_method',
  metadata,
  latest_charge: null,
  last_payment_error: null,
});

type Store = {
  sessions: Map<string, Session>;
  intents: Map<string, Intent>;
  announce: (event: ProviderEvent) => void;
};

const finish = ({ announce }: Store, session: Session, intent: Intent, type: string): void => {
  intent.status = 'succeeded';
  intent.amount_received = intent.amount;
  session.payment_status = 'paid';
  announce({ type, object: session });
};

const intentOf = ({ intents }: Store, session: Session): Intent => {
  const intent = intents.get(session.payment_intent ?? '') ?? newIntent(session);
  intents.set(intent.id, intent);
  session.payment_intent = intent.id;
  return intent;
};

/** Pays an open session; a session that is complete or expired is never paid again. */
const pay = (store: Store, session: Session, method: PayMethod): 'paid' | 'processing' | 'declined' | 'closed' => {
  if (session.status !== 'open') return 'closed';
  const intent = intentOf(store, session);
  if (method === 'declined_card') {
    intent.last_payment_error = { code: 'card_declined' };
    store.announce({ type: 'payment_intent.payment_failed', object: intent });
    return 'declined';
  }
  session.status = 'complete';
  intent.last_payment_error = null;
  intent.latest_charge = charge(method === 'bank_debit' ? 'us_bank_account' : 'card');
  if (method === 'bank_debit') {
    intent.status = 'processing';
    store.announce({ type: 'checkout.session.completed', object: session });
    return 'processing';
  }
  finish(store, session, intent, 'checkout.session.completed');
  return 'paid';
};

/** What the bank says days later about a debit; answers whether there was one that waited. */
const endDebit = (store: Store, session: Session, outcome: 'settle' | 'fail'): boolean => {
  const intent = store.intents.get(session.payment_intent ?? '');
  if (intent?.status !== 'processing') return false;
  if (outcome === 'settle') finish(store, session, intent, 'checkout.session.async_payment_succeeded');
  else {
    intent.status = 'requires_payment_method';
    intent.last_payment_error = { code: 'insufficient_funds' };
    store.announce({ type: 'checkout.session.async_payment_failed', object: session });
  }
  return true;
};

/** Answers false where more cents would go back than were received. */
const refund = ({ announce }: Store, intent: Intent, amount: number): boolean => {
  const { latest_charge: charged } = intent;
  if (!charged || charged.amount_refunded + amount > intent.amount_received) return false;
  charged.amount_refunded += amount;
  announce({ type: 'charge.refunded', object: reported(intent, charged) });
  return true;
};

const dispute = ({ announce }: Store, intent: Intent): boolean => {
  const { latest_charge: charged } = intent;
  if (!charged) return false;
  charged.disputed = true;
  announce({ type: 'charge.updated', object: reported(intent, charged) });
  return true;
};

const open = ({ sessions }: Store, request: NewSession, urlOf: (sessionId: string) => string): Session => {
  const id = `cs_test_${randomUUID()}`;
  const session: Session = {
    ...request,
    id,
    object: 'checkout.session',
    status: 'open',
    payment_status: 'unpaid',
    payment_intent: null,
    url: urlOf(id),
  };
  sessions.set(id, session);
  return session;
};

const expire = ({ announce }: Store, session: Session): boolean => {
  if (session.status !== 'open') return false;
  session.status = 'expired';
  session.url = null;
  announce({ type: 'checkout.session.expired', object: session });
  return true;
};

/** Sessions and payment intents of the provider; `announce` is called with every change a webhook reports. */
export const openPaymentBooks = (urlOf: (sessionId: string) => string, announce: (event: ProviderEvent) => void) => {
  const store: Store = { sessions: new Map(), intents: new Map(), announce };
  return {
    sessions: store.sessions,
    intents: store.intents,
    open: (request: NewSession) => open(store, request, urlOf),
    pay: (session: Session, method: PayMethod) => pay(store, session, method),
    endDebit: (session: Session, outcome: 'settle' | 'fail') => endDebit(store, session, outcome),
    expire: (session: Session) => expire(store, session),
    refund: (intent: Intent, amount: number) => refund(store, intent, amount),
    dispute: (intent: Intent) => dispute(store, intent),
  };
};

export type PaymentBooks = ReturnType<typeof openPaymentBooks>;
