import { billing, InvoiceFilters } from '@portal/contract/billing/billing.contract.ts';
import { documents } from '@portal/contract/documents/documents.contract.ts';
import { LoadId } from '@portal/contract/loads/load.ts';
import { loads } from '@portal/contract/loads/loads.contract.ts';
import { z } from 'zod';
import { parse } from '../../../platform/http/validation.ts';
import type { Tool } from './tool.ts';

const OfLoad = z.strictObject({ load_id: LoadId });

/** Of a load's history, the latest. */
const entries = 20;

export const followTool: Tool = {
  name: 'follow',
  rows: [loads.details, loads.history],
  input: OfLoad,
  changes: 'nothing',
  async run(_ctx, call, input) {
    const { load_id } = parse(OfLoad, input);
    const { cost: _cost, cost_lines: _costs, ...load } = await call(loads.details, { params: { id: load_id } });
    const query = { load_id: String(load_id), limit: String(entries) };
    const { items } = await call(loads.history, { query });
    return { load, history: items };
  },
};

export const papersTool: Tool = {
  name: 'papers',
  rows: [documents.list],
  input: OfLoad,
  changes: 'nothing',
  async run({ services }, call, input) {
    const { load_id } = parse(OfLoad, input);
    const { items } = await call(documents.list, { params: { load_id } });
    const whole = (path: string) => new URL(path, services.config.publicUrl).href;
    return { load_id, papers: items.map((paper) => ({ ...paper, url: whole(paper.url) })) };
  },
};

/** Invoices in one answer. */
const mostInvoices = 50;
const InvoicesInput = InvoiceFilters.pick({ status: true, search: true, issued_from: true, issued_to: true }).extend({
  skip: z.int().min(0).default(0),
});

export const invoicesTool: Tool = {
  name: 'invoices',
  rows: [billing.list],
  input: InvoicesInput,
  changes: 'nothing',
  async run(_ctx, call, input) {
    const { skip, ...filters } = parse(InvoicesInput, input);
    const query = { ...filters, skip: String(skip), limit: String(mostInvoices) };
    const { items, total, owed, overdue } = await call(billing.list, { query });
    return { invoices: items, total, owed, overdue, currency: 'USD' };
  },
};
