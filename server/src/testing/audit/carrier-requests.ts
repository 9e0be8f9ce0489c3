import { randomUUID } from 'node:crypto';
import { newConnection } from '../../features/carriers/connections/new-connection.fixture.ts';
import { makeHeldMessage } from '../fixtures/carriers/held-message.ts';
import { newWire } from '../../features/carriers/wires/new-wire.fixture.ts';
import { makeCarrier } from '../../seed/carriers.ts';
import { unusedScac } from '../fixtures/carriers/unused-scac.ts';
import { imageFile } from './image-file.ts';
import { byOperator, type Sent, type WritingRequest } from './request-makers.ts';

const onCarrier = (more: () => Promise<Sent> = async () => ({})): WritingRequest =>
  byOperator(async ({ services }) => ({
    params: { id: await makeCarrier(services.db, { scac: unusedScac(), webhook_secret: 'kept', logo_key: 'aa/kept' }) },
    ...(await more()),
  }));

const onWire = (more: Sent = {}): WritingRequest =>
  byOperator(async ({ services }) => {
    const { secrets, settings, ...wire } = newWire(await makeCarrier(services.db, { scac: unusedScac() }));
    const { id } = await services.db
      .insertInto('carrier_wires')
      .values({ ...wire, secrets: JSON.stringify(secrets), settings: JSON.stringify(settings) })
      .returning('id')
      .executeTakeFirstOrThrow();
    return { params: { id }, ...more };
  });

const newCalendar = () => ({
  code: `C${randomUUID().slice(0, 8)}`,
  name: 'Regional',
  closed_days: [{ day: '2026-12-24', name: 'Christmas Eve' }],
});

/** Requests about carriers and their calendars. */
export const carrierRequests: Readonly<Record<string, WritingRequest>> = {
  'POST /api/carrier-connections': byOperator(async () => ({ body: newConnection({ scac: unusedScac() }) })),
  'PATCH /api/carrier-connections/{id}': onCarrier(async () => ({ body: { version: 1, enabled: false } })),
  'POST /api/carrier-connections/{id}/webhook-secret': onCarrier(),
  'DELETE /api/carrier-connections/{id}/webhook-secret': onCarrier(),
  'PATCH /api/carrier-connections/{id}/logo': onCarrier(async () => ({ body: { logo: await imageFile() } })),
  'DELETE /api/carrier-connections/{id}/logo': onCarrier(),
  'POST /api/carrier-wires': byOperator(async ({ services }) => ({
    body: newWire(await makeCarrier(services.db, { scac: unusedScac() })),
  })),
  'PATCH /api/carrier-wires/{id}': onWire({ body: { version: 1, wire: 'portal', enabled: false } }),
  'DELETE /api/carrier-wires/{id}': onWire(),
  'POST /api/edi-messages/{id}/decision': byOperator(async ({ services }) => ({
    params: { id: (await makeHeldMessage(services.db)).id },
    body: { decision: 'set_aside' },
  })),
  'POST /api/edi-partners/{carrier_id}/host-key': byOperator(async ({ services }) => {
    const { carrier_id, shown_key: key } = await makeHeldMessage(services.db);
    return { params: { carrier_id }, body: { key } };
  }),
  'POST /api/edi-partners/{carrier_id}/key-pair': byOperator(async ({ services }) => ({
    params: { carrier_id: (await makeHeldMessage(services.db)).carrier_id },
  })),
  'POST /api/carrier-calendars': byOperator(async () => ({ body: newCalendar() })),
  'PATCH /api/carrier-calendars/{code}': byOperator(async ({ services }) => {
    const { code, name, closed_days } = newCalendar();
    await services.db.insertInto('calendars').values({ code, name }).execute();
    return { params: { code }, body: { version: 1, name: 'Regional, new', closed_days } };
  }),
};
