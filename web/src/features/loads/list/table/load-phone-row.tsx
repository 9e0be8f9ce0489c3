import type { LoadSummary } from '@portal/contract/loads/load.ts';
import type { Me } from '@portal/contract/users/users.contract.ts';
import { use } from 'react';
import { ArrowRightIcon } from '../../../../ui/icons/navigation-icons.tsx';
import type { RowProps } from '../../../../ui/lists/list-definition.ts';
import { PhoneRow } from '../../../../ui/lists/phone-row.tsx';
import { DateText } from '../../../../ui/primitives/date-text.tsx';
import {
  CarrierCell,
  ContainerCell,
  destinationOf,
  FreeDay,
  isGone,
  LateDays,
  LoadLink,
  modeShown,
  originOf,
  PriceCell,
  StatusCell,
} from './load-cells.tsx';
import { isOpen } from '../../is-open.ts';
import { ContainerDeadlines } from './deadlines.ts';
import classes from './load-phone-row.module.css';

/** A load on a phone in three lines. The account is shown where it is not the person’s own. */
export const LoadPhoneRow = ({ row: load, t, me }: RowProps<LoadSummary> & { me: Me }) => (
  <PhoneRow>
    <div className={classes.line}>
      <LoadLink id={load.id} />
      <StatusCell row={load} t={t} />
      <span className={classes.end}>
        <PriceCell row={load} t={t} />
      </span>
    </div>
    <div className={classes.lane}>
      <span>{originOf(load)}</span>
      <ArrowRightIcon size={14} />
      <span className={classes.hidden}>{t('loads.my_loads.to_place')}</span>
      <span>{destinationOf(load)}</span>
      {load.account.id !== me.account.id && <span className={classes.account}>{load.account.name}</span>}
    </div>
    <div className={classes.line} data-quiet>
      <span>{t(`loads.my_loads.modes.${modeShown(load)}`)}</span>
      {load.container ? <ContainerCell row={load} t={t} /> : <CarrierCell row={load} t={t} />}
      <span className={classes.end}>
        <NextDate row={load} t={t} />
      </span>
    </div>
  </PhoneRow>
);

/** A container that waits at its terminal, free until a day that is known. */
const isWaiting = (load: LoadSummary): boolean =>
  !load.container?.is_export && Boolean(load.container?.last_free_day) && !isGone(load);

/** The date that matters now: free time of a container at its terminal, else pickup before booking, delivery after it. */
const NextDate = ({ row: load, t }: RowProps<LoadSummary>) => {
  const isOut = use(ContainerDeadlines).get(load.id)?.charge === 'per_diem';
  if (isOut || isWaiting(load)) return <FreeDay row={load} t={t} fetch="fetch_by" bringBack="return_by" />;
  const [word, iso] =
    load.status_group === 'delivered'
      ? (['delivered_on', load.delivery_date] as const)
      : load.delivery_date && load.status_group !== 'quoted'
        ? (['due_on', load.delivery_date] as const)
        : (['pickup_on', isOpen(load, 'pickup_date') ? null : load.pickup_date] as const);
  return (
    <>
      {t(`loads.my_loads.${word}`)} <DateText iso={iso} />
      <LateDays row={load} t={t} />
    </>
  );
};
