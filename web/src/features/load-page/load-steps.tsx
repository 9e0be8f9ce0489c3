import type { LoadDetails } from '@portal/contract/loads/load.ts';
import type { LoadStatus } from '@portal/contract/loads/load-status.ts';
import type { Translate } from '../../platform/words/translate.ts';
import { isOpen } from '../loads/is-open.ts';
import { useTranslation } from '../../platform/words/use-translation.ts';
import { date, dateAndTime } from '../../platform/words/format.ts';
import { RefText } from '../../ui/primitives/date-text.tsx';
import { daysEarly } from './days-early.ts';
import { Step, Steps } from '../../ui/status/steps.tsx';

const stepNames = ['booked', 'picked_up', 'in_transit', 'out_for_delivery', 'delivered'] as const;
type StepName = (typeof stepNames)[number];

/** Completed steps by status; none before the load is booked. */
const doneIn: Partial<Record<LoadStatus, number>> = {
  assigned: 1,
  dispatched: 1,
  'in transit': 2,
  delivered: 5,
  completed: 5,
};

const stepsDone = (load: LoadDetails): number =>
  load.status === 'in transit' && load.out_for_delivery_at ? 3 : (doneIn[load.status] ?? 0);

const day = (timestamp: string | null, timezone?: string) => (timestamp ? dateAndTime(timestamp, timezone)[0] : '');

/** What stands under a step, line by line. */
type StepLines = readonly string[];

/** The day of something that happened, and by how many days it was before the planned one. */
const happened = (timestamp: string, planned: string | null, timezone: string | undefined, t: Translate): StepLines => {
  const text = day(timestamp, timezone);
  const count = daysEarly(timestamp, planned, timezone);
  return count > 0 ? [text, t('loads.page.steps.early', { count })] : [text];
};

const linesOf = (load: LoadDetails, step: StepName, t: Translate): StepLines => {
  const [origin, destination] = [load.stops[0]?.timezone, load.stops.at(-1)?.timezone];
  switch (step) {
    case 'booked':
      // Where it is picked up: by another clock it could be booked the day after its pickup.
      return [day(load.booked_at, origin)];
    case 'picked_up':
      return load.actual_pickup_at
        ? happened(load.actual_pickup_at, load.pickup_date, origin, t)
        : isOpen(load, 'pickup_date')
          ? []
          : [date(load.pickup_date)];
    case 'out_for_delivery':
      return [day(load.out_for_delivery_at, destination)];
    case 'delivered':
      // How early it came is said beside its day already.
      if (load.actual_delivery_at) return [day(load.actual_delivery_at, destination)];
      return load.delivery_date ? [date(load.delivery_date)] : [];
    case 'in_transit':
      return [];
  }
};

/** The progress of a load in five steps, each with icon, name and date. */
export const LoadSteps = ({ load }: { load: LoadDetails }) => {
  const { t } = useTranslation();
  const done = stepsDone(load);
  const current = load.status === 'in transit' ? done : -1;
  return (
    <Steps label={t('loads.page.steps.label')}>
      {stepNames.map((name, index) => {
        const state = index < done ? 'done' : index === current ? 'current' : 'ahead';
        const lines = state === 'current' ? [t('loads.page.steps.now')] : linesOf(load, name, t);
        return (
          <Step key={name} state={state} name={t(`loads.page.steps.${name}`)} spoken={t(`loads.page.steps.${state}`)}>
            {lines.map((line) => (
              <RefText key={line}>{line}</RefText>
            ))}
          </Step>
        );
      })}
    </Steps>
  );
};
