import type { Message } from '@portal/contract/conversation/message.ts';
import { useLayoutEffect, useRef } from 'react';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { errorText } from '../../../platform/api/api-error.ts';
import { useArrivals } from '../../../platform/messages/use-arrivals.ts';
import type { Outbox, Unsent } from '../../../platform/messages/use-outbox.ts';
import { fullName, useMe } from '../../../platform/session/current-user.ts';
import { ClockIcon } from '../../../ui/icons/status-icons.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import { PersonBadge } from '../../../ui/primitives/person-badge.tsx';
import { audienceIcons, audienceName } from '../audience.tsx';
import type { ComposeMessage } from '../compose/compose.tsx';
import type { Conversation } from '../conversation.api.ts';
import { authorName, MessageLine } from './message-line.tsx';
import { NotSent } from '../../../ui/status/not-sent.tsx';
import classes from './thread.module.css';

type ThreadProps = {
  loadId: number;
  conversation: Conversation;
  messages: readonly Message[];
  outbox: Outbox<ComposeMessage>;
  earlier: number;
  onEarlier: () => void;
  isLoadingEarlier: boolean;
  mayWrite: boolean;
};

/** The messages, oldest first, with unsent ones at the end. */
export const Thread = (props: ThreadProps) => {
  const { loadId, conversation, messages, outbox, earlier, onEarlier, isLoadingEarlier, mayWrite } = props;
  const { t } = useTranslation();
  const list = useRef<HTMLDivElement>(null);
  const lines = messages.map((message) => ({ key: String(message.id), mine: message.is_own, message }));
  const announcement = useArrivals(lines, ({ message }) =>
    t('conversation.arrived', {
      name: authorName(message.author, t),
      audience: audienceName(message.audience, conversation, t),
      text: message.text,
    }),
  );
  const newest = messages.at(-1)?.id;
  // The newest message is at the end; earlier pages leave the place where somebody reads.
  useLayoutEffect(() => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight;
  }, [newest, outbox.unsent.length]);
  return (
    <>
      <p className={classes.said} role="status">
        {announcement}
      </p>
      <div
        ref={list}
        className={classes.thread}
        role="log"
        aria-label={t('conversation.title')}
        // What arrives is announced above, author and readers first.
        aria-live="off"
        // A scrollable area must be reachable by keyboard.
        tabIndex={0}
      >
        {earlier > 0 && (
          <span>
            <Button kind="link" size="small" pending={isLoadingEarlier} onClick={onEarlier}>
              {t('conversation.earlier', { count: earlier })}
            </Button>
          </span>
        )}
        <ol className={classes.lines}>
          {messages.map((message) => (
            <MessageLine
              key={message.id}
              loadId={loadId}
              message={message}
              conversation={conversation}
              mayWrite={mayWrite}
            />
          ))}
          {outbox.unsent.map((message) => (
            <UnsentLine key={message.key} message={message} conversation={conversation} outbox={outbox} />
          ))}
        </ol>
      </div>
    </>
  );
};

type UnsentProps = { message: Unsent<ComposeMessage>; conversation: Conversation; outbox: Outbox<ComposeMessage> };

const UnsentLine = ({ message, conversation, outbox }: UnsentProps) => {
  const { t } = useTranslation();
  const name = fullName(useMe());
  const hasFailed = message.failed !== null;
  const Icon = audienceIcons[message.audience];
  return (
    <li className={classes.message} data-sending={!hasFailed || undefined}>
      <PersonBadge name={name} />
      <div className={classes.body}>
        <div className={classes.who}>
          <b>{name}</b>
          {!hasFailed && (
            <span className={classes.waiting}>
              <ClockIcon size={14} /> {t(message.isWaiting ? 'conversation.queued' : 'conversation.sending')}
            </span>
          )}
        </div>
        <p className={classes.text}>{message.text}</p>
        <p className={classes.audience} data-audience={message.audience}>
          <Icon size={14} />
          {audienceName(message.audience, conversation, t)}
        </p>
        {hasFailed && (
          <NotSent
            text={`${t('conversation.failed')} ${errorText(message.failed)}`}
            again={t('conversation.again')}
            onAgain={() => void outbox.retry(message)}
            drop={t('conversation.drop')}
            onDrop={() => outbox.drop(message.key)}
          />
        )}
      </div>
    </li>
  );
};
