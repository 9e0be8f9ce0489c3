import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { notifyFailure } from '../../platform/api/notify-failure.ts';
import { watchConversation as watchRoom } from '../../platform/live/socket.ts';
import { loadKeys } from '../loads/loads.keys.ts';
import { assignLoad, type Conversation, markRead, messagesOf, watchConversation } from './conversation.api.ts';
import { conversationKeys } from './conversation.keys.ts';

/** What is said about a load, live. `all` has every page that was fetched, oldest first. */
export const useConversation = (loadId: number) => {
  const client = useQueryClient();
  const query = useInfiniteQuery(messagesOf(loadId));
  useEffect(
    () => watchRoom(loadId, () => void client.invalidateQueries({ queryKey: conversationKeys.messages(loadId) })),
    [client, loadId],
  );
  const pages = query.data?.pages ?? [];
  const [newest] = pages;
  const all = pages.toReversed().flatMap(({ items }) => items);
  return { query, newest, all, earlier: pages.at(-1)?.earlier ?? 0 };
};

/** Marks what is on screen as read, once for each newest message. */
export const useReadMark = (loadId: number, newest: Conversation | undefined, isShown: boolean): void => {
  const client = useQueryClient();
  const upTo = newest?.items.at(-1)?.id;
  const isUnread = (newest?.unread ?? 0) > 0;
  useEffect(() => {
    if (!isShown || !isUnread || upTo === undefined || document.visibilityState === 'hidden') return;
    void markRead(loadId, upTo)
      .then(() => client.invalidateQueries({ queryKey: conversationKeys.messages(loadId) }))
      // It stays unread, and is marked with the next message.
      .catch(() => undefined);
  }, [client, loadId, upTo, isShown, isUnread]);
};

/** Watching a load and giving it to somebody. */
export const useFollowing = (loadId: number) => {
  const client = useQueryClient();
  const onSettled = () =>
    Promise.all([
      client.invalidateQueries({ queryKey: conversationKeys.messages(loadId) }),
      client.invalidateQueries({ queryKey: loadKeys.history(loadId) }),
    ]);
  const watch = useMutation({
    mutationFn: (watches: boolean) => watchConversation(loadId, watches),
    onError: notifyFailure,
    onSettled,
  });
  const assign = useMutation({
    mutationFn: (userId: number | null) => assignLoad(loadId, userId),
    onError: notifyFailure,
    onSettled,
  });
  return { watch, assign };
};
