import type { LoadDetails } from '@portal/contract/loads/load.ts';
import { tenderingCalls } from '@portal/contract/tendering/tendering.calls.ts';
import type { CancelLoad, TenderLoad } from '@portal/contract/tendering/tender.ts';
import type { tendering as tenderingRows } from '@portal/contract/tendering/tendering.contract.ts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '../../platform/api/api-error.ts';
import { api, callsOf } from '../../platform/api/api.ts';
import { loadDetails } from '../loads/loads.api.ts';
import type { CoverChoice } from '../insurance/load/load-cover.ts';
import { loadKeys } from '../loads/loads.keys.ts';
import { tenderingKeys } from './tendering.keys.ts';

const tendering = callsOf<typeof tenderingRows>(tenderingCalls);

/** Whether a load may be cancelled now, and what that costs; read each time, since the load's status may have changed. */
export const cancellationStatus = (loadId: number) =>
  queryOptions({
    queryKey: tenderingKeys.cancellation(loadId),
    queryFn: ({ signal }) => api(tendering.cancellationStatus, { params: { load_id: loadId } }, signal),
    staleTime: 0,
    gcTime: 0,
  });

type Retry = (failures: number, error: Error) => boolean;

/** A mutation whose call returns the changed load; `retry` says what of it is sent again by itself. */
export const useLoadMutation = <T>(loadId: number, call: (input: T) => Promise<LoadDetails>, retry?: Retry) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: call,
    ...(retry && { retry, retryDelay: retryMs }),
    onSuccess: (load) => {
      client.setQueryData(loadDetails(loadId).queryKey, load);
      void client.invalidateQueries({ queryKey: loadKeys.all });
      void client.invalidateQueries({ queryKey: loadKeys.history(loadId) });
    },
  });
};

export const useCancelLoad = (loadId: number) =>
  useLoadMutation(loadId, (input: CancelLoad) =>
    api(tendering.cancel, { params: { load_id: loadId }, body: input }, undefined, crypto.randomUUID()),
  );

/** A booking with the options of the address. Sent twice with one `key`, it books once. */
export type Tender = { body: TenderLoad; options: TenderOptions; key: string };
export type TenderOptions = { pickup: boolean; cover: CoverChoice };

const retryMs = 1500;
const failuresOfServer = 3;

/** A booking whose answer was lost is sent again with its key until one comes; a server in trouble only a few times. */
const sendAgain: Retry = (failures, error) =>
  error instanceof ApiError && (error.status === 0 || (error.status >= 500 && failures < failuresOfServer));

const word = (value: boolean): 'true' | 'false' => (value ? 'true' : 'false');

export const useTenderLoad = (loadId: number) =>
  useLoadMutation(
    loadId,
    ({ body, options, key }: Tender) =>
      api(
        tendering.tender,
        {
          params: { id: loadId },
          query: {
            pickup: word(options.pickup),
            insurance: word(options.cover === 'insured'),
            ...(options.cover === 'free' && { loyalty_insurance: 'true' as const }),
          },
          body,
        },
        undefined,
        key,
      ),
    sendAgain,
  );
