import type { EdiDecision, EdiDetails } from '@portal/contract/edi/edi.contract.ts';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { notify } from '../../platform/notify.ts';
import { usePageKeys } from '../../platform/page-keys.ts';
import { mayDo, useMe } from '../../platform/session/current-user.ts';
import { useTranslation } from '../../platform/words/use-translation.ts';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { Button } from '../../ui/primitives/button.tsx';
import { decideMessage } from './edi.api.ts';
import classes from './edi.module.css';
import { useEdiAction } from './use-edi-action.ts';

type Decision = EdiDecision['decision'];

/** What may be decided about a message as it is; the server asks the same. */
const decisionsOf = ({ direction, state, file }: EdiDetails): Decision[] => {
  if (direction === 'out')
    return state === 'rejected' || (state === 'waiting' && file.put_at !== null) ? ['send_again'] : [];
  if (state === 'held' || state === 'orphan') return ['apply', 'set_aside'];
  return state === 'rejected' ? ['set_aside'] : [];
};

/** What its buttons are called: of two messages of one number, one is kept; one without a load is tried again. */
const useNames = ({ state, first_id }: EdiDetails): Record<Decision, string> => {
  const { t } = useTranslation();
  const apply = first_id === null ? t('edi.apply_alone') : t('edi.apply');
  return {
    apply: state === 'orphan' ? t('edi.apply_orphan') : apply,
    set_aside: first_id === null ? t('edi.set_aside') : t('edi.keep_first'),
    send_again: t('edi.send_again'),
  };
};

/** What to do about a message that waits for a person, for whoever may. */
export const Decisions = ({ message }: { message: EdiDetails }) => {
  const { t } = useTranslation();
  const [asked, setAsked] = useState<Decision | null>(null);
  const names = useNames(message);
  const me = useMe();
  const decisions = mayDo(me, 'patch:edi') ? decisionsOf(message) : [];
  usePageKeys({ a: () => (decisions.includes('apply') ? setAsked('apply') : false) });
  if (decisions.length === 0 && message.first_id === null) return null;
  return (
    <div className={classes.decisions}>
      {decisions.map((decision, index) => (
        <Button key={decision} {...(index === 0 && { kind: 'primary' })} onClick={() => setAsked(decision)}>
          {names[decision]}
        </Button>
      ))}
      {message.first_id !== null && (
        <Link
          from="/settings/edi-messages"
          to="."
          search={(earlier) => ({ ...earlier, message: message.first_id ?? undefined })}
          className={classes.first}
        >
          {t('edi.open_first')}
        </Link>
      )}
      {asked && <Question message={message} decision={asked} name={names[asked]} onClose={() => setAsked(null)} />}
    </div>
  );
};

type QuestionProps = { message: EdiDetails; decision: Decision; name: string; onClose: () => void };

/** Before a decision, which stays in the message's history. */
const Question = ({ message, decision, name, onClose }: QuestionProps) => {
  const { t } = useTranslation();
  const { mutate, isPending } = useEdiAction(
    () => decideMessage(message.id, decision),
    ({ state }) => {
      onClose();
      notify.success(t('edi.decided', { state: t(`edi.states.${state}`) }));
    },
  );
  return (
    <Dialog
      title={name}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('edi.cancel')}</Button>
          <Button kind="primary" pending={isPending} onClick={() => mutate(undefined)}>
            {name}
          </Button>
        </>
      }
    >
      <p>{t(`edi.questions.${decision}`)}</p>
    </Dialog>
  );
};
