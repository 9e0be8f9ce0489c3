import { TwinCard } from '../../../../ui/primitives/card.tsx';
import { StopColumn } from './stop-column.tsx';
import { useLoadForm } from '../form/book-load-context.ts';

/** Pickup and delivery side by side, in one card. */
export const StopsCard = () => {
  const form = useLoadForm();
  return (
    <TwinCard>
      <StopColumn index={0} />
      <StopColumn index={form.stops.length - 1} />
    </TwinCard>
  );
};
