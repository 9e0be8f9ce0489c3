import { useQuery } from '@tanstack/react-query';
import type { Ref } from 'react';
import { useTranslation } from '../../platform/words/use-translation.ts';
import { notify } from '../../platform/notify.ts';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { Button } from '../../ui/primitives/button.tsx';
import { PersonBadge } from '../../ui/primitives/person-badge.tsx';
import classes from './conversation-card.module.css';
import { type Conversation, peopleOf } from './conversation.api.ts';
import type { useFollowing } from './use-conversation.ts';

const shownWatchers = 3;
const nobody = '0';

type PeopleRowProps = {
  loadId: number;
  conversation: Conversation;
  following: ReturnType<typeof useFollowing>;
  mayAssign: boolean;
  ref: Ref<HTMLSelectElement>;
};

/** Whose load it is, and who watches it. */
export const PeopleRow = ({ loadId, conversation, following, mayAssign, ref }: PeopleRowProps) => {
  const { t } = useTranslation();
  const { assignee, is_watching, watchers } = conversation;
  const { watch } = following;
  return (
    <div className={classes.people}>
      {mayAssign ? (
        <Assignee loadId={loadId} conversation={conversation} following={following} ref={ref} />
      ) : (
        <span className={classes.assigned}>
          {t('conversation.assigned_to')} {assignee?.name ?? t('conversation.nobody')}
        </span>
      )}
      <span className={classes.watching}>
        <Watchers people={watchers} />
        <Button
          kind="link"
          size="small"
          aria-pressed={is_watching}
          pending={watch.isPending}
          onClick={() => watch.mutate(!is_watching)}
        >
          {t(is_watching ? 'conversation.watching' : 'conversation.watch')}
        </Button>
      </span>
    </div>
  );
};

const Watchers = ({ people }: { people: Conversation['watchers'] }) => {
  const { t } = useTranslation();
  if (people.length === 0) return null;
  const further = people.length - shownWatchers;
  const names = people.map(({ name }) => name).join(', ');
  const all = t('conversation.watchers', { count: people.length, names });
  return (
    <span className={classes.watchers} role="img" aria-label={all} title={all}>
      {people.slice(0, shownWatchers).map(({ id, name }) => (
        <PersonBadge key={id} name={name} />
      ))}
      {further > 0 && <span>{t('conversation.more_watchers', { count: further })}</span>}
    </span>
  );
};

type AssigneeProps = Omit<PeopleRowProps, 'mayAssign'>;

const Assignee = ({ loadId, conversation, following: { assign }, ref }: AssigneeProps) => {
  const { t } = useTranslation();
  const people = useQuery(peopleOf(loadId));
  const { assignee } = conversation;
  const own = (people.data?.items ?? []).filter(({ side }) => side === 'account');
  // Who may no longer be given loads keeps this one until somebody else has it.
  const former = assignee && !own.some(({ id }) => id === assignee.id) ? [assignee] : [];
  const options = [
    { value: nobody, label: t('conversation.nobody') },
    ...[...former, ...own].map(({ id, name }) => ({ value: String(id), label: name })),
  ];
  const choose = (value: string) => {
    const name = options.find((option) => option.value === value)?.label ?? '';
    assign.mutate(value === nobody ? null : Number(value), {
      onSuccess: () =>
        notify.success(value === nobody ? t('conversation.assigned_to_nobody') : t('conversation.assigned', { name })),
    });
  };
  return (
    <span className={classes.assigned}>
      <span aria-hidden="true">{t('conversation.assigned_to')}</span>
      <SelectField
        ref={ref}
        label={t('conversation.assigned_to')}
        hideLabel
        options={options}
        value={assignee ? String(assignee.id) : nobody}
        disabled={assign.isPending}
        onChange={choose}
      />
    </span>
  );
};
