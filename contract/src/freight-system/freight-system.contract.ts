import { z } from 'zod';
import { contract } from '../http/endpoint.ts';
import { page, PageQuery } from '../http/paging.ts';
import { text } from '../values/values.ts';
import { freightSystemCalls } from './freight-system.calls.ts';

/** What the freight system calls a company, a client or a contact by. Capital letters count. */
const Guid = z.string().regex(/^[A-Za-z0-9][A-Za-z0-9-]{0,59}$/);

const person = { id: z.string(), name: z.string(), email: z.string(), phone: z.string() };

export const freightSystem = contract(freightSystemCalls, {
  companyExists: {
    summary: 'Whether the freight system has a company: any for the operator, the linked one for the others',
    params: z.strictObject({ id: Guid }),
    reply: z.strictObject({ exists: z.boolean() }),
    errors: [404, 503],
    perMinute: 30,
  },
  clients: {
    summary: 'Clients of the company the account is linked to in the freight system',
    query: z.strictObject({ ...PageQuery.shape, starts_with: text(100).optional() }),
    reply: page(
      z.strictObject({
        ...person,
        account_number: z.string(),
        address: z.string(),
        city: z.string(),
        state: z.string(),
        zip_code: z.string(),
        country: z.string(),
      }),
    ),
    errors: [404, 503],
    perMinute: 30,
  },
  contacts: {
    summary: 'People of one client of the linked company',
    query: z.strictObject({ ...PageQuery.shape, client_id: Guid }),
    reply: page(z.strictObject(person)),
    errors: [404, 503],
    perMinute: 30,
  },
});
