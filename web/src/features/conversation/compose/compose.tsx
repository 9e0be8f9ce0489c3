import { type Audience, messageLimits } from '@portal/contract/conversation/audiences.ts';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { Button } from '../../../ui/primitives/button.tsx';
import { TextAreaField } from '../../../ui/fields/text-area-field.tsx';
import { Segmented } from '../../../ui/primitives/segmented.tsx';
import { audienceIcons, audienceName, audienceWord } from '../audience.tsx';
import type { Conversation, NewText } from '../conversation.api.ts';
import classes from './compose.module.css';
import { NameList } from './name-list.tsx';
import { useNames } from './use-names.ts';

export type ComposeMessage = NewText & { audience: Audience };

type ComposeProps = {
  loadId: number;
  conversation: Conversation;
  text: string;
  onText: (text: string) => void;
  audience: Audience;
  /** Left out where the audience is fixed: a message that is changed stays with its readers. */
  onAudience?: (audience: Audience) => void;
  onSend: (message: ComposeMessage) => void;
  onCancel?: () => void;
  /** Raised with each wish to write: the cursor goes into the field. */
  focusRequests?: number;
};

/** The field for a message and who reads it; Ctrl or Cmd with Enter sends it. */
export const Compose = (props: ComposeProps) => {
  const { loadId, conversation, text, onText, audience, onAudience, onSend, onCancel, focusRequests = 0 } = props;
  const { t } = useTranslation();
  const field = useRef<HTMLTextAreaElement>(null);
  const [isSendRequested, setIsSendRequested] = useState(false);
  const readers = audienceName(audience, conversation, t);
  const names = useNames({ loadId, audience, audienceName: readers, text, onText, field });
  useEffect(() => {
    if (focusRequests > 0) field.current?.focus();
  }, [focusRequests]);
  const send = () => {
    setIsSendRequested(true);
    if (!text.trim()) return field.current?.focus();
    onSend({ text: text.trim(), audience, mentions: names.named });
    setIsSendRequested(false);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) send();
    else if (event.key === 'Escape' && onCancel && !names.isOpen) onCancel();
    else if (!names.onKey(event)) return;
    event.preventDefault();
  };
  return (
    <div className={classes.compose}>
      {names.isOpen && (
        <NameList id={names.id} candidates={names.candidates} active={names.active} onPick={names.pick} />
      )}
      <TextAreaField
        ref={field}
        label={t('conversation.label_for', { audience: readers })}
        hideLabel
        rows={2}
        maxLength={messageLimits.characters}
        placeholder={t('conversation.placeholder')}
        value={text}
        onChange={(typed) => {
          onText(typed);
          names.onCaret();
        }}
        onSelect={names.onCaret}
        onKeyDown={onKeyDown}
        aria-keyshortcuts="Control+Enter"
        {...names.listProps}
        error={isSendRequested && !text.trim() ? t('conversation.missing') : null}
      />
      <div className={classes.foot}>
        {onAudience && <AudienceSwitch conversation={conversation} audience={audience} onAudience={onAudience} />}
        <Buttons onMention={names.begin} onCancel={onCancel} onSend={send} />
      </div>
    </div>
  );
};

type ButtonsProps = { onMention: () => void; onCancel: (() => void) | undefined; onSend: () => void };

const Buttons = ({ onMention, onCancel, onSend }: ButtonsProps) => {
  const { t } = useTranslation();
  return (
    <span className={classes.buttons}>
      <Button kind="ghost" size="small" aria-label={t('conversation.mention')} onClick={onMention}>
        @
      </Button>
      {onCancel && <Button onClick={onCancel}>{t('conversation.cancel')}</Button>}
      <Button kind="primary" onClick={onSend}>
        {t(onCancel ? 'conversation.save' : 'conversation.send')}
      </Button>
    </span>
  );
};

type AudienceSwitchProps = {
  conversation: Conversation;
  audience: Audience;
  onAudience: (audience: Audience) => void;
};

const AudienceSwitch = ({ conversation, audience, onAudience }: AudienceSwitchProps) => {
  const { t } = useTranslation();
  const { audiences } = conversation;
  const isOperator = audiences.includes('internal');
  if (audiences.length < 2) return null;
  return (
    <Segmented
      label={t('conversation.audience')}
      options={audiences.map((value) => {
        const Icon = audienceIcons[value];
        return { value, label: audienceWord(value, conversation, isOperator), icon: <Icon size={14} /> };
      })}
      value={audience}
      onChange={onAudience}
    />
  );
};
