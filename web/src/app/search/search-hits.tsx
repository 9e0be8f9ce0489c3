import { useTranslation } from '../../platform/words/use-translation.ts';
import { BoxIcon } from '../../ui/icons/freight-icons.tsx';
import { ArrowRightIcon, SwitchIcon } from '../../ui/icons/navigation-icons.tsx';
import type { Icon } from '../../ui/icons/icon.tsx';
import { StatusGlyph } from '../../ui/status/status-glyph.tsx';
import classes from './search-dialog.module.css';
import type { SearchHit } from './search-hit.ts';

type SearchHitsProps = {
  hits: readonly SearchHit[];
  text: string;
  pending: boolean;
  chosen: number;
  onOpen: (index: number) => void;
};

const glyphs: Record<SearchHit['kind'], Icon> = { load: BoxIcon, screen: ArrowRightIcon, action: SwitchIcon };

/** The answer under the search field; earlier hits stay while newer ones are fetched. */
export const SearchHits = ({ hits, text, pending, chosen, onOpen }: SearchHitsProps) => {
  const { t } = useTranslation();
  const nothing = hits.length === 0 && !pending && text.trim() !== '';
  return (
    <>
      <p className={classes.status} role="status" data-empty={nothing || undefined}>
        {nothing ? t('frame.search.none', { text: text.trim() }) : t('frame.search.results', { count: hits.length })}
      </p>
      <ul id="search-hits" role="listbox" aria-label={t('frame.search.title')} className={classes.hits}>
        {hits.map((hit, index) => {
          const Glyph = glyphs[hit.kind];
          return (
            <li
              key={hit.key}
              id={`search-hit-${index}`}
              role="option"
              aria-selected={index === chosen}
              className={classes.hit}
              onClick={() => onOpen(index)}
            >
              {hit.status ? <StatusGlyph tone={hit.status} /> : <Glyph />}
              <span className={classes.hitTitle}>{hit.title}</span>
              <span className={classes.hitDetail}>
                <Matched text={hit.detail} wanted={text.trim()} />
              </span>
            </li>
          );
        })}
      </ul>
    </>
  );
};

/** The text, with the part that was looked for in bold. */
const Matched = ({ text, wanted }: { text: string; wanted: string }) => {
  const start = wanted === '' ? -1 : text.toLowerCase().indexOf(wanted.toLowerCase());
  if (start < 0) return text;
  const end = start + wanted.length;
  return (
    <>
      {text.slice(0, start)}
      <b>{text.slice(start, end)}</b>
      {text.slice(end)}
    </>
  );
};
