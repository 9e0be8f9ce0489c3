import type { Approval } from '@portal/contract/approvals/approval.ts';
import { useQuery } from '@tanstack/react-query';
import { timeOfDay, weekdayDate } from '../../../platform/words/format.ts';
import { TwinCard } from '../../../ui/primitives/card.tsx';
import { RefText } from '../../../ui/primitives/date-text.tsx';
import { Skeleton } from '../../../ui/primitives/skeleton.tsx';
import { loadDetails } from '../../loads/loads.api.ts';
import { loadQuotes } from '../../quotes/quotes.api.ts';
import classes from './approval-page.module.css';

/** From where to where, with the hours of both. */
export const ApprovalStops = ({ approval }: { approval: Approval }) => {
  const { data: load, isPending } = useQuery(loadDetails(approval.load_id));
  const { data: quotes } = useQuery(loadQuotes(approval.load_id));
  const arrival = quotes?.items.find(({ id }) => id === approval.carrier_quote_id)?.estimated_delivery;
  if (isPending) return <Skeleton height={90} />;
  const [first, last] = [load?.stops[0], load?.stops.at(-1)];
  if (!load || !first || !last) return null;
  const hours = ({ open_time, close_time }: typeof first): string | null =>
    open_time && close_time ? `${timeOfDay(open_time)} – ${timeOfDay(close_time)}` : null;
  const dayOf = (stop: typeof first): string | null => {
    const day = stop === first ? load.pickup_date : (load.delivery_date ?? arrival);
    return day ? weekdayDate(day) : null;
  };
  return (
    <TwinCard>
      {[first, last].map((stop) => (
        <div key={stop.id} className={classes.stop}>
          <b>{stop.name || stop.city}</b>
          <span>{[stop.address, stop.city, `${stop.state} ${stop.zip_code}`].filter(Boolean).join(', ')}</span>
          <b>
            <RefText>{[dayOf(stop), hours(stop)].filter(Boolean).join(', ')}</RefText>
          </b>
        </div>
      ))}
    </TwinCard>
  );
};
