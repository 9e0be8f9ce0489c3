import { loadModes, modes } from '@portal/contract/modes/modes.ts';
import type { QuoteType } from '@portal/contract/modes/quote-types.ts';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMe } from '../../../platform/current-user.ts';
import { Button } from '../../../ui/button.tsx';
import { CopyIcon } from '../../../ui/icons/action-icons.tsx';
import { TruckIcon } from '../../../ui/icons/freight-icons.tsx';
import { Tabs } from '../../../ui/tabs.tsx';
import classes from './book-load-form.module.css';
import { CopyLoadDrawer } from './copy-load-drawer.tsx';
import { DraftNote } from './draft-note.tsx';
import type { Opening } from './opening.ts';
import { quoteTabs } from './quote-tabs.ts';
import type { DraftStatus } from './use-draft-keeping.ts';

type BookLoadHeadProps = {
  title: string;
  opening: Opening;
  draft: DraftStatus;
  copying: { copying: number | null; copy: (id: number) => Promise<boolean> };
  onStartOver: () => void;
};

/** Title, state of the draft, copying, and the ways to quote. */
export const BookLoadHead = ({ title, opening, draft, copying, onStartOver }: BookLoadHeadProps) => {
  const { t } = useTranslation();
  const [choosing, setChoosing] = useState(false);
  return (
    <div className={classes.head}>
      <div className={classes.titleRow}>
        <h1 className={classes.title}>{title}</h1>
        <DraftNote status={draft} onStartOver={onStartOver} />
        <span className={classes.grow} />
        {!opening.load && (
          <Button icon={<CopyIcon size={16} />} onClick={() => setChoosing(true)}>
            {t('loads.book.copy.open')}
          </Button>
        )}
      </div>
      <QuoteTabs />
      {choosing && (
        <CopyLoadDrawer
          copying={copying.copying}
          onCopy={async (id) => {
            if (await copying.copy(id)) setChoosing(false);
          }}
          onClose={() => setChoosing(false)}
        />
      )}
    </div>
  );
};

/** How much the mode counts for among the notifications. */
const weightOf = (type: QuoteType): number | undefined => {
  const mode = loadModes.find((one) => one === type);
  return mode && modes[mode].weight;
};

const QuoteTabs = () => {
  const { t } = useTranslation();
  const me = useMe();
  const router = useRouter();
  return (
    <Tabs
      label={t('loads.book.tabs')}
      panel="book-load"
      tabs={quoteTabs(me.settings.can_dispatch_modes).map((type) => ({
        value: type,
        label: t(`loads.modes.${type}`),
        glyph: <TruckIcon size={17} />,
        count: weightOf(type),
      }))}
      value="ltl"
      onChange={(type) => router.history.push(`/quote-book/${type}`)}
    />
  );
};
