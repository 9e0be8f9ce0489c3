import { useSuspenseQuery } from '@tanstack/react-query';
import { CostClock } from '../clock/cost-clock.tsx';
import { drayageLoad } from '../drayage.api.ts';
import { useLiveDrayage } from '../use-live-drayage.ts';
import { ContainerCard } from './container-card.tsx';

/** What a drayage load's page shows beyond any other load's: its clocks and the container, all live. */
export const LoadContainer = ({ loadId }: { loadId: number }) => {
  useLiveDrayage(loadId);
  const { data: load } = useSuspenseQuery(drayageLoad(loadId));
  return (
    <>
      <CostClock load={load} />
      <ContainerCard load={load} />
    </>
  );
};
