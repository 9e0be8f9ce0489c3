import type { ConversationPerson } from '@portal/contract/conversation/message.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { PersonBadge } from '../../../ui/primitives/person-badge.tsx';
import classes from './compose.module.css';

/** Somebody of the list; with the reason where they cannot be named. */
export type Candidate = { person: ConversationPerson; refusal: string | null };

type NameListProps = {
  id: string;
  candidates: readonly Candidate[];
  active: number;
  onPick: (candidate: Candidate) => void;
};

/** Whom a message may name; those who do not read it stand dimmed, with the reason. */
export const NameList = ({ id, candidates, active, onPick }: NameListProps) => {
  const { t } = useTranslation();
  return (
    <ul id={id} role="listbox" aria-label={t('conversation.people')} className={classes.names}>
      {candidates.map((candidate, index) => (
        <li
          key={candidate.person.id}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === active}
          aria-disabled={candidate.refusal !== null}
          className={classes.name}
          // A press must not take the focus away before the choice is made.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onPick(candidate)}
        >
          <PersonBadge name={candidate.person.name} />
          <span>{candidate.person.name}</span>
          {candidate.refusal && <span className={classes.refusal}>{candidate.refusal}</span>}
        </li>
      ))}
    </ul>
  );
};
