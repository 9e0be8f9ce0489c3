import type { LoadDetails } from '@portal/contract/loads/load.ts';
import type { LoadStatus } from '@portal/contract/loads/load-status.ts';
import { useTranslation } from 'react-i18next';
import { date, dateAndTime } from '../../platform/format.ts';
import { RefText } from '../../ui/date-text.tsx';
import classes from './load-steps.module.css';

const stepNames = ['booked', 'picked_up', 'in_transit', 'out_for_delivery', 'delivered'] as const;
type StepName = (typeof stepNames)[number];

/** How many steps are done in each status; what is not booked has done none. */
const doneIn: Partial<Record<LoadStatus, number>> = {
  assigned: 1,
  dispatched: 1,
  'in transit': 2,
  delivered: 5,
  completed: 5,
};

const stepsDone = (load: LoadDetails): number =>
  load.status === 'in transit' && load.out_for_delivery_at ? 3 : (doneIn[load.status] ?? 0);

const day = (timestamp: string | null) => (timestamp ? dateAndTime(timestamp)[0] : '');

const dayOf = (load: LoadDetails, step: StepName): string => {
  switch (step) {
    case 'booked':
      return day(load.booked_at);
    case 'picked_up':
      return load.actual_pickup_at ? day(load.actual_pickup_at) : date(load.pickup_date);
    case 'out_for_delivery':
      return day(load.out_for_delivery_at);
    case 'delivered':
      return load.delivery_date ? date(load.delivery_date) : '';
    case 'in_transit':
      return '';
  }
};

/** The way of a load in five steps, told by mark, word and date. */
export const LoadSteps = ({ load }: { load: LoadDetails }) => {
  const { t } = useTranslation();
  const done = stepsDone(load);
  const current = load.status === 'in transit' ? done : -1;
  return (
    <ol className={classes.steps} aria-label={t('loads.page.steps.label')}>
      {stepNames.map((name, index) => {
        const state = index < done ? 'done' : index === current ? 'current' : 'ahead';
        const shown = state === 'current' ? t('loads.page.steps.now') : dayOf(load, name);
        return (
          <li
            key={name}
            className={classes.step}
            data-state={state}
            aria-current={state === 'current' ? 'step' : undefined}
          >
            <Mark state={state} />
            <span className={classes.name}>{t(`loads.page.steps.${name}`)}</span>
            <span className={classes.date}>
              <RefText>{shown}</RefText>
            </span>
            <span className={classes.hidden}>{t(`loads.page.steps.${state}`)}</span>
          </li>
        );
      })}
    </ol>
  );
};

const Mark = ({ state }: { state: 'done' | 'current' | 'ahead' }) => (
  <svg className={classes.mark} viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
    <circle cx="8" cy="8" r="7.2" />
    {state === 'done' && <path d="m4.8 8.2 2.2 2.2 4.2-4.6" />}
    {state === 'current' && <circle className={classes.dot} cx="8" cy="8" r="3" />}
  </svg>
);
