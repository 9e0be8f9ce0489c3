import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Bookings } from './bookings.ts';
import type { CarrierProfile } from './carrier-profile.ts';
import { Behaviour } from './faults.ts';

type ControlRoom = {
  carriers: ReadonlyMap<string, CarrierProfile>;
  bookings: Bookings;
  behaviours: Map<string, Behaviour>;
  pushTo: (portalUrl: string) => void;
};

const Portal = z.object({ url: z.url() });

/** For tests: what the carriers received, and switches for their faults. */
export const controlRoutes = async (app: FastifyInstance, room: ControlRoom): Promise<void> => {
  app.get('/control/carriers', () =>
    [...room.carriers.values()].map(({ scac, name, rated_by }) => ({
      scac,
      name,
      rated_by,
      ...room.behaviours.get(scac),
    })),
  );

  app.put<{ Params: { scac: string } }>('/control/carriers/:scac', (request, reply) => {
    const behaviour = Behaviour.safeParse(request.body);
    if (!behaviour.success || !room.carriers.has(request.params.scac)) return reply.code(400).send();
    room.behaviours.set(request.params.scac, behaviour.data);
    return reply.code(204).send();
  });

  app.delete('/control/carriers', (_request, reply) => {
    room.behaviours.clear();
    return reply.code(204).send();
  });

  app.put('/control/portal', (request, reply) => {
    const portal = Portal.safeParse(request.body);
    if (!portal.success) return reply.code(400).send();
    room.pushTo(portal.data.url);
    return reply.code(204).send();
  });

  app.get('/control/tenders', () =>
    room.bookings.all().map(({ scac, key, received, status, pro_number, tender }) => ({
      scac,
      key,
      received,
      status,
      pro_number,
      load_number: tender.references.load_number,
      mode: tender.mode,
      equipment: tender.equipment,
      temperature: tender.temperature,
      stops: tender.stops.map(({ type, postal_code, contact_phone }) => ({ type, postal_code, contact_phone })),
      ready_until: tender.ready_until,
      deliver_from: tender.deliver_from,
    })),
  );

  app.get<{ Params: { key: string } }>('/control/tenders/:key', (request) => {
    const bookings = room.bookings.all().filter((booking) => booking.key === request.params.key);
    return { received: bookings.reduce((total, booking) => total + booking.received, 0), bookings: bookings.length };
  });
};
