import { isStageOver } from '@portal/contract/sharing/public-stages.ts';
import type { PublicTracking } from '@portal/contract/sharing/public-tracking.ts';
import { dayInZone } from '@portal/contract/values/zones/local-time.ts';
import type { Translate } from '../../../platform/words/translate.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { dateAndTime, weekdayDate } from '../../../platform/words/format.ts';
import { Answer, AnswerCard, AnswerCell, AnswerNews, AnswerNote } from '../../../ui/status/answer-card.tsx';
import { RefText } from '../../../ui/primitives/date-text.tsx';
import { TrackSteps } from './track-steps.tsx';

/** Where the load is, when it arrives, and its progress. */
export const TrackAnswer = ({ load }: { load: PublicTracking }) => {
  const { t } = useTranslation();
  const where = whereabouts(load, t);
  const exception = exceptionText(load, t);
  return (
    <AnswerCard third="below">
      <AnswerCell question={t('sharing.track.where')}>
        <Answer>{t(`sharing.track.stages.${load.stage}`)}</Answer>
        {exception && (
          <AnswerNote bad>
            <RefText wraps>{exception}</RefText>
          </AnswerNote>
        )}
        {where && (
          <AnswerNote>
            <RefText wraps>{where}</RefText>
          </AnswerNote>
        )}
        {!load.tracking_available && !isStageOver(load.stage) && load.events.length === 0 && (
          <AnswerNote>{t('sharing.track.unavailable')}</AnswerNote>
        )}
      </AnswerCell>
      <AnswerCell question={t(load.actual_delivery_at ? 'sharing.track.was_delivered' : 'sharing.track.when')}>
        <Arrival load={load} />
      </AnswerCell>
      {load.stage !== 'cancelled' && <TrackSteps load={load} />}
    </AnswerCard>
  );
};

const exceptionText = ({ exception, origin }: PublicTracking, t: Translate): string => {
  if (!exception) return '';
  const [date, time] = dateAndTime(exception.at, origin.timezone);
  return t('sharing.track.since', { what: t(`loads.exceptions.${exception.kind}`), date, time });
};

/** The last reported place, or the planned pickup before there is one. */
const whereabouts = (load: PublicTracking, t: Translate): string => {
  if (isStageOver(load.stage)) return '';
  const last = load.events.findLast(({ city }) => city);
  const isUnderWay = load.stage === 'in_transit' || load.stage === 'out_for_delivery';
  if (!isUnderWay || !last) {
    return isUnderWay ? '' : t('sharing.track.pickup_planned', { date: weekdayDate(load.pickup_date) });
  }
  const [date, time] = dateAndTime(last.occurred_at, last.timezone ?? undefined);
  const city = [last.city, last.state].filter(Boolean).join(', ');
  return t('sharing.track.last_seen', { city, date, time });
};

const lateness = (load: PublicTracking, t: Translate): string => {
  if (load.late_days > 0) return t('sharing.track.late', { count: load.late_days });
  return load.late_hours ? t('sharing.track.hours_late', { count: load.late_hours }) : '';
};

const Arrival = ({ load }: { load: PublicTracking }) => {
  const { t } = useTranslation();
  if (load.stage === 'cancelled') return <Answer>{t('sharing.track.not_arriving')}</Answer>;
  if (!load.delivery_date) return <Answer>{t('sharing.track.not_known')}</Answer>;
  const late = lateness(load, t);
  const zone = load.destination.timezone;
  const shown = load.actual_delivery_at ? dayInZone(zone, new Date(load.actual_delivery_at)) : load.delivery_date;
  const detail = arrivalDetail(load, t);
  return (
    <>
      <Answer>
        <RefText>{weekdayDate(shown)}</RefText>
        {late && <AnswerNews bad>{late}</AnswerNews>}
        {!late && load.actual_delivery_at && <AnswerNews>{t('sharing.track.on_time')}</AnswerNews>}
      </Answer>
      {detail && (
        <AnswerNote>
          <RefText wraps>{detail}</RefText>
        </AnswerNote>
      )}
    </>
  );
};

const arrivalDetail = (load: PublicTracking, t: Translate): string => {
  const zone = load.destination.timezone;
  if (load.actual_delivery_at) {
    const [date, time] = dateAndTime(load.actual_delivery_at, zone);
    return t('sharing.track.delivered_at', { date, time });
  }
  const due = load.late_days > 0 && load.due_date && t('sharing.track.was_due', { date: weekdayDate(load.due_date) });
  const expected = load.eta_at && t('sharing.track.expected_by', { time: dateAndTime(load.eta_at, zone)[1] });
  return [expected, due].filter(Boolean).join('. ');
};
