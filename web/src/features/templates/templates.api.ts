import type { Request } from '@portal/contract/http/endpoint.ts';
import { loadsCalls } from '@portal/contract/loads/loads.calls.ts';
import type { loads as loadRows } from '@portal/contract/loads/loads.contract.ts';
import { plansCalls } from '@portal/contract/templates/plans.calls.ts';
import type { plans as planRows } from '@portal/contract/templates/plans.contract.ts';
import { templatesCalls } from '@portal/contract/templates/templates.calls.ts';
import type { templates as templateRows } from '@portal/contract/templates/templates.contract.ts';
import { queryOptions } from '@tanstack/react-query';
import { api, callsOf } from '../../platform/api/api.ts';
import { templateKeys } from './templates.keys.ts';

const loads = callsOf<typeof loadRows>(loadsCalls);
const plans = callsOf<typeof planRows>(plansCalls);
const templates = callsOf<typeof templateRows>(templatesCalls);

export type PlanBody = Request<typeof planRows.add>['body'];

export const templateList = queryOptions({
  queryKey: templateKeys.templates,
  queryFn: ({ signal }) => api(templates.list, {}, signal),
});

export const planList = queryOptions({
  queryKey: templateKeys.plans,
  queryFn: ({ signal }) => api(plans.list, {}, signal),
});

export const planDetails = (id: number) =>
  queryOptions({
    queryKey: templateKeys.plan(id),
    queryFn: ({ signal }) => api(plans.get, { params: { id } }, signal),
  });

export const addTemplate = (body: { name: string; load_id: number }) => api(templates.add, { body });
export const changeTemplate = (id: number, body: Request<typeof templateRows.change>['body']) =>
  api(templates.change, { params: { id }, body });
export const removeTemplate = (id: number) => api(templates.remove, { params: { id } });

/** Makes a load of a template for a day, and asks carriers; the same `key` twice is one load. */
export const bookTemplate = async (id: number, pickup_date: string, key: string) => {
  const { load } = await api(templates.get, { params: { id } });
  return api(loads.create, { body: { ...load, pickup_date, draft: false } }, undefined, key);
};

export const addPlan = (body: PlanBody) => api(plans.add, { body });
export const changePlan = (id: number, body: Request<typeof planRows.change>['body']) =>
  api(plans.change, { params: { id }, body });
export const skipDay = (id: number, day: string) => api(plans.skip, { params: { id }, body: { day } });
export const unskipDay = (id: number, day: string) => api(plans.unskip, { params: { id, day } });
