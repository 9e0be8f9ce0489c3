import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../platform/words/use-translation.ts';
import { lazyPart } from '../../platform/lazy-part.tsx';
import { usePageKeys } from '../../platform/page-keys.ts';
import { mayDo, useMe } from '../../platform/session/current-user.ts';
import { Tabs } from '../../ui/layout/tabs.tsx';
import { Button } from '../../ui/primitives/button.tsx';
import { Card } from '../../ui/primitives/card.tsx';
import { Skeleton } from '../../ui/primitives/skeleton.tsx';
import { ErrorState } from '../../ui/status/error-state.tsx';
import { keepConversationChoice, readConversationChoice } from './conversation-choice.ts';
import classes from './conversation-card.module.css';
import type { Conversation } from './conversation.api.ts';
import { PeopleRow } from './people-row.tsx';
import { useConversation, useFollowing, useReadMark } from './use-conversation.ts';

const Messages = lazyPart(async () => (await import('./messages.tsx')).Messages);

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

/** The field for a message as one line, as long as nobody has written. */
const WriteButton = ({ onClick }: { onClick: () => void }) => {
  const { t } = useTranslation();
  return (
    <Button fullWidth onClick={onClick}>
      {t('conversation.say')}
    </Button>
  );
};

/** What the keys of the card do, wherever the focus is on the page of the load. */
const useCardKeys = (acts: Record<'write' | 'history' | 'assign' | 'watch', () => void | false>): void =>
  usePageKeys({ m: acts.write, h: acts.history, a: acts.assign, w: acts.watch });

type OpenedProps = ConversationCardProps & { loaded: Loaded; newest: Conversation };

const Opened = ({ loadId, history, onTalk, loaded, newest }: OpenedProps) => {
  const { t } = useTranslation();
  const mayWrite = mayDo(useMe(), 'post:conversation');
  const [tab, setTab] = useState(() => tabToOpen(newest));
  const following = useFollowing(loadId);
  const assignee = useRef<HTMLSelectElement>(null);
  const [focusRequests, setFocusRequests] = useState(0);
  const isTalking = tab === 'messages';
  useReadMark(loadId, newest, isTalking);
  useEffect(() => onTalk(isTalking), [isTalking, onTalk]);
  const open = (next: OpenTab) => {
    setTab(next);
    keepConversationChoice({ tab: next });
  };
  const write = () => {
    open('messages');
    setFocusRequests(focusRequests + 1);
  };
  useCardKeys({
    write: () => (mayWrite ? write() : open('messages')),
    history: () => open('history'),
    assign: () => (assignee.current ? assignee.current.focus() : false),
    watch: () => following.watch.mutate(!newest.is_watching),
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
          <Suspense fallback={<Skeleton height={220} />}>
            <Messages
              loadId={loadId}
              loaded={loaded}
              newest={newest}
              mayWrite={mayWrite}
              focusRequests={focusRequests}
            />
          </Suspense>
        ) : (
          <>
            {history}
            {mayWrite && newest.total === 0 && <WriteButton onClick={write} />}
          </>
        )}
      </div>
    </Card>
  );
};
