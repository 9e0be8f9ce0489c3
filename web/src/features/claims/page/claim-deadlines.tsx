import type { Claim } from '@portal/contract/claims/claim.ts';
import type { Deadline } from '@portal/contract/claims/claim-schemas.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { date } from '../../../platform/words/format.ts';
import { Card } from '../../../ui/primitives/card.tsx';
import { RefText } from '../../../ui/primitives/date-text.tsx';
import { Timeline, TimelineDetail, TimelineLine } from '../../../ui/status/timeline.tsx';
import { DaysLeft } from '../days-left.tsx';
import classes from './claim-page.module.css';

/** The clocks of law and tariff in the order they run out. */
export const ClaimDeadlines = ({ claim }: { claim: Claim }) => {
  const { t } = useTranslation();
  const clocks = claim.deadlines.toSorted((a, b) => a.due_on.localeCompare(b.due_on));
  return (
    <Card title={t('claims.screens.page.deadlines')}>
      {clocks.length === 0 ? (
        <p className={classes.quiet}>{t('claims.screens.page.no_deadlines')}</p>
      ) : (
        <Timeline>
          {clocks.map((clock) => (
            <Clock key={`${clock.code} ${clock.due_on}`} clock={clock} />
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

const Clock = ({ clock }: { clock: Deadline }) => {
  const { t } = useTranslation();
  const running = clock.met_at === null && clock.state !== 'void';
  return (
    <TimelineLine
      title={t(`claims.deadlines.${clock.code}`)}
      time={<RefText>{date(clock.due_on)}</RefText>}
      mark={marks[clock.state]}
    >
      <TimelineDetail aside={running && <DaysLeft day={clock.due_on} />}>
        {clock.met_at
          ? t('claims.screens.page.done_on', { date: date(clock.met_at) })
          : t(`claims.deadline_states.${clock.state}`)}
        {clock.law && ` · ${clock.law}`}
      </TimelineDetail>
    </TimelineLine>
  );
};
