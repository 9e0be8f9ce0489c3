import { randomUUID } from 'node:crypto';
import type { Snapshot } from '../carriers/snapshot.ts';
import type {
  Charge,
  Dispute,
  Intent,
  NewSession,
  PayMethod,
  ProviderEvent,
  Refund,
  ReportedCharge,
  Session,
} from './payment-objects.ts';

const detailsOf = (type: Charge['payment_method_details']['type']): Charge['payment_method_details'] =>
  type === 'card' ? { type, card: { brand: 'visa', last4: '4242' } } : { type, us_bank_account: { last4: '6789' } };

const charge = (type: Charge['payment_method_details']['type']): Charge => ({
  id: `ch_${randomUUID()}`,
  object: 'charge',
  amount_refunded: 0,
  disputed: false,
  payment_method_details: detailsOf(type),
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

type Kept = { sessions: Session[]; intents: Intent[]; refunds: Refund[]; disputes: Dispute[] };
type Store = {
  sessions: Map<string, Session>;
  intents: Map<string, Intent>;
  refunds: Refund[];
  disputes: Dispute[];
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

const expire = ({ announce }: Store, session: Session): boolean => {
  if (session.status !== 'open') return false;
  session.status = 'expired';
  session.url = null;
  announce({ type: 'checkout.session.expired', object: session });
  return true;
};

const isOverdue = ({ expires_at }: Session): boolean => expires_at !== null && expires_at * 1000 < Date.now();

/** Pays an open session; a session that is complete or expired is never paid again. */
const pay = (store: Store, session: Session, method: PayMethod): 'paid' | 'processing' | 'declined' | 'closed' => {
  if (isOverdue(session)) expire(store, session);
  if (session.status !== 'open') return 'closed';
  const intent = intentOf(store, session);
  if (method === 'declined_card') {
    intent.last_payment_error = { code: 'card_declined' };
    store.announce({ type: 'payment_intent.payment_failed', object: intent });
    return 'declined';
  }
  session.status = 'complete';
  session.url = null;
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

/** Null where more cents would go back than were received. */
const refund = (
  { announce, refunds }: Store,
  intent: Intent,
  { amount, metadata }: Pick<Refund, 'amount' | 'metadata'>,
): Refund | null => {
  const { latest_charge: charged } = intent;
  if (!charged || charged.amount_refunded + amount > intent.amount_received) return null;
  charged.amount_refunded += amount;
  const made: Refund = {
    id: `re_${randomUUID()}`,
    object: 'refund',
    amount,
    payment_intent: intent.id,
    status: 'succeeded',
    metadata,
  };
  refunds.unshift(made);
  announce({ type: 'charge.refunded', object: reported(intent, charged) });
  return made;
};

const dispute = ({ announce, disputes }: Store, intent: Intent): boolean => {
  const { latest_charge: charged } = intent;
  if (!charged || charged.disputed) return false;
  charged.disputed = true;
  const opened: Dispute = {
    id: `dp_${randomUUID()}`,
    object: 'dispute',
    amount: intent.amount_received,
    currency: intent.currency,
    payment_intent: intent.id,
    status: 'needs_response',
  };
  disputes.unshift(opened);
  announce({ type: 'charge.dispute.created', object: opened });
  return true;
};

/** What the payer's bank decides about a dispute; answers whether there was one to decide. */
const endDispute = ({ announce, disputes }: Store, intent: Intent, status: 'won' | 'lost'): boolean => {
  const opened = disputes.find((one) => one.payment_intent === intent.id && one.status === 'needs_response');
  if (!opened) return false;
  opened.status = status;
  announce({ type: 'charge.dispute.closed', object: opened });
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

const storeOf = (kept: Kept | undefined, announce: Store['announce']): Store => ({
  sessions: new Map(kept?.sessions.map((session) => [session.id, session])),
  intents: new Map(kept?.intents.map((intent) => [intent.id, intent])),
  refunds: kept?.refunds ?? [],
  disputes: kept?.disputes ?? [],
  announce,
});

type Books = {
  urlOf: (sessionId: string) => string;
  /** Called with every change that a webhook reports. */
  announce: (event: ProviderEvent) => void;
  /** Where they are kept from one start to the next. */
  snapshot?: Snapshot<Kept> | undefined;
};

/** Sessions, payments, refunds and disputes of the provider. */
export const openPaymentBooks = ({ urlOf, announce, snapshot }: Books) => {
  const store = storeOf(snapshot?.load(), announce);
  const keep = <T>(result: T): T => {
    const { sessions, intents, refunds, disputes } = store;
    snapshot?.save({ sessions: [...sessions.values()], intents: [...intents.values()], refunds, disputes });
    return result;
  };
  return {
    sessions: store.sessions,
    intents: store.intents,
    refunds: store.refunds,
    disputes: store.disputes,
    /** The addresses of pages that are still open lead to where the provider is now. */
    readdress: () => {
      for (const session of store.sessions.values()) if (session.url) session.url = urlOf(session.id);
    },
    open: (request: NewSession) => keep(open(store, request, urlOf)),
    pay: (session: Session, method: PayMethod) => keep(pay(store, session, method)),
    endDebit: (session: Session, outcome: 'settle' | 'fail') => keep(endDebit(store, session, outcome)),
    expire: (session: Session) => keep(expire(store, session)),
    refund: (intent: Intent, wanted: Pick<Refund, 'amount' | 'metadata'>) => keep(refund(store, intent, wanted)),
    dispute: (intent: Intent) => keep(dispute(store, intent)),
    endDispute: (intent: Intent, status: 'won' | 'lost') => keep(endDispute(store, intent, status)),
  };
};

export type PaymentBooks = ReturnType<typeof openPaymentBooks>;
