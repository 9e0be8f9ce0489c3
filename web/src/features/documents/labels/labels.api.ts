import type { LabelFormat } from '@portal/contract/documents/label-formats.ts';
import { labelsCalls } from '@portal/contract/documents/labels.calls.ts';
import type { labels as labelsRows } from '@portal/contract/documents/labels.contract.ts';
import type { Language } from '@portal/contract/words/language.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api, apiFile, callsOf } from '../../../platform/api/api.ts';
import { documentKeys } from '../documents.keys.ts';

const labels = callsOf<typeof labelsRows>(labelsCalls);

export type AskedLabels = {
  format: LabelFormat;
  start: number;
  language: Language;
  /** Left out for all handling units. */
  from?: number;
  to?: number;
};

/** Labels as a file, made of what the load says now, and filed with it. */
export const labelsFile = (loadId: number, query: AskedLabels) =>
  apiFile(labels.print, { params: { load_id: loadId }, query });

type AskedPreview = { format: LabelFormat; language: Language; unit: number };

/** One label as it is going to be printed; the one before stays until it is there. */
export const labelPreview = (loadId: number, query: AskedPreview) =>
  queryOptions({
    queryKey: documentKeys.labels(loadId, query),
    queryFn: ({ signal }) => api(labels.preview, { params: { load_id: loadId }, query }, signal),
    placeholderData: keepPreviousData,
  });
