import type { DrayagePlace } from '@portal/contract/drayage/drayage-load.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { containerPlaces, steamshipLines } from '../drayage.api.ts';
import { placeName } from '../place-name.ts';

/** The choice of all lines, places or terminals, which a form has as an empty text. */
export const anyOfThem = 'any';

/** What a list of choices needs where an empty text stands for all of them. */
export const orAny = (value: string, onChange: (value: string) => void) => ({
  value: value || anyOfThem,
  onChange: (chosen: string) => onChange(chosen === anyOfThem ? '' : chosen),
});

type Where = { place: string | null; terminal: string | null };

/** Ports, rail ramps, terminals and lines by their names; a code stands for itself until they are there. */
export const usePlaces = () => {
  const { t } = useTranslation();
  const { data: places } = useQuery(containerPlaces(''));
  const { data: lines } = useQuery(steamshipLines);
  const placeOf = (code: string | null): DrayagePlace | undefined => places?.items.find((one) => one.code === code);
  const namedPlace = (code: string): string => {
    const place = placeOf(code);
    return place ? placeName(place) : code;
  };
  const terminalsOf = (code: string | null) => placeOf(code)?.terminals ?? [];
  const whereText = ({ place, terminal }: Where): string => {
    if (place === null) return t('drayage.free_time.all_places');
    const name = terminalsOf(place).find(({ code }) => code === terminal)?.name ?? terminal;
    return [namedPlace(place), name].filter(Boolean).join(': ');
  };
  const lineText = (scac: string | null): string =>
    scac === null ? t('drayage.free_time.all_lines') : (lines?.items.find((one) => one.scac === scac)?.name ?? scac);
  return {
    whereText,
    lineText,
    lineOptions: [
      { value: anyOfThem, label: t('drayage.free_time.all_lines') },
      ...(lines?.items ?? []).map(({ scac, name }) => ({ value: scac, label: name })),
    ],
    placeOptions: (places?.items ?? []).map((place) => ({ value: place.code, label: placeName(place) })),
    terminalOptions: (code: string) => [
      { value: anyOfThem, label: t('drayage.free_time.all_terminals') },
      ...terminalsOf(code).map((one) => ({ value: one.code, label: one.name })),
    ],
  };
};
