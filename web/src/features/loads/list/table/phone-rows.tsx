import type { LoadSummary } from '@portal/contract/loads/load.ts';
import type { TFunction } from 'i18next';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { useMe } from '../../../../platform/session/current-user.ts';
import { DateText } from '../../../../ui/primitives/date-text.tsx';
import { ArrowRightIcon } from '../../../../ui/icons/navigation-icons.tsx';
import { Skeleton } from '../../../../ui/primitives/skeleton.tsx';
import { CarrierCell, destinationOf, LateDays, modeShown, originOf, PriceCell, StatusCell } from './load-cells.tsx';
import { LoadLink } from './load-link.tsx';
import classes from './phone-rows.module.css';

/** The loads of a page on a phone: three lines each. */
export const PhoneRows = ({ items }: { items: readonly LoadSummary[] | undefined }) => {
  const { t } = useTranslation();
  const { account } = useMe();
  return (
    <ul className={classes.list} aria-busy={!items}>
      {items
        ? items.map((load) => <PhoneRow key={load.id} load={load} ownAccount={account.id} t={t} />)
        : Array.from({ length: 8 }, (_, row) => <SkeletonRow key={row} />)}
    </ul>
  );
};

type PhoneRowProps = { load: LoadSummary; ownAccount: number; t: TFunction };

/** One load; whose it is, is said of loads of other accounts. Remade when the load itself has changed. */
const PhoneRow = memo(({ load, ownAccount, t }: PhoneRowProps) => (
  <li className={classes.row}>
    <div className={classes.line}>
      <LoadLink id={load.id} />
      <StatusCell load={load} t={t} />
      <span className={classes.end}>
        <PriceCell load={load} t={t} />
      </span>
    </div>
    <div className={classes.way}>
      <span>{originOf(load)}</span>
      <ArrowRightIcon size={14} />
      <span className={classes.hidden}>{t('loads.my_loads.to_place')}</span>
      <span>{destinationOf(load)}</span>
      {load.account.id !== ownAccount && <span className={classes.account}>{load.account.name}</span>}
    </div>
    <div className={classes.line} data-quiet>
      <span>{t(`loads.my_loads.modes.${modeShown(load)}`)}</span>
      <CarrierCell load={load} t={t} />
      <span className={classes.end}>
        <WhenText load={load} t={t} />
      </span>
    </div>
  </li>
));
PhoneRow.displayName = 'PhoneRow';

/** The date that matters now: pickup before booking, delivery after it. */
const WhenText = ({ load, t }: { load: LoadSummary; t: TFunction }) => {
  const [word, iso] =
    load.status_group === 'delivered'
      ? (['delivered_on', load.delivery_date] as const)
      : load.delivery_date && load.status_group !== 'quoted'
        ? (['due_on', load.delivery_date] as const)
        : (['pickup_on', load.pickup_date] as const);
  return (
    <>
      {t(`loads.my_loads.${word}`)} <DateText iso={iso} />
      <LateDays load={load} t={t} />
    </>
  );
};

const SkeletonRow = () => (
  <li className={classes.row}>
    <div className={classes.line}>
      <Skeleton width={130} height={20} />
    </div>
    <div className={classes.way}>
      <Skeleton width={210} />
    </div>
    <div className={classes.line}>
      <Skeleton width={160} />
    </div>
  </li>
);
