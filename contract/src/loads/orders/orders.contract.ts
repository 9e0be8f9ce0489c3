import { z } from 'zod';
import { contract } from '../../http/endpoint.ts';
import { LoadDetails } from '../load.ts';
import { OrderInput } from './order.ts';
import { orderCalls } from './orders.calls.ts';

/** What an order became: `repeated` where the same order came before, and this is its load. */
export const OrderReply = z.strictObject({ state: z.enum(['received', 'repeated']), load: LoadDetails });

export const orders = contract(orderCalls, {
  receive: {
    summary:
      'An order of your own system as a load: a draft that says what is missing, and with `quote` prices if nothing is. Sent again it is the same load',
    body: OrderInput,
    reply: OrderReply,
    status: 201,
    errors: [404, 409, 422],
    perMinute: 1200,
  },
});
