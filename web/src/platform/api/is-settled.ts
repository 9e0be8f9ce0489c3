import type { UseQueryResult } from '@tanstack/react-query';

/** Whether an answer is there, or will not be soon: what is shown before it would move once it comes. */
export const isSettled = ({
  isPending,
  isFetching,
  failureCount,
}: Pick<UseQueryResult, 'isPending' | 'isFetching' | 'failureCount'>): boolean =>
  !isPending || !isFetching || failureCount > 0;
