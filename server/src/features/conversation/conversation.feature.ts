import { conversation } from '@portal/contract/conversation/conversation.contract.ts';
import { messageWritten, peopleNamed, personAssigned } from '@portal/contract/conversation/conversation.events.ts';
import { feature } from '../../platform/feature.ts';
import { serve } from '../../platform/http/serve.ts';
import { assignLoad } from './assign-load.ts';
import { listPeople, markRead, readConversation, watchLoad } from './read-conversation.ts';
import { changeMessage, removeMessage, writeMessage } from './write-message.ts';

export const conversationFeature = feature({
  name: 'conversation',
  uses: ['loads'],
  routes: (app) =>
    serve(app, conversation, {
      read: (ctx, { params, query }) => readConversation(ctx, params.id, query.before),
      people: (ctx, { params }) => listPeople(ctx, params.id),
      write: (ctx, { params, body }) => writeMessage(ctx, params.id, body),
      change: (ctx, { params, body }) => changeMessage(ctx, params.id, params.message_id, body),
      remove: (ctx, { params }) => removeMessage(ctx, params.id, params.message_id),
      markRead: (ctx, { params, body }) => markRead(ctx, params.id, body.up_to),
      watch: (ctx, { params, body }) => watchLoad(ctx, params.id, body.is_watching),
      assign: (ctx, { params, body }) => assignLoad(ctx, params.id, body.user_id),
    }),
  events: [messageWritten, peopleNamed, personAssigned],
});
