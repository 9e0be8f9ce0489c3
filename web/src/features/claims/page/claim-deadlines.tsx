import type { Claim } from '@portal/contract/claims/claim.ts';
import type { Deadline } from '@portal/contract/claims/claim-schemas.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { date } from '../../../platform/words/format.ts';
import { Card } from '../../../ui/primitives/card.tsx';
import { RefText } from '../../../ui/primitives/date-text.tsx';
import { Timeline, TimelineDetail, TimelineLine } from '../../../ui/status/timeline.tsx';
import { DaysLeft } from '../days-left.tsx';
import classes from './claim-page.module.css';

/** The deadlines of law and tariff, earliest first. */
export const ClaimDeadlines = ({ claim }: { claim: Claim }) => {
  const { t } = useTranslation();
  const deadlines = claim.deadlines.toSorted((a, b) => a.due_on.localeCompare(b.due_on));
  return (
    <Card title={t('claims.screens.page.deadlines')}>
      {deadlines.length === 0 ? (
        <p className={classes.quiet}>{t('claims.screens.page.no_deadlines')}</p>
      ) : (
        <Timeline>
          {deadlines.map((deadline) => (
            <DeadlineLine key={`${deadline.code} ${deadline.due_on}`} deadline={deadline} />
          ))}
        </Timeline>
      )}
    </Card>
  );
};

const marks = {
  pending: undefined,
  soon: undefined,
  overdue: 'trouble',
  met: 'met',
  met_late: 'trouble',
  void: undefined,
} as const;

const DeadlineLine = ({ deadline }: { deadline: Deadline }) => {
  const { t } = useTranslation();
  const isRunning = deadline.met_at === null && deadline.state !== 'void';
  return (
    <TimelineLine
      title={t(`claims.deadlines.${deadline.code}`)}
      time={<RefText>{date(deadline.due_on)}</RefText>}
      mark={marks[deadline.state]}
    >
      <TimelineDetail aside={isRunning && <DaysLeft day={deadline.due_on} />}>
        {deadline.met_at
          ? t('claims.screens.page.done_on', { date: date(deadline.met_at) })
          : t(`claims.deadline_states.${deadline.state}`)}
        {deadline.law && ` · ${deadline.law}`}
      </TimelineDetail>
    </TimelineLine>
  );
};
