/** The credentials with which the freight system opens the portal, as they stand in the address. */
const names = ['magaya_company_guid', 'magaya_network_id', 'magaya_user_guid', 'magaya_ticket'] as const;
type SignInLink = Record<(typeof names)[number], string>;

/**
 * Takes the credentials out of the address bar and its history. Done as this module is read, which the program's first
 * line does: before the router reads the address, and before anything is requested.
 */
const takenFromAddress = (): SignInLink | null => {
  const query = new URLSearchParams(window.location.search);
  if (!query.has('magaya_ticket')) return null;
  window.history.replaceState(null, '', '/freight-system');
  const [company, network, user, ticket] = names.map((name) => query.get(name) ?? '');
  return {
    magaya_company_guid: company ?? '',
    magaya_network_id: network ?? '',
    magaya_user_guid: user ?? '',
    magaya_ticket: ticket ?? '',
  };
};

let taken = takenFromAddress();

/** Hands the credentials out once; null where the portal was not opened by such a link. */
export const spendSignInLink = (): SignInLink | null => {
  const link = taken;
  taken = null;
  return link;
};
