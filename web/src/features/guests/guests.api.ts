import { guestsCalls } from '@portal/contract/guests/guests.calls.ts';
import type { guests as guestsRows } from '@portal/contract/guests/guests.contract.ts';
import { queryOptions } from '@tanstack/react-query';
import { api, callsOf } from '../../platform/api/api.ts';

const guests = callsOf<typeof guestsRows>(guestsCalls);

const guestsKeys = { help: ['guests', 'help'] } as const;

/** The operator's address for questions of who is not signed in. */
export const helpAddress = queryOptions({
  queryKey: guestsKeys.help,
  queryFn: ({ signal }) => api(guests.help, {}, signal),
  staleTime: Infinity,
});
