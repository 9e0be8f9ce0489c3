import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { Button } from '../../../ui/primitives/button.tsx';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { TextAreaField } from '../../../ui/fields/text-area-field.tsx';
import classes from './thread.module.css';

const maxMessageLength = 4000;

type ComposeProps = {
  text: string;
  onText: (text: string) => void;
  onSend: (text: string, internal: boolean) => void;
  /** True when the person may write notes that only the operator sees. */
  mayNote: boolean;
};

/** The field for a new message; Ctrl or Cmd with Enter sends it. */
export const Compose = ({ text, onText, onSend, mayNote }: ComposeProps) => {
  const { t } = useTranslation();
  const [internal, setInternal] = useState(false);
  const [isSendRequested, setIsSendRequested] = useState(false);
  const send = () => {
    setIsSendRequested(true);
    if (!text.trim()) return;
    onSend(text.trim(), internal);
    onText('');
    setIsSendRequested(false);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    send();
  };
  return (
    <div className={classes.compose}>
      <TextAreaField
        label={t(internal ? 'claims.screens.messages.note_label' : 'claims.screens.messages.label')}
        rows={2}
        maxLength={maxMessageLength}
        value={text}
        onChange={onText}
        onKeyDown={onKeyDown}
        aria-keyshortcuts="Control+Enter"
        error={isSendRequested && !text.trim() ? t('claims.screens.messages.missing') : null}
      />
      <div className={classes.send}>
        {mayNote && (
          <Checkbox label={t('claims.screens.messages.internal')} checked={internal} onChange={setInternal} />
        )}
        <Button kind={internal ? 'default' : 'soft'} onClick={send}>
          {t(internal ? 'claims.screens.messages.save_note' : 'claims.screens.messages.send')}
        </Button>
      </div>
    </div>
  );
};
