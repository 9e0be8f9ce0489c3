import { type Bulkhead, createBulkhead } from '../../platform/egress/bulkhead.ts';
import type { EgressService } from '../../platform/egress/egress.ts';
import type { Services } from '../../platform/context.ts';
import { FreightSystemError, type FreightSystemPort } from './freight-system-port.ts';
import { readClients, readContacts, readTicketHolder } from './read-entities.ts';
import { callSoap, type SoapAnswer } from './soap-call.ts';

/** How long one call to the system may take, in ms, and how long opening a session, the call and the wait may together. */
const callMs = 3_000;
const wholeMs = 6_000;
/** How many wait for the one session a company allows. */
const longestQueue = 20;
/** The system's bit for clients among the types of entities. */
const clientType = 0x002;

/** What is kept of a company between calls: whose turn it is, and a session that could not be ended. */
type Line = { turns: Bulkhead; leftOpen: number | null };
const lines = new WeakMap<EgressService, Line>();

const lineOf = (service: EgressService): Line => {
  const known = lines.get(service);
  if (known) return known;
  const line = { turns: createBulkhead(1, longestQueue), leftOpen: null };
  lines.set(service, line);
  return line;
};

type Ask = (method: string, args?: Readonly<Record<string, string | number>>) => Promise<SoapAnswer>;
type Access = { service: EgressService; url: string; user: string; password: string };

const startSession = async ({ service, url, user, password }: Access, line: Line): Promise<number> => {
  if (line.leftOpen !== null) await callSoap(service, url, 'EndSession', { access_key: line.leftOpen });
  line.leftOpen = null;
  const { result, values } = await callSoap(service, url, 'StartSession', { user, pass: password });
  if (result === 'access_denied') throw new FreightSystemError('access_denied', 'the portal’s user is not let in');
  if (result !== 'no_error') throw new FreightSystemError('unavailable', result);
  const accessKey = Number(values.children.find(({ name }) => name === 'access_key')?.text);
  if (!Number.isSafeInteger(accessKey)) throw new FreightSystemError('nonsense', 'no access key');
  return accessKey;
};

/** Opens a session, asks within it and ends it. A session that could not be ended is ended before the next one. */
const inSession = async <T>(access: Access, line: Line, work: (ask: Ask) => Promise<T>): Promise<T> => {
  const accessKey = await startSession(access, line);
  line.leftOpen = accessKey;
  const { service, url } = access;
  try {
    return await work((method, args = {}) => callSoap(service, url, method, { access_key: accessKey, ...args }));
  } finally {
    const ended = await callSoap(service, url, 'EndSession', { access_key: accessKey }).catch(() => null);
    if (ended) line.leftOpen = null;
  }
};

/** Waits for the company's session and uses it, all within the time limit; the turn ends when the work does. */
const inTurn = async <T>(access: Access, work: (ask: Ask) => Promise<T>): Promise<T> => {
  const line = lineOf(access.service);
  const limit = AbortSignal.timeout(wholeMs);
  const tooLate = new FreightSystemError('unavailable', 'it took too long');
  const leave = await line.turns.enter(limit).catch(() => {
    throw tooLate;
  });
  if (!leave) throw new FreightSystemError('unavailable', 'too many wait for it');
  const working = inSession(access, line, work).finally(leave);
  const late = new Promise<never>((_resolve, reject) => {
    limit.addEventListener('abort', () => reject(tooLate), { once: true });
  });
  return Promise.race([working, late]);
};

const listIn = ({ result, values }: SoapAnswer, name: string): string => {
  const list = values.children.find((child) => child.name === name);
  if (result !== 'no_error' || !list) throw new FreightSystemError('unavailable', result || `no ${name}`);
  return list.text;
};

const portOf = (access: Access): FreightSystemPort => ({
  companyExists: () =>
    inTurn(access, async () => true).catch((cause: unknown) => {
      if (cause instanceof FreightSystemError && cause.kind === 'unknown_company') return false;
      throw cause;
    }),
  clients: (startsWith) =>
    inTurn(access, async (ask) => {
      const answer = await ask('GetEntitiesOfType', { flags: 0, start_with: startsWith, entity_type: clientType });
      return readClients(listIn(answer, 'entity_list_xml'));
    }),
  contacts: (clientId) =>
    inTurn(access, async (ask) => {
      const answer = await ask('GetEntityContacts', { entity_uuid: clientId });
      return answer.result === 'entity_not_found' ? null : readContacts(listIn(answer, 'contact_list_xml'));
    }),
  redeemTicket: (ticket) =>
    inTurn(access, async (ask) => {
      const answer = await ask('Invoke', { extension: 'portal', handler: 'RedeemTicket', data: ticket });
      return answer.result === 'ticket_not_found' ? null : readTicketHolder(listIn(answer, 'data'));
    }),
});

/** The portal's user in one company of the freight system. */
export type SystemUser = { user: string; password: string };

/**
 * The freight-forwarding system of one company, asked as its own user of the portal or, without one, as the common one;
 * null where the portal is not connected to any.
 */
export const freightSystemOf = (
  { config, egress }: Pick<Services, 'config' | 'egress'>,
  company: string,
  ownUser: SystemUser | null = null,
): FreightSystemPort | null => {
  if (!config.freightSystem) return null;
  const { urlTemplate, user, password } = config.freightSystem;
  const url = urlTemplate.replaceAll('{company}', encodeURIComponent(company));
  const service = egress.service(`freight system ${company}`, [new URL(url).host], { totalMs: callMs });
  return portOf({ service, url, ...(ownUser ?? { user, password }) });
};
