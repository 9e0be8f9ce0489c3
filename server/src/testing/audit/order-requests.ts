import { randomUUID } from 'node:crypto';
import { csvOf, fileOf, goodRow } from '../../features/loads/import/sheet/sheet.fixture.ts';
import { loadBody } from '../../features/loads/load-body.fixture.ts';
import { acceptedLoad } from '../fixtures/accepted-load.ts';
import { makeJoined, makeTwins } from '../fixtures/foreign/foreign-joined.ts';
import { templateRequests } from './template-requests.ts';
import { byShipper, type WritingRequest } from './request-makers.ts';

/** What an account's own systems are let in by, where events are sent to them, their orders, how files are read, and its templates. */
export const orderRequests: Readonly<Record<string, WritingRequest>> = {
  ...templateRequests,
  'POST /api/api-key': byShipper({ body: { name: 'Warehouse' } }),
  'POST /api/webhook': byShipper({ body: { url: 'https://wms.example/in' } }),
  'POST /api/orders': byShipper(async () => ({ body: { ...loadBody(), external_id: randomUUID() } })),
  'POST /api/loads/join': byShipper(async (app, { shipper }) => ({
    body: { load_ids: Object.values(await makeTwins(app, shipper)) },
  })),
  'POST /api/loads/{id}/part': byShipper(async (app, { shipper }) => ({
    params: { id: await makeJoined(app, shipper) },
  })),
  'POST /api/loads/import-mappings': byShipper(async () => ({
    body: { name: 'Warehouse', headings: [randomUUID()], columns: {} },
  })),
  'PATCH /api/loads/{load_id}/notices': byShipper(async (app, { shipper }) => ({
    params: { load_id: await acceptedLoad(app, shipper) },
    body: { recipients: [], version: 0 },
  })),
  'POST /api/loads/import-headings': byShipper(async () => ({ body: { file: fileOf(csvOf([goodRow()])) } })),
};
