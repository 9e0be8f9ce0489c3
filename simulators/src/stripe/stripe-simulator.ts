import { randomUUID } from 'node:crypto';
import path from 'node:path';
import fastify, { type FastifyInstance, type FastifyReply } from 'fastify';
import { z } from 'zod';
import { checkoutPage } from './checkout-page.ts';
import { snapshotFile } from '../carriers/snapshot.ts';
import { openPaymentBooks, type PaymentBooks } from './payment-books.ts';
import type { Intent, Session } from './payment-objects.ts';
import { openWebhookSender } from './send-webhooks.ts';

/** `down` drops connections before it reads; `lost_answer` acts and then drops the connection. */
const Fault = z.enum(['down', 'lost_answer']);
type Fault = z.infer<typeof Fault>;
const Control = z.object({
  fault: Fault.nullable().optional(),
  webhook_url: z.url().nullable().optional(),
  copies: z.int().min(1).max(500).optional(),
  /** Forgets which requests came before, as the provider does after a day. */
  forget_keys: z.boolean().optional(),
});
const Form = z.record(z.string(), z.string());
const ById = z.object({ id: z.string() });
const Outcome = z.object({ outcome: z.enum(['settle', 'fail', 'dispute', 'win_dispute', 'lose_dispute']) });
const Cents = z.coerce.number().int().positive();

const key = 'sk_test_demo';
const webhookSecret = 'whsec_demo';
const refusal = (code: string, message: string) => ({ error: { type: 'invalid_request_error', code, message } });

/** Reads `name[key]` pairs of the provider's nested forms. */
const pairsOf = (form: Record<string, string>, name: string): Record<string, string> =>
  Object.fromEntries(
    Object.entries(form)
      .filter(([field]) => field.startsWith(`${name}[`) && field.indexOf(']') === field.length - 1)
      .map(([field, value]) => [field.slice(name.length + 1, -1), value]),
  );

const totalOf = (form: Record<string, string>): number => {
  let total = 0;
  for (let line = 0; form[`line_items[${line}][price_data][unit_amount]`] !== undefined; line += 1) {
    const quantity = Cents.parse(form[`line_items[${line}][quantity]`]);
    total += Cents.parse(form[`line_items[${line}][price_data][unit_amount]`]) * quantity;
  }
  return Cents.parse(total);
};

const createRoutes = (app: FastifyInstance, books: PaymentBooks, once: ReturnType<typeof keepAnswers>): void => {
  app.post('/v1/checkout/sessions', (request, reply) => {
    const form = Form.parse(request.body);
    return once(request.headers['idempotency-key'], form, reply, () =>
      books.open({
        amount_total: totalOf(form),
        currency: z.string().parse(form['line_items[0][price_data][currency]']),
        client_reference_id: z.string().parse(form['client_reference_id']),
        metadata: pairsOf(form, 'metadata'),
        success_url: z.url().parse(form['success_url']),
        cancel_url: z.url().parse(form['cancel_url']),
        expires_at: z.coerce.number().int().positive().optional().parse(form['expires_at']) ?? null,
      }),
    );
  });
  app.post('/v1/refunds', (request, reply) => {
    const form = Form.parse(request.body);
    const intent = books.intents.get(form['payment_intent'] ?? '');
    const amount = Cents.parse(form['amount']);
    return once(request.headers['idempotency-key'], form, reply, () =>
      intent ? books.refund(intent, { amount, metadata: pairsOf(form, 'metadata') }) : null,
    );
  });
};

const ByIntent = z.object({ payment_intent: z.string() });
const listOf = <T extends { payment_intent: string }>(all: readonly T[], query: unknown) => {
  const { payment_intent: intent } = ByIntent.parse(query);
  return { object: 'list', has_more: false, data: all.filter((one) => one.payment_intent === intent) };
};

const sessionRoutes = (app: FastifyInstance, books: PaymentBooks): void => {
  app.get('/v1/refunds', (request) => listOf(books.refunds, request.query));
  app.get('/v1/disputes', (request) => listOf(books.disputes, request.query));
  app.get('/v1/checkout/sessions/:id', (request, reply) => {
    const session = books.sessions.get(ById.parse(request.params).id);
    if (!session) return reply.code(404).send(refusal('resource_missing', 'No such checkout session'));
    return { ...session, payment_intent: books.intents.get(session.payment_intent ?? '') ?? null };
  });
  app.post('/v1/checkout/sessions/:id/expire', (request, reply) => {
    const session = books.sessions.get(ById.parse(request.params).id);
    if (!session || !books.expire(session)) {
      return reply.code(400).send(refusal('not_open', 'Only open sessions can be expired'));
    }
    return session;
  });
};

type KeptAnswers = Map<string, { form: string; answer: object | null }>;

