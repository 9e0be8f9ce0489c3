import fastify from 'fastify';
import { z } from 'zod';
import { companies as demoCompanies, type SimulatedCompany } from './data/companies.ts';
import { contactList, entityList, readCall, type SoapCall, soapAnswer, soapFault } from './soap-wire.ts';

/**
 * Faults the system can be set to: `down` drops connections, `hang` never answers, `hang_entities` only once a session
 * is open. The others lie: an answer cut short, to another method, with entities of its own XML, or of another company.
 */
const Fault = z.enum([
  'down',
  'hang',
  'hang_entities',
  'soap_fault',
  'truncated',
  'other_method',
  'doctype',
  'no_guids',
  'too_many_open_sessions',
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

/** One company's service: one session at a time, as the real one allows. */
const openCompany = ({ clients }: SimulatedCompany) => {
  let accessKey: string | null = null;
  let lastKey = 1_000;

  const startSession = ({ args }: SoapCall): Record<string, string> => {
    if (args['user'] !== user || args['pass'] !== password) return { return: 'access_denied' };
    if (accessKey) return { return: 'too_many_open_sessions' };
    accessKey = String(++lastKey);
    return { return: 'no_error', access_key: accessKey };
  };

  return ({ method, args }: SoapCall): Record<string, string> => {
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
    if (method !== 'GetEntityContacts') return { return: 'unknown_method' };
    const client = clients.find(({ guid }) => guid === args['entity_uuid']);
    return client ? { return: 'no_error', contact_list_xml: contactList(client) } : { return: 'entity_not_found' };
  };
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
  const services = new Map((options.companies ?? demoCompanies).map((company) => [company.guid, openCompany(company)]));
  let fault: Fault | null = null;
  const app = fastify({ forceCloseConnections: true, bodyLimit: 256 * 1024 });
  app.addContentTypeParser('text/xml', { parseAs: 'string' }, (_request, body, done) => done(null, body));

  app.put('/control/freight-system', (request, reply) => {
    const behaviour = Behaviour.safeParse(request.body);
    if (!behaviour.success) return reply.code(400).send();
    ({ fault } = behaviour.data);
    return reply.code(204).send();
  });

  app.post<{ Params: { company: string } }>('/companies/:company/api/Invoke', async (request, reply) => {
    const call = readCall(String(request.body));
    const isEntityCall = call?.method.startsWith('GetEntit') === true;
    if (fault === 'down' || fault === 'hang' || (fault === 'hang_entities' && isEntityCall)) {
      reply.hijack();
      if (fault === 'down') reply.raw.destroy();
      return reply;
    }
    const answer = services.get(request.params.company);
    if (!answer) return reply.code(404).type('text/html').send('<h1>Not Found</h1>');
    void reply.type('text/xml; charset=utf-8');
    if (!call || fault === 'soap_fault') return reply.code(500).send(soapFault('The request could not be processed'));
    // A key that got lost would keep the company shut: sessions are spoiled by a refusal alone.
    if (fault === 'too_many_open_sessions') return reply.send(soapAnswer(call.method, { return: fault }));
    return reply.send(spoil(isEntityCall ? fault : null, call.method, answer(call)));
  });

  const url = await app.listen({ port: options.port ?? 0, host: '127.0.0.1' });
  const urlTemplate = `${url}/companies/{company}/api/Invoke?Handler=CSSoapService`;
  return { url, urlTemplate, user, password, close: () => app.close() };
};
