import { cityLine } from '@portal/contract/places/city-line.ts';
import type { Location } from '@portal/contract/places/saved-location.ts';
import { folded } from '@portal/contract/values/folded.ts';
import { useDebounced } from '../../platform/use-debounced.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../platform/words/use-translation.ts';
import { PinIcon } from '../../ui/icons/freight-icons.tsx';
import { ChevronDownIcon } from '../../ui/icons/navigation-icons.tsx';
import { SuggestField } from '../../ui/fields/suggest-field.tsx';
import { savedLocations } from './places.api.ts';

type LocationFieldProps = {
  /** Name and street as displayed. */
  text: string;
  /** True when the text is a picked saved location; the list then offers all locations. */
  picked: boolean;
  onText: (text: string) => void;
  onPick: (location: Location) => void;
  error?: string | undefined;
};

const typingPauseMs = 200;

const shown = ({ name, address, ...location }: Location): string =>
  [name, address, cityLine(location)].filter(Boolean).join(', ');

/** Where it is, and whom one reaches there where it was found by that alone. */
const detailOf = (location: Location, searched: string): string => {
  const { address, contact_name, further_contacts } = location;
  const contacts = [contact_name, ...further_contacts.map(({ name }) => name)];
  const isFoundBy = (text: string) => folded(text).includes(folded(searched.trim()));
  const contact = isFoundBy(shown(location)) ? undefined : contacts.find(isFoundBy);
  return [address, cityLine(location), contact].filter(Boolean).join(', ');
};

/** A saved location, searched by name or street, or a free street address. */
export const LocationField = ({ text, picked, onText, onPick, error }: LocationFieldProps) => {
  const { t } = useTranslation();
  const search = useDebounced(picked ? '' : text.trim().slice(0, 100), typingPauseMs);
  const { data, isPlaceholderData } = useQuery(savedLocations(search));
  // Until the answer for this very text is there, Enter must not take what an earlier text had found.
  const isEarlier = isPlaceholderData || (!picked && search !== text.trim());
  return (
    <SuggestField
      label={t('places.fields.location')}
      text={text}
      onText={onText}
      suggestions={(data?.items ?? [])
        .map((location) => ({
          key: String(location.id),
          label: location.name,
          detail: detailOf(location, picked ? '' : text),
          value: location,
        }))
        .filter(({ label, detail }) => !isEarlier || folded(`${label} ${detail}`).includes(folded(text)))}
      onPick={onPick}
      data-tour="location"
      icon={<PinIcon size={16} />}
      unit={<ChevronDownIcon size={14} />}
      placeholder={t('places.fields.location_placeholder')}
      error={error}
      hint={!picked && !isEarlier && search !== '' && data?.items.length === 0 && t('places.fields.no_saved')}
      maxLength={200}
    />
  );
};
