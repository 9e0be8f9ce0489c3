import { auth } from '@portal/contract/auth/auth.contract.ts';
import { freightSystem } from '@portal/contract/freight-system/freight-system.contract.ts';
import { companies } from '@portal/simulators/freight-system/data/companies.ts';
import {
  type FreightSystemSimulator,
  startFreightSystemSimulator,
} from '@portal/simulators/freight-system/freight-system-simulator.ts';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { freightSystemOf } from '../../integrations/freight-system/soap-freight-system.ts';
import { makeShipper, type Shipper } from '../../testing/fixtures/make-account.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

const [own, other] = companies;
if (!own || !other) throw new Error('two companies are simulated');
const [ownClient, clientWithoutContacts] = own.clients;
const [otherClient] = other.clients;
if (!ownClient || !clientWithoutContacts || !otherClient) throw new Error('each company has clients');

let simulator: FreightSystemSimulator;
let app: TestApp;
let linked: Shipper;
let unlinked: Shipper;
beforeAll(async () => {
  simulator = await startFreightSystemSimulator();
  app = await startTestApp({ CALL_LIMITS: 'off' }, { freightSystem: simulator });
  linked = await makeShipper(app, { freightSystemId: own.guid, role: 'customer_agent' });
  unlinked = await makeShipper(app);
});
afterAll(async () => {
  await app.stop();
  await simulator.close();
});

const setFault = async (fault: string | null): Promise<void> => {
  const { status } = await fetch(`${simulator.url}/control/freight-system`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ fault }),
  });
  expect(status).toBe(204);
};
afterEach(() => setFault(null));

const exists = (id: string, { token }: Shipper) => app.call(freightSystem.companyExists, { params: { id }, token });
const clients = ({ token }: Shipper, query = {}) => app.call(freightSystem.clients, { query, token });
const contacts = (client_id: string, { token }: Shipper) =>
  app.call(freightSystem.contacts, { query: { client_id }, token });

describe('the company in the freight system', () => {
  it('is known or not to the operator, and to others only if it is theirs', async () => {
    const operator = await makeShipper(app, { role: 'platform_admin' });
    expect(await exists(other.guid, operator)).toMatchObject({ status: 200, body: { exists: true } });
    expect(await exists('no-such-company', operator)).toMatchObject({ status: 200, body: { exists: false } });
    expect(await exists(own.guid, linked)).toMatchObject({ status: 200, body: { exists: true } });
    for (const foreign of [other.guid, own.guid.toUpperCase(), 'no-such-company']) {
      expect((await exists(foreign, linked)).status).toBe(404);
      expect((await exists(foreign, unlinked)).status).toBe(404);
    }
  });

  it('has its clients listed for the linked account alone', async () => {
    const { status, body } = await clients(linked);
    expect(status).toBe(200);
    expect(body.total).toBe(own.clients.length);
    const { guid, name, account_number, address } = ownClient;
    expect(body.items[0]).toMatchObject({ id: guid, name, account_number, city: address.city, country: 'US' });
    expect((await clients(linked, { starts_with: 'bayou' })).body.items.map(({ id }) => id)).toEqual([guid]);
    expect((await clients(linked, { skip: 1, limit: 1 })).body).toMatchObject({
      total: 2,
      items: [{ id: clientWithoutContacts.guid }],
    });
    expect((await clients(unlinked)).status).toBe(404);
    const ofOther = await makeShipper(app, { freightSystemId: other.guid });
    expect((await clients(ofOther)).body.items.map(({ id }) => id)).toEqual([otherClient.guid]);
  });

  it('shows the people of its own clients alone', async () => {
    const { body } = await contacts(ownClient.guid, linked);
    expect(body.items.map(({ name }) => name)).toEqual(ownClient.contacts.map(({ name }) => name));
    expect((await contacts(clientWithoutContacts.guid, linked)).body).toEqual({ items: [], total: 0 });
    expect((await contacts(otherClient.guid, linked)).status).toBe(404);
    expect((await contacts(ownClient.guid, unlinked)).status).toBe(404);
  });

  it('is asked by many at once in its one session', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => clients(linked)));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200));
  });
});

const lies = ['soap_fault', 'truncated', 'other_method', 'doctype', 'no_guids', 'too_many_open_sessions'];

describe('a freight system that is not well', () => {
  it.each(['down', ...lies])(
    'answers 503 in both languages when it is %s, and is asked again after it',
    async (fault) => {
      await setFault(fault);
      const { status, headers, body } = await clients(linked);
      expect(status).toBe(503);
      expect(headers.get('retry-after')).toBe('15');
      expect(body).toMatchObject({
        detail: [
          {
            code: 'freight_system.unavailable',
            msg: { en: expect.stringContaining('freight system'), es: expect.stringContaining('no responde') },
          },
        ],
      });
      await setFault(null);
      expect((await clients(linked)).status).toBe(200);
    },
  );

  it.each(['hang', 'hang_entities'])(
    'is given up after its time when it answers nothing (%s)',
    async (fault) => {
      await setFault(fault);
      const waiting = [clients(linked), clients(linked), clients(linked), exists(own.guid, linked)];
      const signedIn = await app.call(auth.signIn, { body: { username: linked.email, password: linked.password } });
      expect(signedIn.status).toBe(200);
      expect((await Promise.all(waiting)).slice(0, 3).map(({ status }) => status)).toEqual([503, 503, 503]);
    },
    30_000,
  );

  it('ends a session it left open before it opens the next', async () => {
    await setFault('hang_entities');
    expect((await clients(linked)).status).toBe(503);
    await setFault(null);
    expect((await clients(linked)).status).toBe(200);
  }, 30_000);
});

it('is not asked where none is connected', () => {
  const { services } = app;
  expect(freightSystemOf(services, own.guid)).not.toBeNull();
  const unconnected = { ...services, config: { ...services.config, freightSystem: undefined } };
  expect(freightSystemOf(unconnected, own.guid)).toBeNull();
});
