import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './api-error.ts';

const retries = 2;

/** Only what may heal by itself is asked again: an unreachable or overloaded server. */
const mayHeal = (error: unknown): boolean => error instanceof ApiError && (error.status === 0 || error.status === 503);

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 15_000,
      retry: (count, error) => count < retries && mayHeal(error),
    },
    mutations: { retry: false },
  },
});
