import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import fastify from 'fastify';
import { z } from 'zod';
import { companies as demoCompanies, type SimulatedCompany } from './data/companies.ts';
import {
  contactList,
  entityList,
  readCall,
  signInOf,
  type SoapCall,
  soapAnswer,
  soapFault,
  type TicketHolder,
} from './soap-wire.ts';

/**
 * Faults the system can be set to: `down` drops connections, `hang` never answers, `hang_entities` only once a session
 * is open, `slow` takes 2.2 seconds for each answer, `late` does what it is asked and says so when nobody waits any more.
 * The others lie: an answer cut short, to another method, with entities of its own XML, or a ticket of somebody else.
 */
const Fault = z.enum([
  'down',
  'hang',
  'hang_entities',
  'slow',
  'late',
  'soap_fault',
  'truncated',
  'other_method',
  'doctype',
  'no_guids',
  'too_many_open_sessions',
  'other_user',
  'other_company',
  'other_network',
  'capital_letters',
]);
type Fault = z.infer<typeof Fault>;
const Behaviour = z.object({ fault: Fault.nullable() });

export type FreightSystemSimulator = {
  /** Where CSSoapService of a company answers; `{company}` stands for its guid. */
  urlTemplate: string;
  user: string;
  password: string;
  /** `http://127.0.0.1:port`; faults are set by `PUT {url}/control/freight-system`. */
  url: string;
  close: () => Promise<void>;
};

export type FreightSystemSimulatorOptions = { port?: number; companies?: readonly SimulatedCompany[] };

const user = 'portal';
const password = 'demo-freight-system';
/** The service's bit for clients among the types of entities. */
const clientType = '2';

const ticketMs = 60_000;
const slowMs = 2_200;
const lateMs = 3_500;

/** What the answer about a ticket becomes in a system that lies. */
const otherHolder = (fault: Fault | null, holder: TicketHolder): TicketHolder => {
  if (fault === 'other_user') return { ...holder, user: '9be0f6c4-2d7a-4c58-b1f3-70c2a4d5e999' };
  if (fault === 'other_company') return { ...holder, company: 'c2b4f7d9-0f5c-4c8b-b1c5-7a1e9d3b6402' };
  if (fault === 'other_network') return { ...holder, network: '99999' };
  return fault === 'capital_letters' ? { ...holder, user: holder.user.toUpperCase() } : holder;
};

/** One company's service: one session at a time, as the real one allows. */
const openCompany = ({ guid, network_id, employees, clients }: SimulatedCompany, faultNow: () => Fault | null) => {
  let accessKey: string | null = null;
  let lastKey = 1_000;
  const tickets = new Map<string, { holder: TicketHolder; until: number }>();

  /** The query of a link that opens the portal for an employee; null for nobody's guid. */
  const linkQuery = (user: string): string | null => {
    if (!employees.some((employee) => employee.guid === user)) return null;
    const ticket = randomBytes(24).toString('base64url');
    tickets.set(ticket, { holder: { company: guid, network: network_id, user }, until: Date.now() + ticketMs });
    return `magaya_company_guid=${guid}&magaya_network_id=${network_id}&magaya_user_guid=${user}&magaya_ticket=${ticket}`;
  };

  const redeem = (ticket: string): Record<string, string> => {
    const kept = tickets.get(ticket);
    tickets.delete(ticket);
    if (!kept || kept.until < Date.now()) return { return: 'ticket_not_found' };
    return { return: 'no_error', data: signInOf(otherHolder(faultNow(), kept.holder)) };
  };

  const startSession = ({ args }: SoapCall): Record<string, string> => {
    if (args['user'] !== user || args['pass'] !== password) return { return: 'access_denied' };
    if (accessKey) return { return: 'too_many_open_sessions' };
    accessKey = String(++lastKey);
    return { return: 'no_error', access_key: accessKey };
  };

  const answer = ({ method, args }: SoapCall): Record<string, string> => {
    if (method === 'StartSession') return startSession({ method, args });
    if (!accessKey || args['access_key'] !== accessKey) return { return: 'invalid_session' };
    if (method === 'EndSession') {
      accessKey = null;
      return { return: 'no_error' };
    }
    if (method === 'GetEntitiesOfType') {
      const begin = (args['start_with'] ?? '').toLowerCase();
      const found = clients.filter(({ name }) => name.toLowerCase().startsWith(begin));
      return { return: 'no_error', entity_list_xml: entityList(args['entity_type'] === clientType ? found : []) };
    }
    if (method === 'Invoke' && args['handler'] === 'RedeemTicket') return redeem(args['data'] ?? '');
    if (method !== 'GetEntityContacts') return { return: 'unknown_method' };
    const client = clients.find(({ guid }) => guid === args['entity_uuid']);
    return client ? { return: 'no_error', contact_list_xml: contactList(client) } : { return: 'entity_not_found' };
  };
  return { answer, linkQuery, hasOpenSession: () => accessKey !== null, unusedTickets: () => tickets.size };
};

