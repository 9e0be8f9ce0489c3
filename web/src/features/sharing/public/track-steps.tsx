import type { PublicStage } from '@portal/contract/sharing/public-stages.ts';
import type { PublicTracking } from '@portal/contract/sharing/public-tracking.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { date, dateAndTime } from '../../../platform/words/format.ts';
import { RefText } from '../../../ui/primitives/date-text.tsx';
import { Step, Steps } from '../../../ui/status/steps.tsx';

const stepNames = ['booked', 'picked_up', 'in_transit', 'out_for_delivery', 'delivered'] as const;
type StepName = (typeof stepNames)[number];

/** Completed steps by stage. */
const doneAt: Record<PublicStage, number> = {
  arranging: 0,
  booked: 1,
  dispatched: 1,
  in_transit: 2,
  out_for_delivery: 3,
  delivered: 5,
  cancelled: 0,
};

const day = (instant: string | null, zone: string): string => (instant ? dateAndTime(instant, zone)[0] : '');

const dayOf = (load: PublicTracking, step: StepName): string => {
  const { origin, destination } = load;
  switch (step) {
    case 'booked':
      return day(load.booked_at, origin.timezone);
    case 'picked_up':
      return day(load.actual_pickup_at, origin.timezone) || date(load.pickup_date);
    case 'out_for_delivery':
      return day(load.out_for_delivery_at, destination.timezone);
    case 'delivered':
      return day(load.actual_delivery_at, destination.timezone) || date(load.delivery_date ?? '');
    case 'in_transit':
      return '';
  }
};

/** The progress of a load in five steps, each with icon, name and date. */
export const TrackSteps = ({ load }: { load: PublicTracking }) => {
  const { t } = useTranslation();
  const done = doneAt[load.stage];
  const current = load.stage === 'in_transit' || load.stage === 'out_for_delivery' ? done : -1;
  return (
    <Steps label={t('loads.page.steps.label')}>
      {stepNames.map((name, index) => {
        const state = index < done ? 'done' : index === current ? 'current' : 'ahead';
        return (
          <Step key={name} state={state} name={t(`loads.page.steps.${name}`)} spoken={t(`loads.page.steps.${state}`)}>
            <RefText>{state === 'current' ? t('loads.page.steps.now') : dayOf(load, name)}</RefText>
          </Step>
        );
      })}
    </Steps>
  );
};
