import { z } from 'zod';
import { contract } from '../../http/endpoint.ts';
import { LoadDetails, LoadIdText } from '../load.ts';
import { JoinedLoad, Joining, JoinLoads } from './joining.ts';
import { joiningCalls } from './joining.calls.ts';

const ofLoad = z.strictObject({ id: LoadIdText });

export const joining = contract(joiningCalls, {
  read: {
    summary: 'What a load was joined from or into, and the drafts from and to the same doors on its day',
    params: ofLoad,
    reply: Joining,
    errors: [404],
  },
  join: {
    summary:
      'Make one draft of drafts of the own account from and to the same doors on one day: with the cargo, services and numbers of all, which are set aside',
    body: JoinLoads,
    reply: LoadDetails,
    status: 201,
    errors: [404, 409, 422],
    perMinute: 60,
  },
  part: {
    summary: 'Bring back what a load was joined from, as long as no carrier was asked for its price',
    params: ofLoad,
    reply: z.strictObject({ items: z.array(JoinedLoad) }),
    errors: [404, 409],
    perMinute: 60,
  },
});
