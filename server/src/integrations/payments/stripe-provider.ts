import { Buffer } from 'node:buffer';
import type Stripe from 'stripe';
import type { z } from 'zod';
import type { Services } from '../../platform/context.ts';
import type { EgressService } from '../../platform/egress/egress.ts';
import type { CheckoutRequest, FindAnswer, OpenAnswer, PaymentPort, ProviderNotice } from './payment-port.ts';
import {
  Disputes,
  disputeOf,
  MadeRefund,
  Notice,
  noticeOf,
  OpenedSession,
  paymentOf,
  Refunds,
  Session,
} from './stripe-wire.ts';

/** Statuses that carry the provider's own words. */
const expected = [400, 401, 402, 403, 404, 409, 429];
const limits = { totalMs: 8_000, maxBytes: 1024 * 1024, slots: 16, queue: 50 };
/** Seconds a notice may be old. */
const tolerance = 300;
/** A page is closed for good once a request no longer finds it open. */
const notOpen = new Set([400, 404]);

type Access = NonNullable<Services['config']['payments']>;

/** The library's requests by the one way out, which keeps to the provider's host and to limits of size and time. */
const fetchBy =
  (service: EgressService) =>
  async (input: string | URL | Request, init: RequestInit = {}): Promise<Response> => {
    const headers = Object.fromEntries(new Headers(init.headers));
    delete headers['content-length'];
    const method = init.method === 'POST' ? 'POST' : init.method === 'DELETE' ? 'DELETE' : 'GET';
    const url = input instanceof Request ? input.url : String(input);
    const form = method === 'POST' ? { form: typeof init.body === 'string' ? init.body : '' } : {};
    const { status, contentType, body } = await service.bytes({ method, url, headers, ...form, expected });
    return new Response(new Uint8Array(body), { status, headers: { 'content-type': contentType } });
  };

type Sdk = { client: Stripe; errors: typeof Stripe.errors };

/** Read when it is first needed: it takes longer to load than all other integrations together. */
const openSdk = async ({ url, key }: Access, egress: Services['egress']): Promise<Sdk> => {
  const { default: Library } = await import('stripe');
  const { protocol, hostname, port, host } = new URL(url);
  const isPlain = protocol === 'http:';
  const client = new Library(key, {
    host: hostname,
    port: port || (isPlain ? '80' : '443'),
    protocol: isPlain ? 'http' : 'https',
    httpClient: Library.createFetchHttpClient(fetchBy(egress.service('payments', [host], limits))),
    // Whoever repeats a request decides so by what it knows of the payment.
    maxNetworkRetries: 0,
    telemetry: false,
  });
  return { client, errors: Library.errors };
};

type Failure = { kind: 'refused'; why: string; status: number } | { kind: 'unclear'; why: string };

/** A refusal counts only where the provider has read the request: a limit or a broken key may pass. */
const failureOf = ({ errors }: Sdk, cause: unknown): Failure => {
  if (cause instanceof errors.StripeInvalidRequestError || cause instanceof errors.StripeCardError) {
    return { kind: 'refused', why: cause.message, status: cause.statusCode ?? 400 };
  }
  return { kind: 'unclear', why: cause instanceof Error ? cause.message : String(cause) };
};

/** Makes a call and reads its answer by a schema. */
const ask = async <S extends z.ZodType>(
  sdk: Sdk,
  call: () => Promise<unknown>,
  schema: S,
): Promise<{ kind: 'answered'; body: z.output<S> } | Failure> => {
  try {
    const parsed = schema.safeParse(await call());
    return parsed.success
      ? { kind: 'answered', body: parsed.data }
      : { kind: 'unclear', why: 'an answer that makes no sense' };
  } catch (cause) {
    return failureOf(sdk, cause);
  }
};

const sessionOf = (request: CheckoutRequest): Stripe.Checkout.SessionCreateParams => {
  const metadata = {
    payment_key: request.key,
    account_id: String(request.account_id),
    invoice_ids: request.lines.map(({ invoice_id }) => invoice_id).join(','),
  };
  return {
    mode: 'payment',
    allowed_payment_method_types: ['card', 'us_bank_account'],
    // What is asked for is what is paid: no other currency.
    adaptive_pricing: { enabled: false },
    client_reference_id: request.key,
    customer_email: request.email,
    locale: request.language,
    line_items: request.lines.map(({ name, amount }) => ({
      quantity: 1,
      price_data: { currency: 'usd', unit_amount: amount, product_data: { name } },
    })),
    metadata,
    payment_intent_data: { metadata },
    expires_at: Math.floor(request.expires_at.getTime() / 1000),
    success_url: request.success_url,
    cancel_url: request.cancel_url,
  };
};

