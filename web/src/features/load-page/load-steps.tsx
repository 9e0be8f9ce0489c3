import type { LoadDetails } from '@portal/contract/loads/load.ts';
import type { LoadStatus } from '@portal/contract/loads/load-status.ts';
import { useTranslation } from '../../platform/words/use-translation.ts';
import { date, dateAndTime } from '../../platform/words/format.ts';
import { RefText } from '../../ui/primitives/date-text.tsx';
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

/** The progress of a load in five steps, each with icon, name and date. */
export const LoadSteps = ({ load }: { load: LoadDetails }) => {
  const { t } = useTranslation();
  const done = stepsDone(load);
  const current = load.status === 'in transit' ? done : -1;
  return (
    <Steps label={t('loads.page.steps.label')}>
      {stepNames.map((name, index) => {
        const state = index < done ? 'done' : index === current ? 'current' : 'ahead';
        const shown = state === 'current' ? t('loads.page.steps.now') : dayOf(load, name);
        return (
          <Step key={name} state={state} name={t(`loads.page.steps.${name}`)} spoken={t(`loads.page.steps.${state}`)}>
            <RefText>{shown}</RefText>
          </Step>
        );
      })}
    </Steps>
  );
};
