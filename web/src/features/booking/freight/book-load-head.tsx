import type { QuoteType } from '@portal/contract/modes/quote-types.ts';
import { Suspense, useState } from 'react';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import type { DraftOwner } from '../../../platform/forms/drafts.ts';
import type { DraftStatus } from '../../../platform/forms/use-kept-draft.ts';
import { Button, LinkButton } from '../../../ui/primitives/button.tsx';
import { CopyIcon } from '../../../ui/icons/action-icons.tsx';
import { bookAgainAddress } from '../../loads/addresses.ts';
import classes from '../frame/booking-form.module.css';
import { DraftNote } from '../frame/draft-note.tsx';
import type { InitialLoadForm } from './form/initial-form.ts';
import { QuoteTabs } from '../frame/quote-tabs.tsx';
import { lazyDialog, lazyPart } from '../../../platform/lazy-part.tsx';

// A help that may stay away.
const RecentLanes = lazyPart(
  async () => (await import('./recent-lanes.tsx')).RecentLanes,
  () => null,
);
const CopyLoadDrawer = lazyDialog(async () => (await import('./copy-load-drawer.tsx')).CopyLoadDrawer);

// Only who has begun another booking needs it.
const UnfinishedBookings = lazyPart(
  async () => (await import('../frame/unfinished-bookings.tsx')).UnfinishedBookings,
  () => null,
);

type BookLoadHeadProps = {
  owner: DraftOwner;
  title: string;
  quoteType: QuoteType;
  initial: InitialLoadForm;
  draft: DraftStatus;
  copying: { copying: number | null; copy: (id: number) => Promise<boolean> };
  onStartOver: () => void;
};

/** Title, state of the draft, the button that copies a load, and the ways to quote. */
export const BookLoadHead = ({ owner, title, quoteType, initial, draft, copying, onStartOver }: BookLoadHeadProps) => {
  const { t } = useTranslation();
  const [choosing, setChoosing] = useState(false);
  return (
    <div className={classes.head}>
      <div className={classes.titleRow}>
        <h1 className={classes.title}>{title}</h1>
        <DraftNote status={draft} onStartOver={onStartOver} />
        {!initial.load && (
          <Suspense>
            <UnfinishedBookings owner={owner} />
            <RecentLanes />
          </Suspense>
        )}
        <span className={classes.grow} />
        {!initial.load && <LinkButton {...bookAgainAddress}>{t('loads.book.copy.again')}</LinkButton>}
        {!initial.load && (
          <Button icon={<CopyIcon size={16} />} onClick={() => setChoosing(true)}>
            {t('loads.book.copy.open')}
          </Button>
        )}
      </div>
      <QuoteTabs value={quoteType} fixed={initial.load !== null} />
      {choosing && (
        <Suspense>
          <CopyLoadDrawer
            copying={copying.copying}
            onCopy={async (id) => {
              if (await copying.copy(id)) setChoosing(false);
            }}
            onClose={() => setChoosing(false)}
          />
        </Suspense>
      )}
    </div>
  );
};
