import { useDebounced } from '../../../platform/use-debounced.ts';
import type { Location } from '@portal/contract/places/saved-location.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { PinIcon } from '../../../ui/icons/freight-icons.tsx';
import { SuggestField } from '../../../ui/fields/suggest-field.tsx';
import { savedLocations } from '../../places/places.api.ts';

type PlaceNameFieldProps = {
  text: string;
  /** Only saved locations of the quoted ZIP code are offered: the price holds for no other. */
  zip: string;
  onText: (text: string) => void;
  onPick: (location: Location) => void;
  error: string | undefined;
};

const typingPauseMs = 200;
const zipDigits = 5;

/** The name of a place, or a saved location that fills in the rest. */
export const PlaceNameField = ({ text, zip, onText, onPick, error }: PlaceNameFieldProps) => {
  const { t } = useTranslation();
  const search = useDebounced(text.trim().slice(0, 100), typingPauseMs);
  const { data } = useQuery(savedLocations(search));
  const here = (data?.items ?? []).filter(({ zip_code }) => zip_code.slice(0, zipDigits) === zip.slice(0, zipDigits));
  return (
    <SuggestField
      label={t('tendering.stops.name')}
      required
      maxLength={120}
      icon={<PinIcon size={16} />}
      text={text}
      onText={onText}
      suggestions={here.map((location) => ({
        key: String(location.id),
        label: location.name,
        detail: `${location.address}, ${location.city}`,
        value: location,
      }))}
      onPick={onPick}
      error={error}
    />
  );
};
