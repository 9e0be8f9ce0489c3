import { notificationsCalls } from '@portal/contract/notifications/notifications.calls.ts';
import type {
  notifications as notificationsRows,
  ReadNotifications,
} from '@portal/contract/notifications/notifications.contract.ts';
import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api, callsOf } from '../../platform/api/api.ts';
import { notifyFailure } from '../../platform/api/notify-failure.ts';

const notifications = callsOf<typeof notificationsRows>(notificationsCalls);

export const bellKeys = {
  all: ['notifications'] as const,
  count: ['notifications', 'count'] as const,
  list: ['notifications', 'list'] as const,
};

/** How many notifications are unread. News comes by the socket, so that nothing is asked again by itself. */
export const unreadCount = queryOptions({
  queryKey: bellKeys.count,
  queryFn: ({ signal }) => api(notifications.count, {}, signal),
  staleTime: Infinity,
});

/** What concerns the person, the newest first, page by page. */
export const notificationList = infiniteQueryOptions({
  queryKey: bellKeys.list,
  queryFn: ({ pageParam, signal }) =>
    api(notifications.list, { query: pageParam === null ? {} : { before: pageParam } }, signal),
  initialPageParam: null as number | null,
  getNextPageParam: ({ items, has_older }) => (has_older ? (items.at(-1)?.id ?? null) : null),
});

const markRead = (body: ReadNotifications) => api(notifications.markRead, { body });

/** Marks as read; the count is right at once and the list with the next answer. */
export const useMarkRead = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: markRead,
    onSuccess: (count) => {
      client.setQueryData(bellKeys.count, count);
      return client.invalidateQueries({ queryKey: bellKeys.list });
    },
    onError: notifyFailure,
  });
};

/** Marks what is said of a load whose page is open: whoever sees the load needs no notice of it. */
export const markLoadSeen = (load_id: number) => markRead({ load_id });
