import type { LabelFormat } from '@portal/contract/documents/label-formats.ts';
import { labelsCalls } from '@portal/contract/documents/labels.calls.ts';
import type { labels as labelsRows } from '@portal/contract/documents/labels.contract.ts';
import type { Language } from '@portal/contract/words/language.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api, apiFile, callsOf } from '../../../platform/api/api.ts';
import { documentKeys } from '../documents.keys.ts';

const labels = callsOf<typeof labelsRows>(labelsCalls);

export type LabelRequest = {
  format: LabelFormat;
  start: number;
  language: Language;
  /** Left out for all handling units. */
  from?: number;
  to?: number;
};

/** Labels as a file from the current data of the load; the server also files it with the load. */
export const labelsFile = (loadId: number, query: LabelRequest) =>
  apiFile(labels.print, { params: { load_id: loadId }, query });

type PreviewRequest = { format: LabelFormat; language: Language; unit: number };

/** One label as it will be printed; the previous one stays while it loads. */
export const labelPreview = (loadId: number, query: PreviewRequest) =>
  queryOptions({
    queryKey: documentKeys.labels(loadId, query),
    queryFn: ({ signal }) => api(labels.preview, { params: { load_id: loadId }, query }, signal),
    placeholderData: keepPreviousData,
  });
