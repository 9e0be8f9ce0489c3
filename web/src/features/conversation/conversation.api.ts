import type { Audience } from '@portal/contract/conversation/audiences.ts';
import { conversationCalls } from '@portal/contract/conversation/conversation.calls.ts';
import type { conversation as rows } from '@portal/contract/conversation/conversation.contract.ts';
import type { Received } from '@portal/contract/http/endpoint.ts';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { api, callsOf } from '../../platform/api/api.ts';
import { conversationKeys } from './conversation.keys.ts';

const conversation = callsOf<typeof rows>(conversationCalls);

export type Conversation = Received<typeof rows.read>;

/** What is said about a load, the newest page first; earlier pages on demand. */
export const messagesOf = (loadId: number) =>
  infiniteQueryOptions({
    queryKey: conversationKeys.messages(loadId),
    queryFn: ({ pageParam, signal }) =>
      api(
        conversation.read,
        { params: { id: loadId }, query: pageParam === null ? {} : { before: pageParam } },
        signal,
      ),
    initialPageParam: null as number | null,
    getNextPageParam: ({ earlier, items }: Conversation) => (earlier > 0 ? (items[0]?.id ?? null) : null),
  });

/** Whom a message may name, and who may be given the load. */
export const peopleOf = (loadId: number) =>
  queryOptions({
    queryKey: conversationKeys.people(loadId),
    queryFn: ({ signal }) => api(conversation.people, { params: { id: loadId } }, signal),
  });

export type NewText = { text: string; mentions: number[] };

/** The same `key` twice is one message. */
export const sendMessage = (loadId: number, message: NewText & { audience: Audience }, key: string) =>
  api(conversation.write, { params: { id: loadId }, body: message }, undefined, key);

export const changeMessage = (loadId: number, message_id: number, body: NewText) =>
  api(conversation.change, { params: { id: loadId, message_id }, body });

export const removeMessage = (loadId: number, message_id: number) =>
  api(conversation.remove, { params: { id: loadId, message_id } });

export const markRead = (loadId: number, up_to: number) =>
  api(conversation.markRead, { params: { id: loadId }, body: { up_to } });

export const watchConversation = (loadId: number, is_watching: boolean) =>
  api(conversation.watch, { params: { id: loadId }, body: { is_watching } });

export const assignLoad = (loadId: number, user_id: number | null) =>
  api(conversation.assign, { params: { id: loadId }, body: { user_id } });
