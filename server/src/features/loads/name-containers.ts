import { containerPlace } from '@portal/contract/drayage/container-places.ts';
import { ports } from '@portal/contract/drayage/data/ports.ts';
import { steamshipLines } from '@portal/contract/drayage/data/steamship-lines.ts';
import type { HauledContainer } from '@portal/contract/loads/journey-fields.ts';

const terminalName = (place: string, terminal: string | null): string | null => {
  const terminals = ports.find(({ code }) => code === place)?.terminals ?? [];
  return terminals.find(({ code }) => code === terminal)?.name ?? terminal;
};

type Named = Pick<HauledContainer, 'steamship_line' | 'place' | 'terminal'>;

/** Codes of ports, terminals and lines mean nothing to people; their names are the same in every language. */
export const nameContainer = <L extends { container: Named | null }>(load: L): L => {
  if (!load.container) return load;
  const { steamship_line: line, place, terminal } = load.container;
  const names = {
    steamship_line: steamshipLines.find(({ scac }) => scac === line)?.name ?? line,
    place: containerPlace(place)?.name ?? place,
    terminal: terminalName(place, terminal),
  };
  return { ...load, container: { ...load.container, ...names } };
};
