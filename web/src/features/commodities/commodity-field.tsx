import type { SavedItem } from '@portal/contract/commodities/saved-item.ts';
import { folded } from '@portal/contract/values/folded.ts';
import { useQuery } from '@tanstack/react-query';
import { useDebounced } from '../../platform/use-debounced.ts';
import { SuggestField } from '../../ui/fields/suggest-field.tsx';
import { savedItems } from './commodities.api.ts';
import { savedItemText } from './saved-item-text.ts';

type CommodityFieldProps = {
  label: string;
  text: string;
  onText: (text: string) => void;
  onPick: (item: SavedItem) => void;
  placeholder: string;
  error: string | undefined;
};

const typingPauseMs = 150;
const mostShown = 8;

/** What the freight is: free text, or a saved item that fills in size, weight, class and the rest. */
export const CommodityField = ({ label, text, onText, onPick, placeholder, error }: CommodityFieldProps) => {
  const search = useDebounced(text.trim().slice(0, 100), typingPauseMs);
  const { data, isPlaceholderData } = useQuery(savedItems(search));
  // Until the answer for this very text is there, Enter must not take what an earlier text had found.
  const isEarlier = isPlaceholderData || search !== text.trim();
  const fitting = (data?.items ?? []).filter(({ commodity }) => !isEarlier || folded(commodity).includes(folded(text)));
  return (
    <SuggestField
      label={label}
      text={text}
      onText={onText}
      suggestions={fitting.slice(0, mostShown).map((item) => ({
        key: String(item.id),
        label: item.commodity,
        detail: savedItemText(item),
        value: item,
      }))}
      onPick={onPick}
      placeholder={placeholder}
      maxLength={200}
      error={error}
      required
    />
  );
};
