import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useDebounced } from '../../../platform/use-debounced.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { FindLoadDrawer } from '../../loads/find-load-drawer.tsx';
import { loadsToCopy } from './book-load.api.ts';

type CopyLoadDrawerProps = {
  /** The id of the load that is being copied. */
  copying: number | null;
  onCopy: (id: number) => void;
  onClose: () => void;
};

const typingPauseMs = 200;

/** Finds an earlier load to copy with its stops, cargo and accessorials. */
export const CopyLoadDrawer = ({ copying, onCopy, onClose }: CopyLoadDrawerProps) => {
  const { t } = useTranslation();
  const [text, setText] = useState('');
  const search = useDebounced(text.trim(), typingPauseMs);
  const found = useQuery(loadsToCopy(search));
  return (
    <FindLoadDrawer
      title={t('loads.book.copy.open')}
      label={t('loads.book.copy.search')}
      hint={t('loads.book.copy.hint')}
      po={t('loads.book.copy.po')}
      text={text}
      onText={setText}
      found={found}
      none={search ? t('loads.book.copy.none', { text: search }) : t('loads.book.copy.empty')}
      onPick={onCopy}
      picked={copying}
      onClose={onClose}
    />
  );
};
