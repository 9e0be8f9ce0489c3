import { TwinCard } from '../../../../ui/primitives/card.tsx';
import { StopColumn } from './stop-column.tsx';
import { useFromLoad } from '../form/book-load-context.ts';

/** Pickup and delivery side by side, in one card. */
export const StopsCard = () => {
  const count = useFromLoad(({ stops }) => stops.length);
  return (
    <TwinCard>
      <StopColumn index={0} />
      <StopColumn index={count - 1} />
    </TwinCard>
  );
};
