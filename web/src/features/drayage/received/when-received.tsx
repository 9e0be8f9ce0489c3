import { useQuery } from '@tanstack/react-query';
import { type ReactNode, Suspense } from 'react';
import { Card } from '../../../ui/primitives/card.tsx';
import { drayageLoad } from '../drayage.api.ts';
import { useLiveDrayage } from '../use-live-drayage.ts';
import { lazyPart } from '../../../platform/lazy-part.tsx';

const DrayageReceived = lazyPart(async () => (await import('./drayage-received.tsx')).DrayageReceived);

/** Shows that the request was received while operations make the quote; otherwise the children. */
export const WhenReceived = ({ loadId, children }: { loadId: number; children: ReactNode }) => {
  useLiveDrayage(loadId);
  const { data } = useQuery(drayageLoad(loadId));
  if (!data?.operations_since) return children;
  return (
    <Card bare>
      <Suspense>
        <DrayageReceived load={data} />
      </Suspense>
    </Card>
  );
};
