import { isBooked, isUnderWay } from '@portal/contract/loads/load-states.ts';
import { dayInZone } from '@portal/contract/values/zones/local-time.ts';
import type { LoadDetails } from '@portal/contract/loads/load.ts';
import type { ReactNode } from 'react';
import { lazyPart } from '../../platform/lazy-part.tsx';
import type { Translate } from '../../platform/words/translate.ts';
import { useTranslation } from '../../platform/words/use-translation.ts';
import { dateAndTime, weekdayDate } from '../../platform/words/format.ts';
import { Answer, AnswerCard, AnswerCell, AnswerNews, AnswerNote } from '../../ui/status/answer-card.tsx';
import { RefText } from '../../ui/primitives/date-text.tsx';
import { daysEarly } from './days-early.ts';
import { LoadException } from './load-exception.tsx';
import { LoadSteps } from './load-steps.tsx';
import { destinationOf } from './place-name.ts';
import { useWhereabouts } from './use-whereabouts.ts';

const LoadContainerAnswer = lazyPart(
  async () => (await import('../drayage/load-container/load-container-answer.tsx')).LoadContainerAnswer,
);

/** Where the load is, when it arrives, and its progress. */
export const LoadAnswer = ({ load }: { load: LoadDetails }) => {
  const { t } = useTranslation();
  if (load.mode === 'drayage' && isBooked(load.status)) return <HaulAnswer load={load} />;
  return (
    <AnswerCard third="wide" phoneOrder="second-first">
      <Where load={load} />
      <AnswerCell question={t('loads.page.when')}>
        <Arrival load={load} />
      </AnswerCell>
      <LoadSteps load={load} />
    </AnswerCard>
  );
};

/** A booked container costs by the day: its next deadline and its cost stand beside where it is. */
const HaulAnswer = ({ load }: { load: LoadDetails }) => {
  const { t } = useTranslation();
  return (
    <AnswerCard third="narrow" phoneOrder="second-first">
      <Where load={load}>
        {!load.actual_delivery_at && load.delivery_date && (
          <AnswerNote>
            <RefText wraps>{t('loads.page.arrives_on', { date: weekdayDate(load.delivery_date) })}</RefText>
          </AnswerNote>
        )}
      </Where>
      <LoadContainerAnswer loadId={load.id} />
    </AnswerCard>
  );
};

const Where = ({ load, children }: { load: LoadDetails; children?: ReactNode }) => {
  const { t } = useTranslation();
  const where = useWhereabouts(load);
  return (
    <AnswerCell question={t('loads.page.where')}>
      <Answer>{where.place}</Answer>
      <AnswerNote>{where.detail}</AnswerNote>
      {children}
      {isUntracked(load) && <AnswerNote>{t('loads.page.tracking_unavailable')}</AnswerNote>}
    </AnswerCell>
  );
};

/** Under way with a carrier that reports nothing itself, and nobody has reported anything by hand yet. */
const isUntracked = ({ status, tracking, tracking_available }: LoadDetails): boolean =>
  isUnderWay(status) && !tracking_available && tracking.length === 0;

const Arrival = ({ load }: { load: LoadDetails }) => {
  const { t } = useTranslation();
  if (load.status === 'cancelled') return <Answer>{t('loads.page.not_arriving')}</Answer>;
  if (!load.delivery_date) {
    return (
      <>
        <Answer>{t('loads.page.known_once_booked')}</Answer>
        <LoadException load={load} />
      </>
    );
  }
  const lateness = latenessOf(load, t);
  return (
    <>
      <Answer>
        {isOverdue(load) ? t('loads.page.no_new_date') : <RefText>{weekdayDate(load.delivery_date)}</RefText>}
        {lateness && <AnswerNews bad>{lateness}</AnswerNews>}
        {!lateness && load.actual_delivery_at && (
          <AnswerNews>{punctuality(load.actual_delivery_at, load, t)}</AnswerNews>
        )}
      </Answer>
      <AnswerNote>
        <LoadException load={load} /> <RefText wraps>{arrivalDetail(load, t)}</RefText>
      </AnswerNote>
    </>
  );
};

/** Its day is over and nobody has delivered it or named another day. */
const isOverdue = ({ actual_delivery_at, delivery_date, ...load }: LoadDetails): boolean =>
  isUnderWay(load.status) &&
  !actual_delivery_at &&
  delivery_date !== null &&
  delivery_date < dayInZone(load.stops.at(-1)?.timezone ?? 'UTC', new Date());

/** How late the load is: in days, or in hours when the carrier reports an exact time. */
const latenessOf = (load: LoadDetails, t: Translate): string => {
  if (load.late_days > 0) return t('loads.page.late', { count: load.late_days });
  return load.late_hours ? t('loads.page.hours_late', { count: load.late_hours }) : '';
};

/** Of a delivery that was not late: on its day, or so many days before. */
const punctuality = (deliveredAt: string, load: LoadDetails, t: Translate): string => {
  const count = daysEarly(deliveredAt, load.due_date, destinationOf(load)?.timezone);
  return count > 0 ? t('loads.page.steps.early', { count }) : t('loads.page.on_time');
};

const expectedTime = (load: LoadDetails, t: Translate): string => {
  if (!load.eta_at || load.actual_delivery_at) return '';
  const [, time] = dateAndTime(load.eta_at, destinationOf(load)?.timezone);
  return t(load.late_days === 0 && load.late_hours ? 'loads.page.expected_at' : 'loads.page.expected_by', { time });
};

const arrivalDetail = (load: LoadDetails, t: Translate): string => {
  const expected = expectedTime(load, t);
  if (load.late_days > 0 && load.due_date) {
    return [t('loads.page.was_due', { date: weekdayDate(load.due_date) }), expected].filter(Boolean).join(' ');
  }
  if (!load.actual_delivery_at) return expected || t('loads.page.as_promised');
  const [day, time] = dateAndTime(load.actual_delivery_at, destinationOf(load)?.timezone);
  return t('loads.page.delivered_at', { date: day, time });
};
