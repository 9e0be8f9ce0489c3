import { useSuspenseQuery } from '@tanstack/react-query';
import { ContainerAnswer } from '../clock/container-answer.tsx';
import { drayageLoad } from '../drayage.api.ts';

/** What a drayage load's page answers at its top beyond where the load is. */
export const LoadContainerAnswer = ({ loadId }: { loadId: number }) => {
  const { data: load } = useSuspenseQuery(drayageLoad(loadId));
  return <ContainerAnswer load={load} />;
};
