import type { LoadSummary } from '@portal/contract/loads/load.ts';
import { useQuery } from '@tanstack/react-query';
import { notifyFailure } from '../../../platform/api/notify-failure.ts';
import { mayDo, useMe } from '../../../platform/session/current-user.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { Button } from '../../../ui/primitives/button.tsx';
import { loadsToCopy } from './book-load.api.ts';
import { useBookLoad, useFromLoad } from './form/book-load-context.ts';
import { copyOf } from './form/initial-form.ts';
import type { ItemForm, LoadForm, StopForm } from './form/load-form.ts';
import classes from './recent-lanes.module.css';

const mostLanes = 3;

const laneOf = ({ origin_zip, destination_zip }: LoadSummary): string => `${origin_zip} ${destination_zip}`;

/** The newest load of each lane. */
const newestByLane = (loads: readonly LoadSummary[]): LoadSummary[] =>
  loads
    .filter((load, index) => loads.findIndex((other) => laneOf(other) === laneOf(load)) === index)
    .slice(0, mostLanes);

const isUntyped = ({ commodity, weight }: ItemForm): boolean => commodity === '' && weight === null;

/** What an earlier load moved, as long as no other freight is typed. */
const cargoOf = (form: LoadForm, { line_items, units, hazmat }: LoadForm): Partial<LoadForm> =>
  form.line_items.every(isUntyped) ? { line_items, units, hazmat } : {};

/** The form between the ends of an earlier load, with their names and contacts and with its freight. */
const alongLane = (form: LoadForm, earlier: LoadForm): LoadForm => {
  const [from, to] = [earlier.stops[0], earlier.stops.at(-1)];
  const last = form.stops.length - 1;
  return {
    ...form,
    ...cargoOf(form, earlier),
    stops: form.stops.map((stop, index) => {
      const end = index === 0 ? from : index === last && to;
      // An appointment or dock number is another one each time.
      return end ? { ...end, key: stop.key, type: stop.type, reference: '' } : stop;
    }),
  };
};

const isBlank = ({ zip_code, city }: StopForm): boolean => zip_code === '' && city === '';

/** The lanes booked last, each of which fills in where from and where to, as long as neither is known. */
export const RecentLanes = () => {
  const { t } = useTranslation();
  const { change } = useBookLoad();
  const mayCopy = mayDo(useMe(), 'get:clone');
  const isOpen = useFromLoad(({ stops }) => stops.every(isBlank)) && mayCopy;
  const { data } = useQuery({ ...loadsToCopy(''), enabled: isOpen });
  const lanes = newestByLane(data?.items ?? []);
  if (!isOpen || lanes.length === 0) return null;
  const take = async (id: number) => {
    try {
      const earlier = await copyOf(id);
      change((form) => alongLane(form, earlier.form), 'stops', 'line_items');
    } catch (error) {
      notifyFailure(error);
    }
  };
  return (
    <div className={classes.lanes} role="group" aria-label={t('loads.book.copy.recent')}>
      <span className={classes.label}>{t('loads.book.copy.recent')}</span>
      {lanes.map((load) => (
        <Button key={load.id} size="small" onClick={() => void take(load.id)}>
          {t('loads.book.copy.lane', {
            origin: load.origin_city || load.origin_zip,
            destination: load.destination_city || load.destination_zip,
          })}
        </Button>
      ))}
    </div>
  );
};
