import { containerPlace, placeName } from '@portal/contract/drayage/container-places.ts';
import { ports } from '@portal/contract/drayage/data/ports.ts';
import { railRamps } from '@portal/contract/drayage/data/rail-ramps.ts';
import { steamshipLines } from '@portal/contract/drayage/data/steamship-lines.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';

// Nothing of the booking form here: what both import travels in files of its own, which each of them waits for.

/** The choice of all lines, places or terminals, which a form has as an empty text. */
export const anyOfThem = 'any';

/** What a list of choices needs where an empty text stands for all of them. */
export const orAny = (value: string, onChange: (value: string) => void) => ({
  value: value || anyOfThem,
  onChange: (chosen: string) => onChange(chosen === anyOfThem ? '' : chosen),
});

type Where = { place: string | null; terminal: string | null };

const terminalsOf = (place: string | null) => ports.find(({ code }) => code === place)?.terminals ?? [];

/** Ports, rail ramps, terminals and lines by their names. */
export const usePlaces = () => {
  const { t } = useTranslation();
  const whereText = ({ place, terminal }: Where): string => {
    if (place === null) return t('drayage.free_time.all_places');
    const found = containerPlace(place);
    const name = terminalsOf(place).find(({ code }) => code === terminal)?.name ?? terminal;
    return [found ? placeName(found) : place, name].filter(Boolean).join(': ');
  };
  const lineText = (scac: string | null): string =>
    scac === null ? t('drayage.free_time.all_lines') : (steamshipLines.find((one) => one.scac === scac)?.name ?? scac);
  return {
    whereText,
    lineText,
    lineOptions: [
      { value: anyOfThem, label: t('drayage.free_time.all_lines') },
      ...steamshipLines.map(({ scac, name }) => ({ value: scac, label: name })),
    ],
    placeOptions: [...ports, ...railRamps].map((place) => ({ value: place.code, label: placeName(place) })),
    terminalOptions: (code: string) => [
      { value: anyOfThem, label: t('drayage.free_time.all_terminals') },
      ...terminalsOf(code).map((one) => ({ value: one.code, label: one.name })),
    ],
  };
};
