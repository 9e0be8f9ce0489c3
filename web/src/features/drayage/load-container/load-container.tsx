import { useSuspenseQuery } from '@tanstack/react-query';
import {} from 'react';
import { CostClock } from '../clock/cost-clock.tsx';
import { drayageLoad } from '../drayage.api.ts';
import { useLiveDrayage } from '../use-live-drayage.ts';
import { ContainerCard } from './container-card.tsx';
import { lazyPart } from '../../../platform/lazy-part.tsx';

const ContainerClocks = lazyPart(async () => (await import('../clock/container-clocks.tsx')).ContainerClocks);

/** What a drayage load's page shows beyond any other load's: its clocks and the container, all live. */
export const LoadContainer = ({ loadId }: { loadId: number }) => {
  useLiveDrayage(loadId);
  const { data: load } = useSuspenseQuery(drayageLoad(loadId));
  return (
    <>
      {load.container_count > 1 ? <ContainerClocks load={load} /> : <CostClock clock={load.clock} />}
      <ContainerCard load={load} />
    </>
  );
};
