import { copyCalls } from '@portal/contract/drayage/drayage.calls.ts';
import type { copies as copyRows } from '@portal/contract/drayage/drayage.contract.ts';
import { loadsCalls } from '@portal/contract/loads/loads.calls.ts';
import type { loads as loadsRows } from '@portal/contract/loads/loads.contract.ts';
import { freightModes } from '@portal/contract/modes/modes.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api, callsOf } from '../../../platform/api/api.ts';
import { loadKeys } from '../../loads/loads.keys.ts';

const loads = callsOf<typeof loadsRows>(loadsCalls);
const copies = callsOf<typeof copyRows>(copyCalls);

const mostLoads = 10;

/** Earlier loads that match a search text, newest first; a container is copied from its own form. */
export const loadsToCopy = (search: string) =>
  queryOptions({
    queryKey: loadKeys.toCopy(search),
    queryFn: ({ signal }) =>
      api(loads.list, { query: { limit: mostLoads, mode: [...freightModes], ...(search && { search }) } }, signal),
    placeholderData: keepPreviousData,
  });

/** A load as the body of a new one. */
export const loadCopy = (id: number) =>
  queryOptions({
    queryKey: loadKeys.copy(id),
    queryFn: ({ signal }) => api(copies.clone, { params: { id } }, signal),
    staleTime: 0,
  });
