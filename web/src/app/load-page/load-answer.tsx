import type { LoadDetails } from '@portal/contract/loads/load.ts';
import { useTranslation } from 'react-i18next';
import { dateAndTime, weekdayDate } from '../../platform/format.ts';
import { RefText } from '../../ui/date-text.tsx';
import classes from './load-answer.module.css';
import { LoadSteps } from './load-steps.tsx';
import { destinationOf } from './place-name.ts';
import { useWhereabouts } from './use-whereabouts.ts';

/** Where is it, when does it come, and how far along is it. */
export const LoadAnswer = ({ load }: { load: LoadDetails }) => {
  const { t } = useTranslation();
  const where = useWhereabouts(load);
  return (
    <section className={classes.answer}>
      <div className={classes.cell}>
        <h2 className={classes.question}>{t('loads.page.where')}</h2>
        <p className={classes.big}>{where.place}</p>
        <p className={classes.small}>{where.detail}</p>
      </div>
      <div className={classes.cell}>
        <h2 className={classes.question}>{t('loads.page.when')}</h2>
        <Arrival load={load} />
      </div>
      <LoadSteps load={load} />
    </section>
  );
};

const Arrival = ({ load }: { load: LoadDetails }) => {
  const { t } = useTranslation();
  if (load.status === 'cancelled') return <p className={classes.big}>{t('loads.page.not_arriving')}</p>;
  if (!load.delivery_date) return <p className={classes.big}>{t('loads.page.known_once_booked')}</p>;
  const late = load.late_days > 0;
  return (
    <>
      <p className={classes.big}>
        <RefText>{weekdayDate(load.delivery_date)}</RefText>
        {late && <span className={classes.late}>{t('loads.page.late', { count: load.late_days })}</span>}
        {!late && load.actual_delivery_at && <span className={classes.good}>{t('loads.page.on_time')}</span>}
      </p>
      <p className={classes.small}>
        <RefText>{arrivalDetail(load, t)}</RefText>
      </p>
    </>
  );
};

const arrivalDetail = (load: LoadDetails, t: ReturnType<typeof useTranslation>['t']): string => {
  if (load.late_days > 0 && load.due_date) return t('loads.page.was_due', { date: weekdayDate(load.due_date) });
  if (!load.actual_delivery_at) return t('loads.page.as_promised');
  const [day, time] = dateAndTime(load.actual_delivery_at, destinationOf(load)?.timezone);
  return t('loads.page.delivered_at', { date: day, time });
};
