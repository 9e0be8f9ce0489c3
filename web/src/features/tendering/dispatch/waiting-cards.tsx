import type { WaitingLoad } from '@portal/contract/tendering/assignments.contract.ts';
import { useTranslation } from 'react-i18next';
import { number } from '../../../platform/format.ts';
import { DateText } from '../../../ui/date-text.tsx';
import { Money } from '../../../ui/money.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import classes from './dispatch.module.css';
import { TimeLeft } from './time-left.tsx';
import { truckText } from './waiting-facts.tsx';
import { WaitingLink } from './waiting-link.tsx';
import { Lane } from './waiting-table.tsx';

/** The loads that wait, as rows of three lines on phones. */
export const WaitingCards = ({ items }: { items: readonly WaitingLoad[] | undefined }) => (
  <ul>
    {items?.map((load) => <WaitingCard key={load.load_id} load={load} />) ??
      Array.from({ length: 4 }, (_, row) => (
        <li key={row} className={classes.card}>
          <Skeleton width={150} height={18} />
          <Skeleton width={220} />
          <Skeleton width={180} />
        </li>
      ))}
  </ul>
);

const WaitingCard = ({ load }: { load: WaitingLoad }) => {
  const { t } = useTranslation();
  return (
    <li className={`${classes.card} ${classes.row}`}>
      <div className={classes.line}>
        <WaitingLink loadId={load.load_id} />
        <span className={classes.more}>{load.account.name}</span>
        <span className={classes.end}>
          <TimeLeft until={load.answer_by} />
        </span>
      </div>
      <div className={classes.line}>
        <Lane load={load} />
        <b className={classes.end}>
          <Money dollars={load.price} />
        </b>
      </div>
      <div className={`${classes.line} ${classes.more}`}>
        {truckText(load, t)}, {number(load.weight_lb, 0)} lb
        <span className={classes.end}>
          <DateText iso={load.pickup_date} weekday />
        </span>
      </div>
    </li>
  );
};
