import { z } from 'zod';
import { contract } from '../http/endpoint.ts';
import { copyCalls, drayageCalls } from './drayage.calls.ts';
import { IdText, LineScac, listOf, requiredText } from '../values/values.ts';
import { LoadIdText, LoadInput } from '../loads/load.ts';
import { DrayageChange, DrayageInput, HaulChoice } from './drayage-input.ts';
import { DrayageCarrier, DrayageLoad, DrayagePlace, HaulDeadline } from './drayage-load.ts';

const byLoadId = z.strictObject({ load_id: LoadIdText });
const all = <T extends z.ZodType>(item: T) => z.strictObject({ items: z.array(item), total: z.int() });

export const drayage = contract(drayageCalls, {
  ports: {
    summary: 'The ports and rail ramps containers are hauled from and to, with their terminals',
    reply: all(DrayagePlace),
  },
  portsAt: {
    summary: 'The ports and rail ramps a code or the beginning of a name means',
    params: z.strictObject({ location: requiredText(60) }),
    reply: all(DrayagePlace),
    errors: [404],
  },
  carriers: {
    summary: 'Steamship lines with their free days and per diem; one of them by its SCAC',
    query: z.strictObject({ carrier: LineScac.optional() }),
    reply: all(DrayageCarrier),
    errors: [404],
  },
  deadlines: {
    summary:
      'Of containers that cost nothing yet, the day they begin to and what for; loads without such a day are left out',
    query: z.strictObject({ load_ids: listOf(IdText, 100) }),
    reply: all(HaulDeadline),
    errors: [404],
  },
  get: {
    summary: 'The container of a load: places, references and the cost clock',
    params: byLoadId,
    reply: DrayageLoad,
    errors: [404],
  },
  create: {
    summary: 'Save a drayage load and ask for its price; what the query chooses goes before the body',
    query: HaulChoice,
    body: DrayageInput,
    reply: DrayageLoad,
    status: 201,
    errors: [404, 409, 422],
    perMinute: 300,
  },
  change: {
    summary: 'Change a drayage load; once it is booked only what no price depends on',
    params: byLoadId,
    body: DrayageChange,
    reply: DrayageLoad,
    errors: [404, 409],
  },
  requote: {
    summary: 'Ask for the price again, with another terminal, container or line; earlier quotes stay as history',
    params: byLoadId,
    query: HaulChoice,
    body: HaulChoice,
    reply: DrayageLoad,
    errors: [404, 409, 422],
    perMinute: 300,
  },
});

export const copies = contract(copyCalls, {
  clone: {
    summary:
      'A load as the body of a new one: for POST /api/loads, of a container for POST /api/drayage. Writes nothing',
    params: z.strictObject({ id: LoadIdText }),
    reply: z.union([LoadInput, DrayageInput]),
    errors: [404],
  },
});