const open = async (sdk: Sdk, request: CheckoutRequest): Promise<OpenAnswer> => {
  const { sessions } = sdk.client.checkout;
  const idempotencyKey = `checkout-${request.key}`;
  const answer = await ask(sdk, () => sessions.create(sessionOf(request), { idempotencyKey }), OpenedSession);
  return answer.kind === 'answered' ? { kind: 'opened', session_id: answer.body.id, url: answer.body.url } : answer;
};

const find = async (sdk: Sdk, sessionId: string): Promise<FindAnswer> => {
  const { client } = sdk;
  const expand = ['payment_intent.latest_charge'];
  const answer = await ask(sdk, () => client.checkout.sessions.retrieve(sessionId, { expand }), Session);
  if (answer.kind === 'refused') return answer.status === 404 ? { kind: 'none' } : { kind: 'unclear', why: answer.why };
  if (answer.kind === 'unclear') return answer;
  const intent = answer.body.payment_intent;
  if (!intent?.latest_charge?.disputed) return paymentOf(answer.body, 'none');
  const disputes = await ask(sdk, () => client.disputes.list({ payment_intent: intent.id, limit: 10 }), Disputes);
  if (disputes.kind !== 'answered') return { kind: 'unclear', why: disputes.why };
  return paymentOf(answer.body, disputeOf(disputes.body));
};

const refund = async (sdk: Sdk, { key, intent_id, amount }: Parameters<PaymentPort['refund']>[0]) => {
  const body = { payment_intent: intent_id, amount, metadata: { refund_key: key } };
  const idempotencyKey = `refund-${key}`;
  const answer = await ask(sdk, () => sdk.client.refunds.create(body, { idempotencyKey }), MadeRefund);
  if (answer.kind !== 'answered') return answer;
  const isMade = answer.body.status !== 'failed' && answer.body.status !== 'canceled';
  return isMade ? { kind: 'refunded' as const } : { kind: 'refused' as const, why: `refund ${answer.body.status}` };
};

const findRefund: (
  sdk: Sdk,
  ...ask: Parameters<PaymentPort['findRefund']>
) => ReturnType<PaymentPort['findRefund']> = async (sdk, intentId, key) => {
  const list = () => sdk.client.refunds.list({ payment_intent: intentId, limit: 100 });
  const answer = await ask(sdk, list, Refunds);
  if (answer.kind !== 'answered') return { kind: 'unclear', why: answer.why };
  return answer.body.data.some(({ metadata }) => metadata?.['refund_key'] === key)
    ? { kind: 'made' }
    : { kind: 'none' };
};

const readNotice = (
  { client }: Sdk,
  { webhookSecret }: Access,
  [body, signature, now]: Parameters<PaymentPort['readNotice']>,
): ProviderNotice | null => {
  try {
    const text = Buffer.from(body);
    const event = client.webhooks.constructEvent(text, signature, webhookSecret, tolerance, undefined, now.getTime());
    return noticeOf(Notice.parse(event));
  } catch {
    return null;
  }
};

/** The operator's payment provider; null where none is configured and nothing is paid online. */
export const paymentProviderOf = ({ config, egress }: Pick<Services, 'config' | 'egress'>): PaymentPort | null => {
  const { payments: access } = config;
  if (!access) return null;
  let opened: Promise<Sdk> | undefined;
  const sdk = () => (opened ??= openSdk(access, egress));
  return {
    open: async (request) => open(await sdk(), request),
    find: async (sessionId) => find(await sdk(), sessionId),
    close: async (sessionId) => {
      const library = await sdk();
      const answer = await ask(
        library,
        () => library.client.checkout.sessions.expire(sessionId),
        Session.pick({ id: true }),
      );
      if (answer.kind === 'answered') return { kind: 'closed' };
      if (answer.kind === 'refused' && !notOpen.has(answer.status)) return { kind: 'unclear', why: answer.why };
      return answer;
    },
    refund: async (request) => refund(await sdk(), request),
    findRefund: async (intentId, key) => findRefund(await sdk(), intentId, key),
    readNotice: async (...notice) => readNotice(await sdk(), access, notice),
  };
};
