import { wasBooked } from '@portal/contract/loads/load-states.ts';
import type { LoadSummary } from '@portal/contract/loads/load.ts';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useDebounced } from '../../../platform/use-debounced.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { FindLoadDrawer } from '../../loads/find-load-drawer.tsx';
import { loadList } from '../../loads/loads.api.ts';
import { newClaimAddress } from '../addresses.ts';

const typingPauseMs = 200;
const mostLoads = 50;

const mayBeClaimed = ({ status, carrier }: LoadSummary): boolean => wasBooked(status, carrier !== null);

/** Chooses the load that a new case is about: what was delivered last, and by a search whatever was booked. */
export const StartClaimDrawer = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const search = useDebounced(text.trim(), typingPauseMs);
  const found = useQuery({
    ...loadList({ limit: mostLoads, ...(search ? { search } : { group: 'delivered' }) }),
    select: ({ items }) => ({ items: items.filter(mayBeClaimed) }),
  });
  return (
    <FindLoadDrawer
      title={t('claims.screens.list.start.title')}
      label={t('claims.screens.list.start.search')}
      hint={t('claims.screens.list.start.hint')}
      po={t('claims.screens.list.start.po')}
      text={text}
      onText={setText}
      found={found}
      none={search ? t('claims.screens.list.start.none', { text: search }) : t('claims.screens.list.start.empty')}
      onPick={(id) => void navigate(newClaimAddress(id))}
      onClose={onClose}
    />
  );
};
