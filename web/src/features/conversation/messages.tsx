import { useQueryClient } from '@tanstack/react-query';
import { useMessageDraft } from '../../platform/messages/use-message-draft.ts';
import { useOutbox } from '../../platform/messages/use-outbox.ts';
import { useMe } from '../../platform/session/current-user.ts';
import { useTranslation } from '../../platform/words/use-translation.ts';
import { Compose, type ComposeMessage } from './compose/compose.tsx';
import classes from './conversation-card.module.css';
import { type Conversation, sendMessage } from './conversation.api.ts';
import { useAudience } from './conversation-choice.ts';
import { conversationKeys } from './conversation.keys.ts';
import { Thread } from './thread/thread.tsx';
import type { useConversation } from './use-conversation.ts';

type MessagesProps = {
  loadId: number;
  loaded: ReturnType<typeof useConversation>;
  newest: Conversation;
  mayWrite: boolean;
  /** Raised with each wish to write: the cursor goes into the field. */
  focusRequests: number;
};

/** The messages of a load and the field for a new one. */
export const Messages = ({ loadId, loaded, newest, mayWrite, focusRequests }: MessagesProps) => {
  const { t } = useTranslation();
  const client = useQueryClient();
  const me = useMe();
  const owner = { user_id: me.user.id, account_id: me.account.id, load_id: loadId };
  const [text, setText] = useMessageDraft('loadMessage', owner, loadId);
  const [audience, chooseAudience] = useAudience(newest.audiences);
  const outbox = useOutbox<ComposeMessage>(async ({ text: said, audience: readers, mentions }, key) => {
    await sendMessage(loadId, { text: said, audience: readers, mentions }, key);
    await client.invalidateQueries({ queryKey: conversationKeys.messages(loadId) });
  });
  const isEmpty = loaded.all.length === 0 && outbox.unsent.length === 0;
  return (
    <>
      {isEmpty ? (
        <p className={classes.none}>{t('conversation.none')}</p>
      ) : (
        <Thread
          loadId={loadId}
          conversation={newest}
          messages={loaded.all}
          outbox={outbox}
          earlier={loaded.earlier}
          onEarlier={() => void loaded.query.fetchNextPage()}
          isLoadingEarlier={loaded.query.isFetchingNextPage}
          mayWrite={mayWrite}
        />
      )}
      {mayWrite && (
        <div className={classes.composer}>
          <Compose
            focusRequests={focusRequests}
            loadId={loadId}
            conversation={newest}
            text={text}
            onText={setText}
            audience={audience}
            onAudience={chooseAudience}
            onSend={(message) => {
              setText('');
              void outbox.post(message);
            }}
          />
        </div>
      )}
    </>
  );
};
