import type { WaitingLoad } from '@portal/contract/tendering/assignments.contract.ts';
import { useTranslation } from 'react-i18next';
import { number } from '../../../platform/words/format.ts';
import { DateText } from '../../../ui/primitives/date-text.tsx';
import { Money } from '../../../ui/primitives/money.tsx';
import { PhoneLine, PhoneRow, PhoneRowBones } from '../../../ui/lists/phone-row.tsx';
import classes from './dispatch.module.css';
import { TimeLeft } from './time-left.tsx';
import { truckText } from './waiting-facts.tsx';
import { WaitingLink } from './waiting-link.tsx';
import { Lane } from './waiting-table.tsx';

/** The loads that wait, as rows of three lines on phones. */
export const WaitingCards = ({ items }: { items: readonly WaitingLoad[] | undefined }) => (
  <ul>{items?.map((load) => <WaitingCard key={load.load_id} load={load} />) ?? <PhoneRowBones rows={4} />}</ul>
);

const WaitingCard = ({ load }: { load: WaitingLoad }) => {
  const { t } = useTranslation();
  return (
    <PhoneRow>
      <PhoneLine end={<TimeLeft until={load.answer_by} />}>
        <WaitingLink loadId={load.load_id} />
        <span className={classes.more}>{load.account.name}</span>
      </PhoneLine>
      <PhoneLine
        main
        end={
          <b>
            <Money dollars={load.price} />
          </b>
        }
      >
        <Lane load={load} />
      </PhoneLine>
      <PhoneLine
        end={
          <span className={classes.more}>
            <DateText iso={load.pickup_date} weekday />
          </span>
        }
      >
        <span className={classes.more}>
          {truckText(load, t)}, {number(load.weight_lb, 0)} lb
        </span>
      </PhoneLine>
    </PhoneRow>
  );
};