/** Answers a request that comes again under its idempotency key as the first time; a changed one is refused. */
const keepAnswers =
  (isLost: () => boolean, kept: KeptAnswers) =>
  (idempotencyKey: unknown, form: object, reply: FastifyReply, act: () => object | null) => {
    const name = z.string().min(1).default(randomUUID()).parse(idempotencyKey);
    const first = kept.get(name) ?? { form: JSON.stringify(form), answer: structuredClone(act()) };
    kept.set(name, first);
    if (isLost()) {
      reply.hijack();
      reply.raw.destroy();
      return reply;
    }
    if (first.form !== JSON.stringify(form)) {
      return reply.code(400).send({ error: { type: 'idempotency_error', message: 'This key was used otherwise' } });
    }
    return first.answer ?? reply.code(400).send(refusal('not_possible', 'This cannot be done'));
  };

/** Lets happen what happens away from the provider's page; answers whether it could. */
const decide = (
  books: PaymentBooks,
  session: Session,
  intent: Intent,
  outcome: z.output<typeof Outcome>['outcome'],
): boolean => {
  if (outcome === 'dispute') return books.dispute(intent);
  if (outcome === 'win_dispute') return books.endDispute(intent, 'won');
  if (outcome === 'lose_dispute') return books.endDispute(intent, 'lost');
  return books.endDebit(session, outcome);
};

export type StripeSimulator = {
  url: string;
  key: string;
  webhookSecret: string;
  sessions: () => Session[];
  intents: () => Intent[];
  /** Bodies of all webhooks, oldest first. */
  webhooks: () => readonly string[];
  control: (next: z.input<typeof Control>) => void;
  /** Resolves when every webhook was answered or given up. */
  webhooksSettled: () => Promise<unknown>;
  close: () => Promise<void>;
};

/** What happens to payments away from the provider's page, and how the provider behaves. */
const controlRoutes = (
  app: FastifyInstance,
  books: PaymentBooks,
  control: (next: z.input<typeof Control>) => void,
): void => {
  app.put('/control/stripe', (request, reply) => {
    control(Control.parse(request.body));
    return reply.code(204).send();
  });
  app.get('/control/stripe/sessions', (request) => {
    const { invoice_ids: invoices } = z.object({ invoice_ids: z.string() }).parse(request.query);
    return [...books.sessions.values()].filter(({ metadata }) => metadata['invoice_ids'] === invoices);
  });
  app.post('/control/stripe/sessions/:id', (request, reply) => {
    const session = books.sessions.get(ById.parse(request.params).id);
    const intent = books.intents.get(session?.payment_intent ?? '');
    if (!session || !intent) return reply.code(404).send();
    const { outcome } = Outcome.parse(request.body);
    return reply.code(decide(books, session, intent, outcome) ? 204 : 409).send();
  });
};

const readForms = (app: FastifyInstance): void => {
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(body.toString()))),
  );
};

/** Starts a payment provider on loopback that speaks the wire format of stripe. It knows nothing of the portal. */
export const startStripeSimulator = async ({
  port = 0,
  dataDir,
}: { port?: number; dataDir?: string } = {}): Promise<StripeSimulator> => {
  let fault: Fault | null = null;
  let url = '';
  const kept: KeptAnswers = new Map();
  const webhooks = openWebhookSender(webhookSecret);
  const books = openPaymentBooks({
    urlOf: (id) => `${url}/pay/${id}`,
    announce: webhooks.send,
    snapshot: dataDir === undefined ? undefined : snapshotFile(path.join(dataDir, 'simulators', 'payments.json')),
  });
  const app = fastify({ forceCloseConnections: true });
  readForms(app);
  app.addHook('onRequest', async (request, reply) => {
    if (!request.url.startsWith('/v1/')) return;
    if (fault === 'down') {
      reply.hijack();
      reply.raw.destroy();
    } else if (request.headers.authorization !== `Bearer ${key}`) {
      await reply.code(401).send(refusal('api_key', 'Invalid API Key provided'));
    }
  });
  const control = (next: z.input<typeof Control>): void => {
    if (next.fault !== undefined) ({ fault } = next);
    if (next.webhook_url !== undefined) webhooks.target.url = next.webhook_url;
    if (next.copies !== undefined) webhooks.target.copies = next.copies;
    if (next.forget_keys) kept.clear();
  };
  controlRoutes(app, books, control);
  createRoutes(
    app,
    books,
    keepAnswers(() => fault === 'lost_answer', kept),
  );
  sessionRoutes(app, books);
  checkoutPage(app, books);
  url = await app.listen({ port, host: '127.0.0.1' });
  books.readdress();
  return {
    url,
    key,
    webhookSecret,
    sessions: () => [...books.sessions.values()],
    intents: () => [...books.intents.values()],
    webhooks: () => webhooks.sent,
    control,
    webhooksSettled: webhooks.settled,
    close: () => app.close(),
  };
};
