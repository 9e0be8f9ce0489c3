import { useMe } from '../../../../platform/session/current-user.ts';
import { currentLanguage } from '../../../../platform/words/i18n.ts';
import { usePlaceCompletion } from '../../../places/use-place-completion.ts';
import { zoneName } from '../../../places/zone-name.ts';
import { useStop } from './use-stop.ts';

/** Completes a stop's ZIP code, city and state from one another; `zone` is the name of its time zone, once known. */
export const useStopCompletion = (index: number) => {
  const me = useMe();
  const { stop, changeStop } = useStop(index);
  const completion = usePlaceCompletion(me.account.id, stop, (found) => changeStop(() => found));
  return { completion, zone: completion.timezone && zoneName(completion.timezone, currentLanguage()) };
};
