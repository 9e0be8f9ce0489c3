import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Booking } from './booking.ts';
import type { Bookings } from './bookings.ts';
import type { CarrierProfile } from './carrier-profile.ts';
import { type Behaviour, failBefore, spoilAnswer } from './faults.ts';
import { proofOfDelivery } from './proof-of-delivery.ts';
import { rateShipment } from './rate-shipment.ts';
import { spoilFeed, spoilQuotes } from './spoil-data.ts';
import { WireRateRequest, WireTender } from './wire.ts';

const CLERICAL_LATENCY_MS = 30;

const Key = z.string().regex(/^[\w.:-]{1,100}$/);
const Feed = z.object({
  after: z
    .string()
    .regex(/^\d{0,15}$/)
    .default(''),
  limit: z.coerce.number().int().min(1).max(200).default(100),
});

export type CarrierSystems = {
  carriers: ReadonlyMap<string, CarrierProfile>;
  bookings: Bookings;
  behaviourOf: (scac: string) => Behaviour;
};

const refuse = (reply: FastifyReply, status: number, code: string, message: string) =>
  reply.code(status).send({ error: { code, message } });

const param = (request: FastifyRequest, name: string): string => (request.params as Record<string, string>)[name] ?? '';

/** Reads a body or query, or answers 400 in the carriers' error shape. */
const read = <T extends z.ZodType>(schema: T, value: unknown, reply: FastifyReply): z.output<T> | undefined => {
  const parsed = schema.safeParse(value);
  if (!parsed.success) refuse(reply, 400, 'INVALID_REQUEST', z.prettifyError(parsed.error));
  return parsed.data;
};

const forcedDecision = (behaviour: Behaviour): Booking['decision'] | undefined => {
  if (behaviour.fault === 'decline_tender') return 'decline';
  return behaviour.fault === 'never_answer_tender' ? 'never' : undefined;
};

/** Checks the carrier's key, takes the carrier's latency, and applies the fault that is set. */
const guardSystems = (app: FastifyInstance, systems: CarrierSystems): void => {
  app.addHook('preHandler', async (request, reply) => {
    const carrier = systems.carriers.get(param(request, 'scac'));
    if (!carrier) return refuse(reply, 404, 'UNKNOWN_CARRIER', 'No such carrier.');
    if (request.headers.authorization !== `Bearer ${carrier.key}`)
      return refuse(reply, 401, 'BAD_KEY', 'Key not accepted.');
    const { fault, latency_ms } = systems.behaviourOf(carrier.scac);
    const usual = request.url.endsWith('/ratequotes') ? carrier.latency_ms : CLERICAL_LATENCY_MS;
    await sleep(latency_ms ?? usual);
    return (await failBefore(fault, reply)) ? reply : undefined;
  });
  app.addHook('onSend', async (request, reply, payload) =>
    spoilAnswer(systems.behaviourOf(param(request, 'scac')).fault, reply, payload),
  );
};

const ratingRoutes = (app: FastifyInstance, systems: CarrierSystems): void => {
  app.post('/carriers/:scac/v1/ratequotes', (request, reply) => {
    const body = read(WireRateRequest, request.body, reply);
    const carrier = systems.carriers.get(param(request, 'scac'));
    if (!body || !carrier) return reply;
    const { quotes, reason_code } = rateShipment(carrier, body, new Date());
    return reply.send({ quotes: spoilQuotes(systems.behaviourOf(carrier.scac).fault, quotes), reason_code });
  });
};

const tenderRoutes = (app: FastifyInstance, systems: CarrierSystems): void => {
  app.post('/carriers/:scac/v1/tenders', (request, reply) => {
    const key = read(Key, request.headers['idempotency-key'], reply);
    const body = key && read(WireTender, request.body, reply);
    const carrier = systems.carriers.get(param(request, 'scac'));
    if (!key || !body || !carrier) return reply;
    const forced = forcedDecision(systems.behaviourOf(carrier.scac));
    return reply.code(202).send(systems.bookings.tender({ carrier, key, tender: body, forced }));
  });
  app.get('/carriers/:scac/v1/tenders/:key', (request, reply) => {
    const found = systems.bookings.find(param(request, 'scac'), param(request, 'key'));
    return found ? reply.send(found) : refuse(reply, 404, 'UNKNOWN_TENDER', 'No tender came with this key.');
  });
  app.delete('/carriers/:scac/v1/tenders/:key', (request, reply) => {
    const query = read(z.object({ reason: z.string().max(200) }), request.query, reply);
    if (!query) return reply;
    const answer = systems.bookings.cancel(param(request, 'scac'), param(request, 'key'));
    if (!answer) return refuse(reply, 404, 'UNKNOWN_TENDER', 'No tender came with this key.');
    return reply.code(answer.status === 'refused' ? 409 : 200).send(answer);
  });
};

const trackingRoutes = (app: FastifyInstance, systems: CarrierSystems): void => {
  app.get('/carriers/:scac/v1/events', (request, reply) => {
    const query = read(Feed, request.query, reply);
    if (!query) return reply;
    const scac = param(request, 'scac');
    const page = systems.bookings.events(scac, Number(query.after), query.limit);
    const events = page.events.map(({ sequence: _sequence, ...event }) => event);
    const cursor = page.events.at(-1)?.sequence.toString() ?? query.after;
    return reply.send({
      events: spoilFeed(systems.behaviourOf(scac).fault, events),
      next_cursor: cursor,
      more: page.more,
    });
  });
  app.get('/carriers/:scac/v1/shipments/:pro/documents/pod', async (request, reply) => {
    const carrier = systems.carriers.get(param(request, 'scac'));
    const booking = carrier && systems.bookings.delivered(carrier.scac, param(request, 'pro'));
    if (!booking) return refuse(reply, 404, 'NO_DOCUMENT', 'No proof of delivery yet.');
    return reply.type('application/pdf').send(await proofOfDelivery(booking, carrier.name));
  });
};

/** The API every simulated carrier serves under /carriers/{scac}/v1. */
export const carrierRoutes = async (app: FastifyInstance, systems: CarrierSystems): Promise<void> => {
  guardSystems(app, systems);
  ratingRoutes(app, systems);
  tenderRoutes(app, systems);
  trackingRoutes(app, systems);
};
