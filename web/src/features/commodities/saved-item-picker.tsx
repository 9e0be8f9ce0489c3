import type { SavedItem } from '@portal/contract/commodities/saved-item.ts';
import { useDebounced } from '../../platform/use-debounced.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '../../platform/words/use-translation.ts';
import { Button } from '../../ui/primitives/button.tsx';
import { BookmarkIcon } from '../../ui/icons/action-icons.tsx';
import { SearchIcon } from '../../ui/icons/navigation-icons.tsx';
import { Popup } from '../../ui/overlays/popup.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { savedItems } from './commodities.api.ts';
import { savedItemText } from './saved-item-text.ts';
import classes from './saved-item-picker.module.css';

/** Button that opens the account's saved items to choose one; Enter takes the first that is found. */
export const SavedItemPicker = ({ onPick }: { onPick: (item: SavedItem) => void }) => {
  const { t } = useTranslation();
  return (
    <Popup
      label={t('commodities.form.add_saved')}
      width={320}
      trigger={(props) => (
        <Button size="small" icon={<BookmarkIcon size={15} />} data-tour="saved-items" {...props}>
          {t('commodities.form.add_saved')}
        </Button>
      )}
    >
      {(close) => (
        <SavedItems
          onPick={(item) => {
            close();
            onPick(item);
          }}
        />
      )}
    </Popup>
  );
};

const typingPauseMs = 200;

const SavedItems = ({ onPick }: { onPick: (item: SavedItem) => void }) => {
  const { t } = useTranslation();
  const [text, setText] = useState('');
  const search = useDebounced(text.trim(), typingPauseMs);
  const { data, isError, isPending, isPlaceholderData } = useQuery(savedItems(search));
  // Until the answer for this very text is there, Enter must not take what an earlier text had found.
  const first = isPlaceholderData || search !== text.trim() ? undefined : data?.items[0];
  return (
    <div className={classes.panel}>
      <TextField
        label={t('commodities.form.search_saved')}
        hideLabel
        placeholder={t('commodities.form.search_saved')}
        icon={<SearchIcon size={16} />}
        value={text}
        onChange={setText}
        maxLength={100}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          if (first) onPick(first);
        }}
        // The panel opens because the person wants to search in it.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
      />
      <ul>
        {(data?.items ?? []).map((item) => (
          <li key={item.id}>
            <button
              type="button"
              className={classes.item}
              data-first={item === first || undefined}
              onClick={() => onPick(item)}
            >
              {item.commodity}
              <span>{savedItemText(item)}</span>
            </button>
          </li>
        ))}
      </ul>
      {isError && <p className={classes.note}>{t('commodities.form.saved_failed')}</p>}
      {!isError && !isPending && data.items.length === 0 && (
        <p className={classes.note}>{t('commodities.form.no_saved')}</p>
      )}
    </div>
  );
};
