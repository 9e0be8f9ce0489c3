import { useLayoutEffect, useRef } from 'react';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { errorText } from '../../../platform/api/api-error.ts';
import { useArrivals } from '../../../platform/messages/use-arrivals.ts';
import type { Outbox, Unsent } from '../../../platform/messages/use-outbox.ts';
import { dateAndTime } from '../../../platform/words/format.ts';
import { RefText } from '../../../ui/primitives/date-text.tsx';
import { NotSent } from '../../../ui/status/not-sent.tsx';
import classes from './thread.module.css';
import type { ThreadLine } from './thread-lines.ts';

/** What is sent in a case. */
export type ClaimMessage = { text: string; internal: boolean };

type ThreadProps = { lines: readonly ThreadLine[]; outbox: Outbox<ClaimMessage>; draft: boolean };

/** The conversation, oldest first, with unsent messages at the end. */
export const Thread = ({ lines, outbox, draft }: ThreadProps) => {
  const { t } = useTranslation();
  const list = useRef<HTMLOListElement>(null);
  const announcement = useArrivals(lines, ({ name, text }) => t('claims.screens.messages.arrived', { name, text }));
  const count = lines.length + outbox.unsent.length;
  // The newest message is at the end.
  useLayoutEffect(() => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight;
  }, [count]);
  return (
    <>
      <p className={classes.said} role="status">
        {announcement}
      </p>
      {count === 0 ? (
        <p className={classes.none}>{t(`claims.screens.messages.${draft ? 'draft' : 'none'}`)}</p>
      ) : (
        <ol
          ref={list}
          className={classes.thread}
          aria-label={t('claims.screens.messages.title')}
          // A scrollable area must be reachable by keyboard.
          tabIndex={0}
        >
          {lines.map((line) => (
            <Line key={line.key} line={line} />
          ))}
          {outbox.unsent.map((message) => (
            <UnsentMessage key={message.key} message={message} outbox={outbox} />
          ))}
        </ol>
      )}
    </>
  );
};

const Line = ({ line }: { line: ThreadLine }) => {
  const { t } = useTranslation();
  const [day, time] = dateAndTime(line.at);
  return (
    <li className={classes.message} data-mine={line.mine || undefined} data-internal={line.internal || undefined}>
      <div className={classes.who}>
        <b>{line.name}</b>
        <time dateTime={line.at}>
          <RefText>{day}</RefText>, {time}
        </time>
        {line.with && <span>{line.with}</span>}
        {line.internal && <span className={classes.internal}>{t('claims.screens.messages.note')}</span>}
      </div>
      <p className={classes.bubble}>{line.text}</p>
    </li>
  );
};

const UnsentMessage = ({ message, outbox }: { message: Unsent<ClaimMessage>; outbox: Outbox<ClaimMessage> }) => {
  const { t } = useTranslation();
  const failed = message.failed !== null;
  return (
    <li
      className={classes.message}
      data-mine
      data-internal={message.internal || undefined}
      data-sending={!failed || undefined}
    >
      <div className={classes.who}>
        <b>{t('claims.screens.messages.you')}</b>
        {!failed && <span>{t('claims.screens.messages.sending')}</span>}
      </div>
      <p className={classes.bubble}>{message.text}</p>
      {failed && (
        <NotSent
          text={`${t('claims.screens.messages.failed')} ${errorText(message.failed)}`}
          again={t('claims.screens.messages.again')}
          onAgain={() => void outbox.retry(message)}
          drop={t('claims.screens.messages.drop')}
          onDrop={() => outbox.drop(message.key)}
        />
      )}
    </li>
  );
};
