/** What the portal asks of a freight-forwarding system about one company, named by the system's own guid. */
export type FreightClient = {
  id: string;
  name: string;
  account_number: string;
  email: string;
  phone: string;
  address: string;
  city: string;
  state: string;
  zip_code: string;
  country: string;
};

export type FreightContact = { id: string; name: string; email: string; phone: string };

/** Whom the freight system says it opened a link for. */
export type TicketHolder = { company_guid: string; network_id: string; user_guid: string };

/**
 * `unavailable`: it did not answer in time, or refused. `nonsense`: it answered, and cannot be believed. `access_denied`:
 * it does not let the portal's user in.
 */
export type FreightSystemFailure = 'unavailable' | 'nonsense' | 'unknown_company' | 'access_denied';

export class FreightSystemError extends Error {
  readonly kind: FreightSystemFailure;

  constructor(kind: FreightSystemFailure, why: string, cause?: unknown) {
    super(`freight system ${kind}: ${why}`, { cause });
    this.name = 'FreightSystemError';
    this.kind = kind;
  }
}

/** Every call rejects with a FreightSystemError. */
export type FreightSystemPort = {
  /** Whether the system has the company and lets the portal in. */
  companyExists: () => Promise<boolean>;
  /** The company's clients whose names begin so; all for an empty text. */
  clients: (startsWith: string) => Promise<readonly FreightClient[]>;
  /** The people of one client; null where the company has no such client. */
  contacts: (clientId: string) => Promise<readonly FreightContact[] | null>;
  /** Uses a sign-in ticket up: whose it is; null for one that is unknown, used or too old. */
  redeemTicket: (ticket: string) => Promise<TicketHolder | null>;
};
