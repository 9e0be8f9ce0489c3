import { z } from 'zod';
import { contract } from '../http/endpoint.ts';
import { guestsCalls } from './guests.calls.ts';
import { DemoRequest } from './demo-request.ts';

export const guests = contract(guestsCalls, {
  requestDemo: {
    summary: 'Ask the operator for a demonstration',
    body: DemoRequest,
    status: 202,
    perMinute: 5,
  },
  help: {
    summary: 'Where questions go before signing in: the address of the operator’s settings',
    reply: z.strictObject({ email: z.string() }),
  },
});
