import type { Approval } from '@portal/contract/approvals/approval.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { CheckIcon } from '../../../ui/icons/action-icons.tsx';
import { Card } from '../../../ui/primitives/card.tsx';
import { PersonBadge } from '../../../ui/primitives/person-badge.tsx';
import classes from '../approvals.module.css';
import { momentText } from '../time-left.tsx';

type Decider = Approval['reasons'][number]['deciders'][number];

const onePerPlace = ({ reasons }: Approval): Decider[] => [
  ...new Map(
    reasons.flatMap(({ deciders }) => deciders).map((one) => [`${one.user_id} ${one.for ?? ''}`, one]),
  ).values(),
];

/** Who asked, who has agreed, and who has still to. */
export const PeopleCard = ({ approval }: { approval: Approval }) => {
  const { t } = useTranslation();
  const { asked_by, asked_at, agreed, needed } = approval;
  return (
    <Card
      title={t('approvals.screens.page.agree')}
      aside={needed > 1 && t('approvals.screens.page.needed', { agreed: Math.min(agreed, needed), needed })}
    >
      <ul className={classes.people}>
        <li>
          <PersonBadge name={asked_by.name} large />
          <span className={classes.person}>
            <b>{asked_by.name}</b>
            {t('approvals.screens.page.asked_at', { time: momentText(asked_at, t) })}
          </span>
          <span className={classes.role} data-agreed>
            <CheckIcon size={14} />
            {t('approvals.screens.page.asked')}
          </span>
        </li>
        {onePerPlace(approval).map((one) => (
          <Person key={`${one.user_id} ${one.for ?? ''}`} decider={one} />
        ))}
      </ul>
    </Card>
  );
};

const Person = ({ decider }: { decider: Decider }) => {
  const { t } = useTranslation();
  const name = decider.name ?? t('approvals.screens.page.someone_above');
  return (
    <li>
      <PersonBadge name={name} large />
      <span className={classes.person}>
        <b>{name}</b>
        {decider.as === 'deputy' && decider.for && t('approvals.screens.page.deputy_for', { name: decider.for })}
        {decider.as === 'takes_over' &&
          t('approvals.screens.page.takes_over_at', { time: momentText(decider.from, t) })}
      </span>
      {decider.agreed_at ? (
        <span className={classes.role} data-agreed>
          <CheckIcon size={14} />
          {t('approvals.screens.page.has_agreed')}
        </span>
      ) : (
        <span className={classes.role}>{t(`approvals.screens.page.${decider.as}`)}</span>
      )}
    </li>
  );
};
