import { placeName } from '@portal/contract/drayage/container-places.ts';
import type { DrayagePlace } from '@portal/contract/drayage/drayage-load.ts';
import { railroadNames } from '@portal/contract/drayage/railroad-names.ts';
import { folded } from '@portal/contract/values/folded.ts';
import { useDebounced } from '../../../platform/use-debounced.ts';
import { useQuery } from '@tanstack/react-query';
import type { Translate } from '../../../platform/words/translate.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { useMe } from '../../../platform/session/current-user.ts';
import { PinIcon } from '../../../ui/icons/freight-icons.tsx';
import { ChevronDownIcon } from '../../../ui/icons/navigation-icons.tsx';
import { SuggestField } from '../../../ui/fields/suggest-field.tsx';
import { containerPlaces } from '../../drayage/drayage.api.ts';
import { useBookDrayage, useDrayageFaults, useDrayagePart } from './form/drayage-context.ts';
import { usePickedPlace } from './use-picked-place.ts';

const typingPauseMs = 200;
const mostSuggestions = 20;

const kindOf = ({ kind, railroad, code }: DrayagePlace, t: Translate): string =>
  kind === 'port'
    ? `${t('drayage.book.place.port')}, ${code}`
    : t('drayage.book.place.ramp', { railroad: railroad ?? '' });

/** Whether a suggestion fits the typed text: the list may still be that of the text before. */
const fits = (place: DrayagePlace, text: string): boolean => {
  const { code, name, city, railroad } = place;
  const names = [code, name, city, placeName(place), ...(railroad ? railroadNames({ railroad, name, city }) : [])];
  return names.some((known) => folded(known).includes(folded(text.trim())));
};

/** Finds a port or rail ramp by name, city or code; only a picked suggestion sets the place. */
export const PlaceField = ({ end }: { end: 'place' | 'to_place' }) => {
  const { t } = useTranslation();
  const picked = useDrayagePart(end);
  const text = useDrayagePart(`${end}_text`);
  const { set } = useBookDrayage();
  const { faultOf } = useDrayageFaults();
  const search = useDebounced(picked ? '' : text.trim().slice(0, 60), typingPauseMs);
  const { data } = useQuery(containerPlaces(search));
  const hint = useServiceHint(end);
  const fitting = (data?.items ?? []).filter((place) => picked || fits(place, text));
  const pick = (place: DrayagePlace) =>
    set(
      end === 'place'
        ? { place: place.code, place_text: placeName(place), terminal: '', chassis_split: false }
        : { to_place: place.code, to_place_text: placeName(place), to_terminal: '' },
    );
  return (
    <SuggestField
      label={t('drayage.book.place.field')}
      text={text}
      onText={(typed) => set({ [end]: '', [`${end}_text`]: typed })}
      suggestions={fitting.slice(0, mostSuggestions).map((place) => ({
        key: place.code,
        label: placeName(place),
        detail: kindOf(place, t),
        value: place,
      }))}
      onPick={pick}
      icon={<PinIcon size={16} />}
      unit={<ChevronDownIcon size={14} />}
      placeholder={t('drayage.book.place.placeholder')}
      hint={hint}
      error={faultOf(end)}
      maxLength={60}
      required
    />
  );
};

/** Who quotes containers of this place, where no rate table does. */
const useServiceHint = (end: 'place' | 'to_place'): string | undefined => {
  const { t } = useTranslation();
  const place = usePickedPlace(end);
  const email = useMe().settings.operations_email;
  if (place?.service === 'operations') return t('drayage.book.place.by_operations');
  return place?.service === 'email' ? t('drayage.errors.place_by_email', { email }) : undefined;
};
