import { useState } from 'react';
import { useTranslation } from '../../platform/words/use-translation.ts';
import { SearchIcon } from '../../ui/icons/navigation-icons.tsx';
import { Modal } from '../../ui/overlays/modal.tsx';
import { Kbd } from '../../ui/primitives/kbd.tsx';
import classes from './search-dialog.module.css';
import { SearchHits } from './search-hits.tsx';
import { useSearchHits } from './use-search-hits.ts';

/** Finds loads by number, PRO, PO, BOL, city or carrier, and whatever can be opened or done by name. Arrow keys choose, Enter opens. */
export const SearchDialog = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation();
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState(0);
  const { hits, pending } = useSearchHits(text);
  const move = (step: number) => setChosen((at) => (hits.length ? (at + step + hits.length) % hits.length : 0));
  const open = (index: number) => {
    hits[index]?.open();
    onClose();
  };
  return (
    <Modal
      onClose={onClose}
      label={t('frame.search.title')}
      place="top"
      width="560px"
      classNames={{ body: classes.body }}
    >
      <div className={classes.field}>
        <SearchIcon />
        <input
          data-autofocus
          role="combobox"
          aria-expanded={hits.length > 0}
          aria-controls="search-hits"
          aria-activedescendant={hits.length > 0 ? `search-hit-${chosen}` : undefined}
          aria-label={t('frame.search.placeholder')}
          placeholder={t('frame.search.placeholder')}
          value={text}
          maxLength={80}
          onChange={(event) => {
            setText(event.target.value);
            setChosen(0);
          }}
          onKeyDown={(event) => {
            if (event.key === 'ArrowDown') move(1);
            else if (event.key === 'ArrowUp') move(-1);
            else if (event.key === 'Enter') open(chosen);
            else return;
            event.preventDefault();
          }}
        />
        <Kbd>Esc</Kbd>
      </div>
      <SearchHits hits={hits} text={text} pending={pending} chosen={chosen} onOpen={open} />
    </Modal>
  );
};