/** What a lying system makes of a right answer. */
const spoil = (fault: Fault | null, method: string, values: Record<string, string>): string => {
  const answer = soapAnswer(fault === 'other_method' ? 'GetTransaction' : method, values);
  if (fault === 'truncated') return answer.slice(0, Math.floor(answer.length / 2));
  if (fault === 'no_guids') return answer.replaceAll(/GUID=&quot;[^&]*&quot;/g, '');
  if (fault !== 'doctype') return answer;
  const declaration = '<!DOCTYPE lolz [<!ENTITY lol "lol"><!ENTITY lols "&lol;&lol;&lol;&lol;">]>';
  return answer.replace('?>', `?>${declaration}`);
};

/** Starts CSSoapService of several companies on loopback. It knows nothing of the portal. */
export const startFreightSystemSimulator = async (
  options: FreightSystemSimulatorOptions = {},
): Promise<FreightSystemSimulator> => {
  let fault: Fault | null = null;
  const services = new Map(
    (options.companies ?? demoCompanies).map((company) => [company.guid, openCompany(company, () => fault)]),
  );
  const app = fastify({ forceCloseConnections: true, bodyLimit: 256 * 1024 });
  app.addContentTypeParser('text/xml', { parseAs: 'string' }, (_request, body, done) => done(null, body));

  app.put('/control/freight-system', (request, reply) => {
    const behaviour = Behaviour.safeParse(request.body);
    if (!behaviour.success) return reply.code(400).send();
    ({ fault } = behaviour.data);
    return reply.code(204).send();
  });

  app.get('/control/freight-system', () => ({
    open_sessions: [...services.values()].filter(({ hasOpenSession }) => hasOpenSession()).length,
    unused_tickets: [...services.values()].reduce((sum, { unusedTickets }) => sum + unusedTickets(), 0),
  }));

  /** What an employee presses within the freight system: opens the portal at `portal` as that employee. */
  app.get<{ Params: { company: string; employee: string }; Querystring: { portal?: string } }>(
    '/companies/:company/employees/:employee/portal',
    ({ params, query }, reply) => {
      const link = services.get(params.company)?.linkQuery(params.employee);
      if (!link || !query.portal || !URL.canParse(query.portal)) return reply.code(404).send();
      return reply.redirect(`${new URL(query.portal).origin}/?${link}`, 302);
    },
  );

  app.post<{ Params: { company: string } }>('/companies/:company/api/Invoke', async (request, reply) => {
    const call = readCall(String(request.body));
    const isEntityCall = call?.method.startsWith('GetEntit') === true || call?.method === 'Invoke';
    if (fault === 'down' || fault === 'hang' || (fault === 'hang_entities' && isEntityCall)) {
      reply.hijack();
      if (fault === 'down') reply.raw.destroy();
      return reply;
    }
    if (fault === 'slow') await sleep(slowMs);
    const company = services.get(request.params.company);
    if (!company) return reply.code(404).type('text/html').send('<h1>Not Found</h1>');
    void reply.type('text/xml; charset=utf-8');
    if (!call || fault === 'soap_fault') return reply.code(500).send(soapFault('The request could not be processed'));
    // A key that got lost would keep the company shut: sessions are spoiled by a refusal alone.
    if (fault === 'too_many_open_sessions') return reply.send(soapAnswer(call.method, { return: fault }));
    const answer = company.answer(call);
    if (fault === 'late' && isEntityCall) await sleep(lateMs);
    return reply.send(spoil(isEntityCall ? fault : null, call.method, answer));
  });

  const url = await app.listen({ port: options.port ?? 0, host: '127.0.0.1' });
  const urlTemplate = `${url}/companies/{company}/api/Invoke?Handler=CSSoapService`;
  return { url, urlTemplate, user, password, close: () => app.close() };
};
