import { wireKinds, wires } from '@portal/contract/carriers/wires/wire-kinds.ts';
import { expect, it } from 'vitest';
import { sharedTestApp } from '../../../testing/test-app.ts';
import { operationsOf } from '../port-of-carrier.ts';
import { wireAdapters } from './wire-adapters.ts';

/** Where each kind may lead. */
const addresses = { portal: 'https://api.example.com/v1', x12: 'sftp://edi.example.com' } as const;

it.each(wireKinds)('%s gives what it declares', async (kind) => {
  const { services } = await sharedTestApp();
  const settings = wires[kind].Settings.parse({});
  const wire = { id: 1, wire: kind, scac: 'ZZQX', address: addresses[kind], settings, secrets: {} };
  const port = wireAdapters[kind].port(services, wire);
  for (const part of wires[kind].parts)
    for (const name of operationsOf[part]) expect(port?.[name], `${part}: ${name}`).toBeTypeOf('function');
  expect(wireAdapters[kind].port(services, { ...wire, address: null })).toBeNull();
});
