import { z } from 'zod';
import { contract } from '../http/endpoint.ts';
import { page, PageQuery } from '../http/paging.ts';
import { IdText, listOf, text } from '../values/values.ts';
import { demoRequestsCalls, guestsCalls } from './guests.calls.ts';
import { DemoRequest, DemoRequestStatusName, ReceivedDemoRequest } from './demo-request.ts';

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

const byId = z.strictObject({ id: IdText });

export const demoRequests = contract(demoRequestsCalls, {
  list: {
    summary: 'Who asked for a demonstration, the latest first, and what became of it',
    query: PageQuery.extend({ status: listOf(DemoRequestStatusName, 3).optional(), search: text(80).optional() }),
    reply: page(ReceivedDemoRequest),
  },
  get: {
    summary: 'One demo request',
    params: byId,
    reply: ReceivedDemoRequest,
    errors: [404],
  },
  change: {
    summary: 'Decline a demo request, or have it wait again; an account is opened with `POST /api/accounts`',
    params: byId,
    body: z.strictObject({ status: DemoRequestStatusName.exclude(['account_opened']) }),
    reply: ReceivedDemoRequest,
    errors: [404, 409],
  },
});
