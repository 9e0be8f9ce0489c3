/** Another feature that writes a table, and what of it. */
type Sharing = { owner: string; others: Readonly<Record<string, string>> };

/** Tables that more than one feature writes; every other one has a single writer. */
export const sharedTables: Readonly<Record<string, Sharing>> = {
  accounts: { owner: 'accounts', others: { documents: 'keys of its logos', settings: 'the operator’s own name and address' } },
  api_keys: { owner: 'api-keys', others: { auth: 'when it was last used', users: 'switched off with the access of its person' } },
  audit_entries: {
    owner: 'audit',
    others: { roles: 'rights that every database needs', settings: 'what the environment sets at a start' },
  },
  carrier_quotes: {
    owner: 'quotes',
    others: { loads: 'superseded once the load is another', tendering: 'chosen, or open again' },
  },
  loads: {
    owner: 'loads',
    others: {
      quotes: 'counts of answers and its markup',
      tendering: 'carrier and cost of a truck that was found',
      tracking: 'what carriers reported of it',
    },
  },
  one_time_tokens: { owner: 'users', others: { auth: 'removed once they are long over' } },
  passkeys: { owner: 'auth', others: { users: 'stopped where the password of their person is recovered' } },
  permissions: { owner: 'roles', others: { users: 'those that every database needs' } },
  quote_rounds: { owner: 'quotes', others: { loads: 'begun where a load is quoted' } },
  role_permissions: { owner: 'roles', others: { users: 'those that every database needs' } },
  roles: { owner: 'roles', others: { users: 'those that every database needs' } },
  sessions: { owner: 'auth', others: { users: 'ended with what gave them' } },
  shares: { owner: 'sharing', others: { users: 'ended with the access of who gave them' } },
  sign_in_throttles: { owner: 'users', others: { auth: 'removed once they are long over' } },
  stops: { owner: 'loads', others: { tendering: 'what a booking confirms', tracking: 'zones by a newer table' } },
  tenders: { owner: 'tendering', others: { tracking: 'cancelled by a carrier that says so' } },
  tracking_links: { owner: 'sharing', others: { users: 'ended with the access of who gave them' } },
  users: {
    owner: 'users',
    others: { notifications: 'the hour of the daily mail', roles: 'the role that takes the place of another' },
  },
};
