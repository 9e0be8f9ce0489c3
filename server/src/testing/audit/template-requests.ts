import { randomUUID } from 'node:crypto';
import { makePlan, makeTemplate } from '../fixtures/foreign/foreign-templates.ts';
import { inDays } from '../../features/loads/load-body.fixture.ts';
import { byShipper, type WritingRequest } from './request-makers.ts';

const pumps = () => ({ name: `Pumps ${randomUUID()}` });

/** Templates, and loads made of them again and again. */
export const templateRequests: Readonly<Record<string, WritingRequest>> = {
  'POST /api/templates': byShipper(async (app, { shipper }) => {
    const { load_id } = await makeTemplate(app, shipper);
    return { body: { ...pumps(), load_id } };
  }),
  'PATCH /api/templates/{id}': byShipper(async (app, { shipper }) => {
    const { id } = await makeTemplate(app, shipper);
    return { params: { id }, body: pumps() };
  }),
  'DELETE /api/templates/{id}': byShipper(async (app, { shipper }) => {
    const { id } = await makeTemplate(app, shipper);
    return { params: { id } };
  }),
  'POST /api/recurring-loads': byShipper(async (app, { shipper }) => {
    const { id: template_id } = await makeTemplate(app, shipper);
    const calendar = { every: 'week', weekdays: [3], starts_on: inDays(20) };
    return { body: { ...pumps(), ...calendar, template_id, makes: 'quotes' } };
  }),
  'PATCH /api/recurring-loads/{id}': byShipper(async (app, { shipper }) => {
    const { id } = await makePlan(app, shipper);
    return { params: { id }, body: pumps() };
  }),
  'POST /api/recurring-loads/{id}/skipped-days': byShipper(async (app, { shipper }) => {
    const { id, day } = await makePlan(app, shipper);
    return { params: { id }, body: { day } };
  }),
  'DELETE /api/recurring-loads/{id}/skipped-days/{day}': byShipper(async (app, { shipper }) => {
    const { id, day } = await makePlan(app, shipper);
    const skipped = { plan_id: id, day, state: 'skipped' } as const;
    await app.services.db.insertInto('load_plan_days').values(skipped).execute();
    return { params: { id, day } };
  }),
};
