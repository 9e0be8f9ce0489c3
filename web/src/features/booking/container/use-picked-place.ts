import type { DrayagePlace } from '@portal/contract/drayage/drayage-load.ts';
import { useQuery } from '@tanstack/react-query';
import { containerPlaces } from '../../drayage/drayage.api.ts';
import { useDrayagePart } from './form/drayage-context.ts';

/** The picked port or rail ramp with its terminals; undefined while none is picked or the places load. */
export const usePickedPlace = (end: 'place' | 'to_place' = 'place'): DrayagePlace | undefined => {
  const picked = useDrayagePart(end);
  const { data } = useQuery(containerPlaces(''));
  return data?.items.find(({ code }) => code === picked);
};
