import { useTranslation } from '../../platform/words/use-translation.ts';
import { BoxIcon } from '../../ui/icons/freight-icons.tsx';
import { ArrowRightIcon, SwitchIcon } from '../../ui/icons/navigation-icons.tsx';
import type { Icon } from '../../ui/icons/icon.tsx';
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
              <Glyph />
              <span className={classes.hitTitle}>{hit.title}</span>
              <span className={classes.hitDetail}>{hit.detail}</span>
            </li>
          );
        })}
      </ul>
    </>
  );
};
