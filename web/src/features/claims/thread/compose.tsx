import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { Button } from '../../../ui/primitives/button.tsx';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { TextAreaField } from '../../../ui/fields/text-area-field.tsx';
import classes from './thread.module.css';

const longest = 4000;

type ComposeProps = {
  text: string;
  onText: (text: string) => void;
  onSend: (text: string, internal: boolean) => void;
  /** Whether a note may be left that only the operator's people see. */
  mayNote: boolean;
};

/** Where a message is written; Ctrl or Cmd with Enter sends it. */
export const Compose = ({ text, onText, onSend, mayNote }: ComposeProps) => {
  const { t } = useTranslation();
  const [internal, setInternal] = useState(false);
  const [tried, setTried] = useState(false);
  const send = () => {
    setTried(true);
    if (!text.trim()) return;
    onSend(text.trim(), internal);
    onText('');
    setTried(false);
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
        maxLength={longest}
        value={text}
        onChange={onText}
        onKeyDown={onKeyDown}
        aria-keyshortcuts="Control+Enter"
        error={tried && !text.trim() ? t('claims.screens.messages.missing') : null}
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
