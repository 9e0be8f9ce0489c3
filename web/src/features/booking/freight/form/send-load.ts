import type { LoadDetails } from '@portal/contract/loads/load.ts';
import { loadsCalls } from '@portal/contract/loads/loads.calls.ts';
import type { loads as loadsRows } from '@portal/contract/loads/loads.contract.ts';
import { quotesCalls } from '@portal/contract/quotes/quotes.calls.ts';
import type { quotes as quotesRows } from '@portal/contract/quotes/quotes.contract.ts';
import { api, callsOf } from '../../../../platform/api/api.ts';
import { errorText } from '../../../../platform/api/api-error.ts';
import { loadChunk } from '../../../../platform/load-chunk.ts';
import { loadDetails } from '../../../loads/loads.api.ts';
import type { QuoteRequest } from './quote-request.ts';
import type { LoadForm } from './load-form.ts';
import { loadBody, newLoadBody } from './load-form-input.ts';
import type { Calls } from '../../frame/use-sending.ts';

const loads = callsOf<typeof loadsRows>(loadsCalls);
const quotes = callsOf<typeof quotesRows>(quotesCalls);

// Loaded on demand, because the first screen needs no validation library.
const schemas = () => loadChunk(() => import('@portal/contract/loads/load.ts'));

/** The calls that send what Book a Load holds; sending the same pending request again creates no second load. */
export const loadCalls = (quoteRequest: QuoteRequest): Calls<LoadForm, LoadDetails> => ({
  body: (form, draft) => newLoadBody(form, quoteRequest, draft),
  create: async ({ body, key }) => {
    const { LoadInput } = await schemas();
    return api(loads.create, { body: LoadInput.parse(JSON.parse(body)) }, undefined, key);
  },
  change: async (id, form, version) => {
    const { LoadChange } = await schemas();
    return api(loads.change, { params: { id }, body: { ...LoadChange.parse(loadBody(form, quoteRequest)), version } });
  },
  requote: ({ id }) => api(quotes.request, { params: { id } }),
  ask: ({ id }) => api(quotes.askOperations, { params: { id } }),
  reread: (client, id) => client.fetchQuery({ ...loadDetails(id), staleTime: 0 }),
  remember: (client, load) => void client.setQueryData(loadDetails(load.id).queryKey, load),
  refusal: errorText,
});
