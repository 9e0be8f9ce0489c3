import { randomUUID } from 'node:crypto';
import fastify, { type FastifyInstance } from 'fastify';
import { z } from 'zod';
import { lossRoutes, type ReportedLoss } from './loss-reports.ts';

/**
 * Faults the insurer can be set to: `down` drops connections before it reads, `lost_answer` binds and then drops the
 * connection, `refuse` says no to every quote, `expired` has every quote expire at once, `nonsense` answers with a page.
 */
const Fault = z.enum(['down', 'lost_answer', 'refuse', 'expired', 'nonsense']);
type Fault = z.infer<typeof Fault>;
const Behaviour = z.object({ fault: Fault.nullable() });

const Quote = z.object({
  assured: z.object({ name: z.string().min(1), email: z.email() }),
  shipment: z.object({
    version: z.literal('2'),
    freightId: z.string().min(1),
    pickupDate: z.iso.date(),
    deliveryDate: z.iso.date(),
    cargo: z.object({
      cargoValue: z.object({ currency: z.literal('USD'), value: z.number().positive() }),
      commodity: z.array(z.int()).min(1),
      otherCommodity: z.string().min(1),
    }),
    carriers: z.array(z.object({ mode: z.enum(['ROAD', 'RAIL', 'MARINE', 'AIR']) })).min(1),
    stops: z.array(z.object({ address: z.object({ country: z.string().length(3) }) })).min(2),
  }),
});
const Purchase = z.object({ quoteToken: z.string() });
const Lookup = z.object({ freightId: z.string() });
const Cancellation = z.object({
  certificateNumber: z.string(),
  cancellationReason: z.enum([
    ...(['CANASD', 'CANNLN', 'CANPIE', 'CANCHP', 'CANVAL', 'CANREQ', 'CANCOP', 'CANREP', 'CANOTH'] as const),
  ]),
});

/** A certificate as `GET /control/insurer` shows it. */
export type BoundCertificate = {
  certificateNumber: string;
  freightId: string;
  status: 'ACTIVE' | 'CANCELLED';
  reason: string | null;
};

export type InsurerSimulator = {
  /** Faults are set by `PUT {url}/control/insurer`; `GET` shows what was bound. */
  url: string;
  key: string;
  setFault: (fault: Fault | null) => void;
  certificates: () => BoundCertificate[];
  losses: () => ReportedLoss[];
  close: () => Promise<void>;
};

const key = 'demo-insurer';
const quoteSeconds = 600;
const refusal = (errorCode: string, message: string) => ({
  success: false,
  errors: [{ errorCode, message, path: '' }],
});

const openBooks = () => {
  const quotes = new Map<string, { freightId: string; until: number; isBought: boolean }>();
  const certificates: BoundCertificate[] = [];
  return {
    certificates,
    quote: (freightId: string, seconds: number): string => {
      const token = randomUUID();
      quotes.set(token, { freightId, until: Date.now() + seconds * 1000, isBought: false });
      return token;
    },
    /** Binds what a token stands for, once. A second quote of the same freight binds a second certificate. */
    purchase: (token: string) => {
      const quote = quotes.get(token);
      if (!quote) return refusal('UNKNOWN_QUOTE', 'No such quote');
      if (quote.isBought) return refusal('QUOTE_PURCHASED', 'This quote was purchased already');
      if (quote.until <= Date.now()) return refusal('QUOTE_EXPIRED', 'This quote has expired');
      quote.isBought = true;
      const certificateNumber = `LS-${String(certificates.length + 1).padStart(6, '0')}`;
      const bound: BoundCertificate = {
        certificateNumber,
        freightId: quote.freightId,
        status: 'ACTIVE',
        reason: null,
      };
      certificates.push(bound);
      return { certificateNumber, status: 'ACTIVE', certificateLink: `https://insurer.example/${certificateNumber}` };
    },
  };
};

const routes = (app: FastifyInstance, books: ReturnType<typeof openBooks>, faultNow: () => Fault | null) => {
  app.post('/api/insureLoad/quote', (request, reply) => {
    const parsed = Quote.safeParse(request.body);
    if (!parsed.success) return reply.code(400).send(refusal('INVALID', z.prettifyError(parsed.error)));
    if (faultNow() === 'refuse') return reply.code(422).send(refusal('EXCLUDED', 'These goods are not covered'));
    const { freightId, cargo } = parsed.data.shipment;
    const seconds = faultNow() === 'expired' ? 0 : quoteSeconds;
    const premium = Math.max(20, Math.round(cargo.cargoValue.value * 0.11) / 100);
    return {
      insuranceProduct: {
        id: 'all-risk',
        name: 'All risk',
        limit: cargo.cargoValue.value,
        deductible: 250,
        premium,
        serviceFee: 2.5,
        tax: 1.15,
      },
      quoteToken: books.quote(freightId, seconds),
      paymentMethodType: 'INVOICE',
      expiresIn: seconds,
    };
  });

  app.post('/api/insureLoad/purchaseQuote', (request, reply) => {
    const answer = books.purchase(Purchase.parse(request.body).quoteToken);
    if (faultNow() === 'lost_answer') {
      reply.hijack();
      reply.raw.destroy();
      return reply;
    }
    return reply.code('success' in answer ? 409 : 200).send(answer);
  });

  app.post('/api/insureLoad/certificateSummary', (request) => {
    const { freightId } = Lookup.parse(request.body);
    return { certificates: books.certificates.filter((one) => one.freightId === freightId) };
  });

  app.post('/api/insureLoad/cancelCertificate', (request, reply) => {
    const parsed = Cancellation.safeParse(request.body);
    const found = books.certificates.find((one) => one.certificateNumber === parsed.data?.certificateNumber);
    if (!parsed.success || !found) return reply.code(404).send(refusal('UNKNOWN_CERTIFICATE', 'No such certificate'));
    found.status = 'CANCELLED';
    found.reason ??= parsed.data.cancellationReason;
    return { certificateNumber: found.certificateNumber, status: 'CANCELLED' };
  });
};

/** Starts an insurer on loopback that speaks the wire format of a load insurer. It knows nothing of the portal. */
export const startInsurerSimulator = async ({ port = 0 }: { port?: number } = {}): Promise<InsurerSimulator> => {
  let fault: Fault | null = null;
  const books = openBooks();
  const app = fastify({ forceCloseConnections: true });
  app.addHook('onRequest', async (request, reply) => {
    if (request.url.startsWith('/control/')) return;
    if (fault === 'down') {
      reply.hijack();
      reply.raw.destroy();
    } else if (fault === 'nonsense') await reply.code(200).type('text/html').send('<h1>Welcome</h1>');
    else if (request.headers.authorization !== `Bearer ${key}`)
      await reply.code(401).send(refusal('KEY', 'Unknown key'));
  });
  app.put('/control/insurer', (request, reply) => {
    ({ fault } = Behaviour.parse(request.body));
    return reply.code(204).send();
  });
  app.get('/control/insurer', () => books.certificates);
  routes(app, books, () => fault);
  const losses = lossRoutes(
    app,
    (number) => books.certificates.some(({ certificateNumber }) => certificateNumber === number),
    () => fault === 'lost_answer',
  );
  const url = await app.listen({ port, host: '127.0.0.1' });
  return {
    url,
    key,
    setFault: (next) => {
      fault = next;
    },
    certificates: () => books.certificates,
    losses: () => losses,
    close: () => app.close(),
  };
};
