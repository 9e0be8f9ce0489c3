import type { DrayagePlace } from '@portal/contract/drayage/drayage-load.ts';
import { useQuery } from '@tanstack/react-query';
import { containerPlaces } from '../drayage.api.ts';
import { useBookDrayage } from './drayage-context.ts';

/** The port or rail ramp that was picked, with its terminals; undefined while there is none, or it is being read. */
export const usePickedPlace = (): DrayagePlace | undefined => {
  const { form } = useBookDrayage();
  const { data } = useQuery(containerPlaces(''));
  return data?.items.find(({ code }) => code === form.place);
};
