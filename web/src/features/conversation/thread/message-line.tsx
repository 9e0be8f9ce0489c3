import type { Message } from '@portal/contract/conversation/message.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { dateAndTime } from '../../../platform/words/format.ts';
import { RefText } from '../../../ui/primitives/date-text.tsx';
import { notifyFailure } from '../../../platform/api/notify-failure.ts';
import { lazyDialog } from '../../../platform/lazy-part.tsx';
import type { Translate } from '../../../platform/words/translate.ts';
import { ActionMenu, type MenuAction } from '../../../ui/overlays/action-menu.tsx';
import { PencilIcon, TrashIcon } from '../../../ui/icons/action-icons.tsx';
import { PersonBadge } from '../../../ui/primitives/person-badge.tsx';
import { audienceIcons, audienceName } from '../audience.tsx';
import { Compose } from '../compose/compose.tsx';
import { changeMessage, type Conversation } from '../conversation.api.ts';
import { conversationKeys } from '../conversation.keys.ts';
import { partsOfText } from '../message-text.ts';
import classes from './thread.module.css';

const RemoveDialog = lazyDialog(async () => (await import('./remove-dialog.tsx')).RemoveDialog);

/** A person, a key, or somebody signed in as an account: each is called what it is. */
export const authorName = ({ kind, name, as }: Message['author'], t: Translate): string => {
  if (kind === 'api_key') return t('conversation.key', { name });
  return as === null ? name : t('conversation.as', { name, account: as });
};

/** When a message was written: of today the time alone, of this year without it. */
const MessageTime = ({ at }: { at: string }) => {
  const [day, time] = dateAndTime(at);
  const [today] = dateAndTime(new Date().toISOString());
  const year = /-\d{4}$/;
  const isThisYear = year.exec(day)?.[0] === year.exec(today)?.[0];
  return (
    <time dateTime={at}>
      {day !== today && (
        <>
          <RefText>{isThisYear ? day.replace(year, '') : day}</RefText>,{' '}
        </>
      )}
      {time}
    </time>
  );
};

type LineProps = { loadId: number; message: Message; conversation: Conversation; mayWrite: boolean };

/** One message with its author, its time and who reads it; the author may change or take it back. */
export const MessageLine = ({ loadId, message, conversation, mayWrite }: LineProps) => {
  const { t } = useTranslation();
  const { author, audience } = message;
  const [doing, setDoing] = useState<'edit' | 'remove' | null>(null);
  const stop = () => setDoing(null);
  const Icon = audienceIcons[audience];
  const isWithdrawn = message.withdrawn_at !== null;
  return (
    <li className={classes.message} data-side={author.side}>
      <PersonBadge name={author.name} />
      <div className={classes.body}>
        <div className={classes.who}>
          <b>{authorName(author, t)}</b>
          {author.company && <span>{author.company}</span>}
          <MessageTime at={message.at} />
          {mayWrite && message.is_own && !isWithdrawn && <LineActions message={message} onDo={setDoing} />}
        </div>
        {doing === 'edit' ? (
          <Edit loadId={loadId} message={message} conversation={conversation} onDone={stop} />
        ) : (
          <MessageText message={message} />
        )}
        <p className={classes.audience} data-audience={audience}>
          <Icon size={14} />
          {audienceName(audience, conversation, t)}
        </p>
      </div>
      {doing === 'remove' && <RemoveDialog loadId={loadId} message={message} onClose={stop} />}
    </li>
  );
};

const MessageText = ({ message }: { message: Message }) => {
  const { t } = useTranslation();
  if (message.withdrawn_at !== null) return <p className={classes.withdrawn}>{t('conversation.withdrawn')}</p>;
  return (
    <p className={classes.text}>
      {partsOfText(message.text, message.mentions).map(({ text, isName, at }) =>
        isName ? <b key={at}>{text}</b> : text,
      )}
      {message.edited_at && <span className={classes.edited}>{t('conversation.edited')}</span>}
    </p>
  );
};

/** Whether the fifteen minutes still run, by the clock of the device; the server has the last word. */
const isChangeable = ({ changeable_until: until }: Message): boolean => until !== null && new Date(until) > new Date();

const LineActions = ({ message, onDo }: { message: Message; onDo: (what: 'edit' | 'remove') => void }) => {
  const { t } = useTranslation();
  const changeable = isChangeable(message);
  const actions: MenuAction[] = [
    ...(changeable ? [{ label: t('conversation.edit'), icon: PencilIcon, onSelect: () => onDo('edit') }] : []),
    {
      label: t(changeable ? 'conversation.remove' : 'conversation.withdraw'),
      icon: TrashIcon,
      onSelect: () => onDo('remove'),
    },
  ];
  return <ActionMenu label={t('conversation.actions')} actions={actions} />;
};

type EditProps = { loadId: number; message: Message; conversation: Conversation; onDone: () => void };

const Edit = ({ loadId, message, conversation, onDone }: EditProps) => {
  const client = useQueryClient();
  const [text, setText] = useState(message.text);
  const change = useMutation({
    mutationFn: (next: { text: string; mentions: number[] }) => changeMessage(loadId, message.id, next),
    onSuccess: onDone,
    onError: notifyFailure,
    onSettled: () => client.invalidateQueries({ queryKey: conversationKeys.messages(loadId) }),
  });
  return (
    <Compose
      loadId={loadId}
      conversation={conversation}
      text={text}
      onText={setText}
      audience={message.audience}
      onSend={({ text: next, mentions }) => change.mutate({ text: next, mentions })}
      onCancel={onDone}
    />
  );
};
