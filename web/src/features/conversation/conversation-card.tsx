import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '../../platform/words/use-translation.ts';
import { usePageKeys } from '../../platform/page-keys.ts';
import { useMessageDraft } from '../../platform/messages/use-message-draft.ts';
import { useOutbox } from '../../platform/messages/use-outbox.ts';
import { mayDo, useMe } from '../../platform/session/current-user.ts';
import { Tabs } from '../../ui/layout/tabs.tsx';
import { Button } from '../../ui/primitives/button.tsx';
import { Card } from '../../ui/primitives/card.tsx';
import { Skeleton } from '../../ui/primitives/skeleton.tsx';
import { ErrorState } from '../../ui/status/error-state.tsx';
import { Compose, type ComposeMessage } from './compose/compose.tsx';
import { keepConversationChoice, readConversationChoice, useAudience } from './compose/use-audience.ts';
import classes from './conversation-card.module.css';
import { type Conversation, sendMessage } from './conversation.api.ts';
import { conversationKeys } from './conversation.keys.ts';
import { PeopleRow } from './people-row.tsx';
import { Thread } from './thread/thread.tsx';
import { useConversation, useFollowing, useReadMark } from './use-conversation.ts';

type OpenTab = 'messages' | 'history';
type Loaded = ReturnType<typeof useConversation>;

const panel = 'load-conversation';

type ConversationCardProps = {
  loadId: number;
  /** What has happened to the load: the other tab. */
  history: ReactNode;
  /** Whether messages are shown, so that the page makes room for them. */
  onTalk: (isTalking: boolean) => void;
};

/** It opens on messages where one is unread, on the history where there is none, else as it was left. */
const tabToOpen = ({ unread, total }: Conversation): OpenTab => {
  if (unread > 0) return 'messages';
  return total === 0 ? 'history' : (readConversationChoice().tab ?? 'messages');
};

/** What is said about a load and what has happened to it, as tabs of one card. */
export const ConversationCard = ({ loadId, history, onTalk }: ConversationCardProps) => {
  const { t } = useTranslation();
  const loaded = useConversation(loadId);
  const { query, newest } = loaded;
  if (newest) return <Opened loadId={loadId} history={history} onTalk={onTalk} loaded={loaded} newest={newest} />;
  return (
    <Card title={t('conversation.title')}>
      {query.isError ? (
        <>
          <ErrorState error={query.error} onRetry={() => void query.refetch()} pending={query.isFetching} />
          {history}
        </>
      ) : (
        <Skeleton height={220} />
      )}
    </Card>
  );
};

type OpenedProps = ConversationCardProps & { loaded: Loaded; newest: Conversation };

const Opened = ({ loadId, history, onTalk, loaded, newest }: OpenedProps) => {
  const { t } = useTranslation();
  const mayWrite = mayDo(useMe(), 'post:conversation');
  const [tab, setTab] = useState(() => tabToOpen(newest));
  const following = useFollowing(loadId);
  const assignee = useRef<HTMLSelectElement>(null);
  const field = useRef<{ focus: () => void }>(null);
  const isTalking = tab === 'messages';
  useReadMark(loadId, newest, isTalking);
  // The page makes room as soon as it is known which tab is open.
  useEffect(() => onTalk(isTalking), [isTalking, onTalk]);
  const open = (next: OpenTab) => {
    setTab(next);
    keepConversationChoice({ tab: next });
  };
  const write = () => {
    open('messages');
    requestAnimationFrame(() => field.current?.focus());
  };
  usePageKeys({
    m: () => (mayWrite ? write() : open('messages')),
    h: () => open('history'),
    a: () => (assignee.current ? assignee.current.focus() : false),
    w: () => following.watch.mutate(!newest.is_watching),
  });
  return (
    <Card bare>
      <div className={classes.tabs}>
        <Tabs
          label={t('conversation.tabs')}
          panel={panel}
          value={tab}
          onChange={open}
          tabs={[
            { value: 'messages', label: t('conversation.title'), count: newest.total },
            { value: 'history', label: t('conversation.history') },
          ]}
        />
      </div>
      <PeopleRow loadId={loadId} conversation={newest} following={following} mayAssign={mayWrite} ref={assignee} />
      <div id={panel} role="tabpanel" aria-labelledby={`${panel}-${tab}`} className={classes.panel}>
        {isTalking ? (
          <Messages loadId={loadId} loaded={loaded} newest={newest} mayWrite={mayWrite} fieldRef={field} />
        ) : (
          <>
            {history}
            {mayWrite && newest.total === 0 && (
              <Button fullWidth onClick={write}>
                {t('conversation.say')}
              </Button>
            )}
          </>
        )}
      </div>
    </Card>
  );
};

type MessagesProps = {
  loadId: number;
  loaded: Loaded;
  newest: Conversation;
  mayWrite: boolean;
  fieldRef: RefObject<{ focus: () => void } | null>;
};

const Messages = ({ loadId, loaded, newest, mayWrite, fieldRef }: MessagesProps) => {
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
            ref={fieldRef}
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
