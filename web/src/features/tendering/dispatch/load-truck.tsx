import { isBooked } from '@portal/contract/loads/load-states.ts';
import type { Assignment } from '@portal/contract/tendering/assignments.contract.ts';
import type { LoadDetails } from '@portal/contract/loads/load.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { dateAndTime } from '../../../platform/words/format.ts';
import { Card } from '../../../ui/primitives/card.tsx';
import { loadAssignment } from './dispatch.api.ts';
import classes from './dispatch.module.css';

const shown = ['trucker_name', 'driver_name', 'driver_phone', 'truck_number', 'trailer_number', 'note'] as const;
const names = {
  trucker_name: 'trucker',
  driver_name: 'driver',
  driver_phone: 'phone',
  truck_number: 'truck',
  trailer_number: 'trailer',
  note: 'note',
} as const satisfies Record<(typeof shown)[number], string>;

/** Who drives a load that was given its truck by hand; nothing for all others. */
export const LoadTruck = ({ load }: { load: LoadDetails }) => {
  const { t } = useTranslation();
  const { data } = useQuery({ ...loadAssignment(load.id), enabled: isBooked(load.status) });
  if (!data?.assignment) return null;
  return (
    <Card title={t('tendering.dispatch.truck.title')}>
      <TruckFacts assignment={data.assignment} />
    </Card>
  );
};

const TruckFacts = ({ assignment }: { assignment: Assignment }) => {
  const { t } = useTranslation();
  const { assigned_at, assigned_by } = assignment;
  const [date, time] = dateAndTime(assigned_at);
  return (
    <>
      <dl className={classes.facts}>
        {shown.map((field) =>
          assignment[field] ? (
            <div key={field} className={classes.fact}>
              <dt>{t(`tendering.dispatch.truck.${names[field]}`)}</dt>
              <dd>
                {field === 'driver_phone' ? (
                  <a href={`tel:${assignment[field]}`}>{assignment[field]}</a>
                ) : (
                  assignment[field]
                )}
              </dd>
            </div>
          ) : null,
        )}
      </dl>
      {assigned_by && (
        <p className={classes.found}>{t('tendering.dispatch.truck.assigned_by', { name: assigned_by, date, time })}</p>
      )}
    </>
  );
};
