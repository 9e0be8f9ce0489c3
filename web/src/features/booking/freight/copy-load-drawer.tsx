import type { LoadSummary } from '@portal/contract/loads/load.ts';
import { useDebounced } from '../../../platform/use-debounced.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { number } from '../../../platform/words/format.ts';
import { DateText, RefText } from '../../../ui/primitives/date-text.tsx';
import { Drawer } from '../../../ui/overlays/drawer.tsx';
import { EmptyState } from '../../../ui/status/empty-state.tsx';
import { ErrorState } from '../../../ui/status/error-state.tsx';
import { BoxIcon } from '../../../ui/icons/freight-icons.tsx';
import { SearchIcon } from '../../../ui/icons/navigation-icons.tsx';
import { SkeletonRows } from '../../../ui/primitives/skeleton.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { loadsToCopy } from './book-load.api.ts';
import classes from './copy-load-drawer.module.css';

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
    <Drawer opened onClose={onClose} title={t('loads.book.copy.title')}>
      <TextField
        label={t('loads.book.copy.search')}
        hideLabel
        placeholder={t('loads.book.copy.search')}
        hint={t('loads.book.copy.hint')}
        icon={<SearchIcon size={16} />}
        value={text}
        onChange={setText}
        maxLength={80}
        data-autofocus
      />
      {found.isPending && <SkeletonRows rows={6} columns="1fr 120px" rowHeight={56} />}
      {found.isError && <ErrorState error={found.error} onRetry={() => void found.refetch()} />}
      {found.data && found.data.items.length === 0 && (
        <EmptyState icon={BoxIcon}>
          {search ? t('loads.book.copy.none', { text: search }) : t('loads.book.copy.empty')}
        </EmptyState>
      )}
      <ul className={classes.loads}>
        {found.data?.items.map((load) => (
          <li key={load.id}>
            <button
              type="button"
              className={classes.load}
              aria-busy={copying === load.id}
              onClick={() => onCopy(load.id)}
            >
              <LoadLine load={load} />
            </button>
          </li>
        ))}
      </ul>
    </Drawer>
  );
};

const LoadLine = ({ load }: { load: LoadSummary }) => {
  const { t } = useTranslation();
  const lane = t('loads.book.copy.lane', {
    origin: `${load.origin_city}, ${load.origin_state}`,
    destination: `${load.destination_city}, ${load.destination_state}`,
  });
  return (
    <>
      <span className={classes.lane}>{lane}</span>
      <span className={classes.id}>
        <RefText>{String(load.id)}</RefText>
      </span>
      <span className={classes.facts}>
        <DateText iso={load.pickup_date} />, {number(load.weight_lb, 0)} lb
        {load.po_number && (
          <>
            , {t('loads.book.copy.po')} <RefText>{load.po_number}</RefText>
          </>
        )}
      </span>
    </>
  );
};
