import { z } from 'zod';
import { contract } from '../../http/endpoint.ts';
import { IdText } from '../../values/values.ts';
import { wireFaults } from './wire-kinds.ts';
import { Wire, WireChange, WireInput } from './wire-schemas.ts';
import { carrierWiresCalls } from './wires.calls.ts';

const byId = z.strictObject({ id: IdText });

export const carrierWires = contract(carrierWiresCalls, {
  list: {
    summary: 'Every wire to a carrier with what it answered last, or those of one carrier',
    query: z.strictObject({ carrier_id: IdText.optional() }),
    reply: z.strictObject({ items: z.array(Wire) }),
  },
  add: {
    summary: 'Connect a carrier by a wire',
    body: WireInput,
    reply: Wire,
    status: 201,
    errors: [404, 409],
  },
  change: {
    summary: 'Change how a carrier is reached by a wire, or switch it off and on',
    params: byId,
    body: WireChange,
    reply: Wire,
    errors: [404, 409],
  },
  remove: {
    summary: 'Remove a wire with its secrets; refused as long as a tender waits for an answer by it',
    params: byId,
    errors: [404, 409],
  },
  check: {
    summary: 'Try a wire without booking anything',
    params: byId,
    reply: z.strictObject({ fault: z.enum(wireFaults).nullable(), milliseconds: z.int(), wire: Wire }),
    errors: [404],
    perMinute: 20,
  },
});
