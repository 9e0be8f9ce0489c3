import { approvals } from '@portal/contract/approvals/approvals.contract.ts';
import { type Desk, makeDesk, ruleOf } from '../../features/approvals/approval-desk.fixture.ts';
import { inDays } from '../../features/loads/load-body.fixture.ts';
import { makeCarrier } from '../../seed/carriers.ts';
import { unusedScac } from '../fixtures/carriers/unused-scac.ts';
import type { TestApp } from '../test-app.ts';
import { byShipper, type Sent, type WritingRequest } from './request-makers.ts';

/** A call at a desk of its own, where nothing is booked without an approval. */
const atDesk = (make: (desk: Desk, app: TestApp) => Promise<Sent>): WritingRequest =>
  byShipper(async (app) => {
    const desk = await makeDesk(app);
    await desk.publish([ruleOf([desk.boss])]);
    return make(desk, app);
  });

/** The same about a request that waits there. */
const onAsked = (by: 'asker' | 'boss', body?: unknown): WritingRequest =>
  atDesk(async (desk) => {
    const { body: asked } = await desk.ask(await desk.quoted());
    return { params: { id: asked.id }, body, token: desk[by].token };
  });

const away = { from_day: inDays(2), to_day: inDays(4) };

export const approvalRequests: Readonly<Record<string, WritingRequest>> = {
  'POST /api/loads/{id}/approval': atDesk(async (desk) => {
    const { id, tender } = await desk.quoted();
    const body = { tender, pickup: true, insurance: false, note: 'Needed on Tuesday' };
    return { params: { id }, body, token: desk.asker.token };
  }),
  'POST /api/approvals/{id}/approve': onAsked('boss', { price: 500 }),
  'POST /api/approvals/{id}/send-back': onAsked('boss', { note: 'Too dear' }),
  'POST /api/approvals/{id}/propose': atDesk(async (desk, app) => {
    const load = await desk.quoted();
    const carrier = await makeCarrier(app.services.db, { scac: unusedScac(), enabled: false });
    const carrier_quote_id = await load.addQuote(carrier);
    const { body: asked } = await desk.ask(load);
    return { params: { id: asked.id }, body: { carrier_quote_id, note: 'Faster' }, token: desk.boss.token };
  }),
  'POST /api/approvals/{id}/withdraw': onAsked('asker'),
  'PATCH /api/approval-rules': atDesk(async (desk) => ({ body: { version: 1, rules: [] }, token: desk.admin.token })),
  'PATCH /api/routing-guide': atDesk(async (desk) => ({
    body: { version: 0, effective_on: inDays(2), rules: [] },
    token: desk.admin.token,
  })),
  'POST /api/approval-deputies': atDesk(async (desk) => ({
    body: { deputy_id: desk.other.user_id, ...away },
    token: desk.boss.token,
  })),
  'DELETE /api/approval-deputies/{id}': atDesk(async (desk, app) => {
    const body = { deputy_id: desk.other.user_id, ...away };
    const { body: added } = await app.call(approvals.addDeputy, { body, token: desk.boss.token });
    return { params: { id: added.id }, token: desk.boss.token };
  }),
};
